// Heckmeck in text, time and sound.
import trophy from '../../art/brand/worm.svg'
import { t } from '../../i18n/messages.svelte'
import type { Facts, State } from '../../net/types'
import type { PlayUi } from '../game_ui'
import { factsOf, wormsOn } from './facts'
import { dieDrawing, type Heckmeck } from './pieces'

const DURATIONS: Record<string, number> = { rolled: 850, stole: 1100, took: 700, failed: 1100 }
const SOUNDS = { rolled: 'dice', kept: 'wood', took: 'wood', stole: 'clank', failed: 'wood', turned_down: 'wood' } as const

function moveText(move: string, state: State, facts: Facts): string | undefined {
  const [word, rest = ''] = move.split(' ')
  const tile = Number(rest)
  if (word === 'keep') {
    const count = (state as Partial<Heckmeck>).rolled?.filter((face) => face === rest).length || 1
    return t('heckmeck-web-keep', { face: rest, count, sum: 0, known: 'no', fails: 'no' })
  }
  if (word === 'roll') return t('heckmeck-web-roll', { count: factsOf(facts).dice - ((state as Partial<Heckmeck>).kept?.length ?? 0) })
  if (word === 'take') return t('heckmeck-web-take', { tile, worms: wormsOn(facts, tile) })
  if (word === 'steal') return t('heckmeck-web-steal', { tile, worms: wormsOn(facts, tile) })
  return word === 'give' ? t('heckmeck-web-give-up') : undefined
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
