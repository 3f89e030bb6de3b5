// A finished game as boards take it: its table, and the view at any of its steps.
import type { Facts, GameRecord, Options, Replay, Seat, Summary, Table, View } from '../net/types'

/** A table where nothing is going on. */
export function staticTable(game: string, seats: Seat[], options: Options, facts: Facts, start: number): Table {
  return {
    game,
    seats,
    options,
    facts,
    start,
    code: '',
    phase: 'over',
    games: 1,
    played: 1,
    listed: false,
    hints: 'never',
    hinted: [],
    pace: 0,
    left: [],
    practice: null,
    coached: true,
    totals: [],
    commit: null,
    words: null,
    wins: [],
    chat: false,
    muted: [],
    watching: { named: [], others: 0 },
  }
}

/** A seat of such a table: a person's, unless something else is said. */
export function staticSeat(seat: Partial<Seat>): Seat {
  return { kind: 'person', who: '', name: '', animal: '', colour: '', level: null, here: true, guest: false, ...seat }
}

export function tableOfRecord(record: GameRecord, facts: Facts, about: Summary | null): Table {
  const seats = record.seats.map((seat, number) =>
    staticSeat({
      kind: seat.bot ? 'bot' : 'person',
      name: seat.name ?? '',
      animal: about?.seats[number]?.animal ?? '',
      colour: about?.seats[number]?.colour ?? '',
      level: seat.bot ?? null,
    }),
  )
  return staticTable(record.game, seats, record.options, facts, record.start)
}

/** The view after so many entries; nobody is to move in it, unless somebody is asked in a review. */
export function viewAt({ record, steps }: Replay, at: number, asked: { seat: number; legal: string[] } | null = null): View {
  const { state, chance, facts } = steps[at]!
  const over = at === steps.length - 1
  const turn = typeof state.turn === 'number' && !over ? [state.turn] : []
  return {
    number: 0,
    ply: at,
    to_move: asked ? [asked.seat] : turn,
    legal: asked?.legal ?? [],
    state,
    chance,
    over,
    winners: over ? (record.result?.winners ?? null) : null,
    scores: over ? (record.result?.scores ?? null) : null,
    undo: false,
    started: record.start,
    helps: [],
    facts,
  }
}
