// What the server says and what a board is given: the types of docs/api.md and docs/protocol.md.

/** The name of a game: heckmeck, eimer, geizen, or one this page does not know yet. */
export type GameName = string

/** A person as api/me tells it. The name is empty until one is given. */
export interface Person {
  name: string
  animal: string
}

export interface Seat {
  kind: 'person' | 'bot' | 'open'
  name: string
  animal: string
  level: string | null
  here: boolean
}

export type OptionValue = null | boolean | number | string | OptionValue[] | { [key: string]: OptionValue }
export type Options = Record<string, OptionValue>

/** One option of a game as api/games lists it: `values` to choose from, or a `kind` of its own. */
export interface OptionChoice {
  name: string
  default: OptionValue
  values?: OptionValue[]
  kind?: string
}

export interface Game {
  game: GameName
  rules: number
  seats: number[]
  options: OptionChoice[]
}

export type Phase = 'open' | 'playing' | 'over'

export interface Summary {
  code: string
  game: GameName
  phase: Phase
  seats: Seat[]
  yours: boolean
  your_turn: boolean
  games: number
  played: number
  listed: boolean
}

export interface Table {
  code: string
  game: GameName
  phase: Phase
  seats: Seat[]
  options: Options
  games: number
  played: number
  start: number | null
  listed: boolean
  totals: number[]
  commit: string | null
  words: string[] | null
  wins: number[]
}

export interface You {
  seat: number | null
  host: boolean
}

/** What is to be drawn next: dice, or cards for a seat. */
export interface Chance {
  dice?: number
  cards?: number
  to?: number
  from?: string[]
}

/** A game's state; each board casts it to the shape of its own game (protocol.md, State). */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type State = Record<string, any>

/** What happened: `event` names it, the rest depends on it (protocol.md, Events). */
export interface GameEvent {
  event: string
  seat?: number
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  [key: string]: any
}

export interface View {
  number: number
  ply: number
  to_move: number[]
  legal: string[]
  state: State
  chance: Chance | null
  over: boolean
  winners: number[] | null
  scores: number[] | null
  undo: boolean
  started: number
}

/** What a move would do, up to the next chance. */
export interface Preview {
  events: GameEvent[]
  state: State
  /** What the seat could play after it; empty where chance or another seat comes first. */
  legal: string[]
  over: boolean
}

/** What every board is given. `view` is already the state after `events`. */
export interface BoardProps {
  table: Table
  view: View
  you: You
  events: GameEvent[]
  /** Plays a move. Two moves in one tap: play the second when the view after the first has come. */
  play: (move: string) => void
  preview: (move: string) => Promise<Preview>
  /** A move was sent and is not acknowledged yet: disable the buttons. */
  busy: boolean
}

/** The server's message after every change. */
export interface TableMessage {
  do: 'table'
  seq: number
  /** The `seq` of the message before, where the server tells it: `events` are those since. */
  since?: number | null
  you: You
  table: Table
  view: View | null
  events: GameEvent[]
}

/** What the server says when it refuses: `reason` is a message `refused-REASON`, `details` its variables. */
export interface Refusal {
  error: string
  reason?: string
  details?: Record<string, string | number>
  message: string
}

export interface Fair {
  commit: string
  words: string[]
  seed?: string
  digest?: string
}

export interface GameRecord {
  tavolata: number
  game: GameName
  rules: number
  seats: { name?: string; bot?: string }[]
  start: number
  options: Options
  log: string[]
  result?: { winners: number[]; scores: number[] }
  fair?: Fair
}

/** One step of a replay: the whole state after `entry` (null: before any), and what was to be drawn there. */
export interface ReplayStep {
  entry: string | null
  state: State
  chance: Chance | null
  events: GameEvent[]
}

export interface Replay {
  record: GameRecord
  steps: ReplayStep[]
}
