// Geizen in text, time and sound.
import { dieDrawing } from '../../art/dice'
import { t } from '../../i18n/messages.svelte'
import type { State } from '../../net/types'
import { pieces } from '../../story/story'
import type { PlayUi } from '../game_ui'
import trophy from './art/chip.svg'
import type { Geizen } from './pieces'

const DURATIONS: Record<string, number> = { rolled: 850, completed: 1100 }
const SOUNDS = { rolled: 'dice', kept: 'wood', placed: 'coin', completed: 'coin', paid: 'coin', borrowed: 'coin' } as const

function moveText(move: string, state: State): string | undefined {
  const [word, ...dice] = move.split(' ')
  if (word !== 'keep') return undefined
  const all = dice.length > 1 && dice.length === (state as Partial<Geizen>).rolled?.length
  return all ? t('geizen-web-keep-all', { count: dice.length }) : t('geizen-web-keep', { dice: pieces(dice) })
}

const play: PlayUi = {
  moveText,
  pieceDrawing: (piece) => {
    const src = dieDrawing(piece)
    return src === undefined ? undefined : { src }
  },
  story: { pieces: ['dice'] },
  duration: ({ event }) => DURATIONS[event],
  sound: ({ event }) => (event in SOUNDS ? { kind: SOUNDS[event as keyof typeof SOUNDS] } : undefined),
  trophy,
}
export default play
