// A reviewed game as its screens take it: what happened at each entry, computed once for all of them.
import { seatFace } from '../art/faces'
import { seatNames } from '../table/seat_names'
import { eventText } from '../story/story'
import { tableOfRecord } from '../replay/positions'
import type { GameEvent, Moment, Replay, Review, Summary, Table } from '../net/types'

/** A choice of a seat's, with all that is known of one. */
export type Choosing = Moment & Required<Pick<Moment, 'options' | 'best' | 'lost'>> & { seat: number }

export class ReviewedGame {
  readonly table: Table
  readonly names: string[]
  readonly faces: string[]
  /** The reader's seat, where a person sat there. */
  readonly me: number | null
  readonly last: number
  readonly #at = new Map<number, Moment>()
  readonly #turns: number[] = []

  constructor(
    readonly code: string,
    readonly number: number,
    readonly replay: Replay,
    readonly review: Review,
    about: Summary,
  ) {
    this.table = tableOfRecord(replay.record, replay.facts, about)
    this.names = seatNames(this.table.seats)
    this.faces = this.table.seats.map(seatFace)
    this.me = about.seat !== null && this.table.seats[about.seat]?.kind === 'person' ? about.seat : null
    this.last = replay.steps.length - 1
    for (const moment of review.moments) this.#at.set(moment.index, moment)
    let turn = 0
    for (const step of replay.steps) {
      turn += step.events.filter(({ event }) => event === 'turn').length
      this.#turns.push(turn)
    }
  }

  /** What happened after so many entries: a choice, an outcome, or nothing that counts. */
  next(at: number): Moment | undefined {
    return this.#at.get(at)
  }

  choice(at: number): Choosing | undefined {
    const moment = this.next(at)
    return moment && moment.seat !== null && moment.options && moment.grade ? (moment as Choosing) : undefined
  }

  turn(at: number): number {
    return Math.max(1, this.#turns[at] ?? 1)
  }

  state(at: number): Replay['steps'][number]['state'] {
    return this.replay.steps[at]!.state
  }

  /** The story of the entry that led to a step. */
  story(at: number): { event: GameEvent; text: string }[] {
    return (this.replay.steps[at]?.events ?? []).flatMap((event) => {
      const text = eventText(this.table.game, this.names, this.me, event)
      return text === null || event.event === 'turn' ? [] : [{ event, text }]
    })
  }

  /** The reader's choices that gave something away, the worst first; everybody's where the reader did not play. */
  mistakes(): Choosing[] {
    const found = this.review.moments.filter(
      ({ seat, grade }) => seat !== null && grade && grade !== 'fine' && (this.me === null || seat === this.me),
    ) as Choosing[]
    return found.toSorted((a, b) => b.lost - a.lost)
  }

  /** What else turned the game: others' mistakes, and strokes of luck. */
  turningPoints(): Moment[] {
    const mattered = this.review.mattered.flatMap((number) => this.review.moments[number] ?? [])
    return mattered.filter(({ seat }) => (this.me === null ? seat === null : seat !== this.me))
  }
}
