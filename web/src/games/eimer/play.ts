// Alles im Eimer in text, time and sound.
import { t } from '../../i18n/messages.svelte'
import type { GameEvent, State } from '../../net/types'
import { pieces } from '../../story/story'
import type { EventSound, PlayUi } from '../game_ui'
import { BUCKET, EMBLEM } from './drawings'
import { FALL, LANDING } from './falling'
import { bucketsOf, colourOf, lossesIn, sum, valueOf, type EimerState } from './state'

const DURATIONS: Record<string, number> = { attacked: 1000, defended: 1000, fell: 1000, lost: 800, revealed: 1000 }
const SOUNDS = {
  attacked: 'wood',
  defended: 'wood',
  drew: 'wood',
  built: 'clank',
  lost: 'clank',
  fell: 'clank',
  kept_part: 'clank',
} as const

function moveText(move: string, state: State): string | undefined {
  const [word, ...rest] = move.split(' ')
  if (word === 'build') return t('eimer-web-move-build')
  if (word === 'play') return t('eimer-web-move-play', { cards: pieces(rest), sum: sum(rest) })
  if (word === 'lose') {
    const [row, across] = (rest[0] ?? '0.0').split('.').map(Number) as [number, number]
    const { pyramids, turn } = state as Partial<EimerState>
    const colour = pyramids?.[turn ?? -1]?.split('/')[row]?.[across] ?? ''
    return t('eimer-web-move-lose', { colour, row: row + 1, across: across + 1 })
  }
  if (word === 'keep') return t(rest[0] === 'left' ? 'eimer-move-keep-left' : 'eimer-move-keep-right')
  return word === 'draw' ? t('eimer-move-draw') : undefined
}

function sound(event: GameEvent): EventSound | undefined {
  if (!(event.event in SOUNDS)) return undefined
  const kind = SOUNDS[event.event as keyof typeof SOUNDS]
  const [loss] = lossesIn([event])
  return loss ? { kind, times: bucketsOf(loss).length, delay: LANDING, every: FALL / 1000 } : { kind }
}

/** What a bucket given up lasts is in the table above; each that comes down with it takes its time. */
function duration(event: GameEvent): number | undefined {
  const [loss] = lossesIn([event])
  const falling = loss && loss.event !== 'lost' ? loss.buckets.length : 0
  return loss || event.event in DURATIONS ? (DURATIONS[event.event] ?? 0) + FALL * falling : undefined
}

const play: PlayUi = {
  moveText,
  sound,
  pieceDrawing: (card) => {
    const src = EMBLEM[colourOf(card)]
    return src === undefined ? undefined : { src, number: String(valueOf(card)) }
  },
  story: { pieces: ['cards', 'card'], counted: ['buckets'] },
  duration,
  trophy: BUCKET.R,
  stage: ({ phase }) => (phase === 'build' || phase === 'deal' ? 'build' : undefined),
  legalEntry: (move) => (move.startsWith('build ') ? 'build *' : move),
}
export default play
