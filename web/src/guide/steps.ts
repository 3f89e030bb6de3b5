// What the guide says and when: a step belongs to a situation, or to something that has just happened. Its words are guide-GAME-STEP.
import type { FluentVariable } from '@fluent/bundle'
import type { GameEvent, Options, State } from '../net/types'

/** The table as the guided seat has it before it. */
export interface Now {
  seat: number
  state: State
  legal: string[]
  options: Options
  names: string[]
}

export interface Step {
  id: string
  /** The part of the board it is about. */
  at: string | ((now: Now) => string)
  when?: (now: Now) => boolean
  /** What happened of which it tells, if it did. */
  after?: (events: GameEvent[], seat: number) => GameEvent | undefined
  vars?: (now: Now, event: GameEvent | undefined, events: GameEvent[]) => Record<string, FluentVariable>
}

const always = () => true
const may = (word: string) => ({ legal }: Now) => legal.some((move) => move.split(' ')[0] === word)
const mine = (...names: string[]) => (events: GameEvent[], seat: number) => events.find((e) => names.includes(e.event) && e.seat === seat)
const yes = (so: boolean) => (so ? 'yes' : 'no')

const heckmeck: Step[] = [
  { id: 'grill', at: '.grill', when: always },
  { id: 'keep', at: '.rolled', when: may('keep') },
  { id: 'worm', at: '.aside', when: ({ legal, state }) => legal.length > 0 && state.kept.length > 0 },
  { id: 'steal', at: '.seat.can', when: may('steal') },
  { id: 'take', at: '.acts', when: (now) => may('take')(now) && may('roll')(now) },
  { id: 'roll', at: '.acts', when: (now) => may('roll')(now) && !may('take')(now) && !may('steal')(now) },
  { id: 'risk', at: '.rolled', when: may('roll') },
  { id: 'took', at: '.seat.me', after: mine('took', 'stole') },
  { id: 'stolen', at: '.seat.me', after: (events, seat) => events.find((e) => e.event === 'stole' && e.from === seat) },
  { id: 'failed', at: '.grill', after: mine('failed'), vars: (_, __, events) => ({ lost: yes(events.some((e) => e.event === 'returned')) }) },
]

const PYRAMID = '.ground .pyramid'
const turnsBack = (options: Options) => options.reverse === true || options.edition === '2005'

const eimer: Step[] = [
  { id: 'build', at: PYRAMID, when: may('build') },
  { id: 'fall', at: PYRAMID, when: always },
  { id: 'draw', at: '[data-testid="draw"]', when: may('draw') },
  { id: 'attack', at: '.hand', when: ({ legal, state }) => legal.length > 0 && state.phase === 'attack' },
  { id: 'defend', at: '.attack', when: (now) => now.state.phase === 'defend' && may('play')(now), vars: ({ options }) => ({ back: yes(turnsBack(options)) }) },
  { id: 'lose', at: PYRAMID, when: may('lose') },
  { id: 'split', at: PYRAMID, when: may('keep') },
  { id: 'drew', at: '.hand', after: mine('drew') },
  { id: 'hit', at: '.hand', after: (events, seat) => mine('turn')(events, seat) && mine('lost', 'kept_part')(events, seat) },
]

/** The first yellow square of the board that is played on. */
function yellow({ options }: Now): string | null {
  const rows = (options.board as { rows?: { yellow: number[] }[] } | undefined)?.rows ?? []
  const row = rows.findIndex(({ yellow }) => yellow.length)
  return row < 0 ? null : `[data-square="${row + 1}.${rows[row]!.yellow[0]}"]`
}

const geizen: Step[] = [
  { id: 'board', at: '.board', when: always },
  { id: 'keep', at: '.rolled', when: may('keep') },
  { id: 'cost', at: '.preview', when: may('keep') },
  { id: 'yellow', at: (now) => yellow(now) ?? '.board', when: (now) => may('keep')(now) && yellow(now) !== null },
  { id: 'red', at: '.square.red', when: may('keep') },
  { id: 'chips', at: '.seat.me', when: may('keep') },
  {
    id: 'completed',
    at: '.board',
    after: (events) => events.find((e) => e.event === 'completed'),
    vars: ({ names, seat }, event) => ({ who: names[event?.seat ?? 0] ?? '', you: yes(event?.seat === seat) }),
  },
]

export const STEPS: Record<string, Step[]> = { heckmeck, eimer, geizen }
