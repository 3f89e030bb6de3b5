// The types of the server's messages and answers (docs/api.md, docs/protocol.md).

/** The name of a game, which this page may not know. */
export type GameName = string

/** A person as api/me answers. The name is empty until one is given. */
export interface Person {
  name: string
  animal: string
  colour: string
}

/** Somebody at a table as others see them: `who` never changes. */
export interface Face extends Person {
  who: string
}

/** A line of the chat, and its place in the table's log. */
export interface ChatLine extends Face {
  seq: number
  seat: number | null
  text: string
}

/** A quick reaction: sent to those who are there, and not stored. */
export interface ReactionMessage {
  do: 'react'
  reaction: string
  by: Face & { seat: number | null }
}

export interface Seat {
  kind: 'person' | 'bot' | 'open'
  who?: string
  name: string
  animal: string
  colour?: string
  level: string | null
  here: boolean
  /** Plays on another person's device, under a name of their own. */
  guest?: boolean
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

/** What follows from a game's rules and options alone; each game says what its facts are. */
export type Facts = Record<string, unknown>

export interface Game {
  game: GameName
  rules: number
  seats: number[]
  options: OptionChoice[]
  /** Those of the default options. */
  facts: Facts
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
  /** How many games were played to their end here: the last one's number is one less. */
  finished: number
  practice: boolean
  /** The reader's seat. */
  seat: number | null
  /** Whether the coach knows this game. */
  coached: boolean
}

/** Who may ask the coach: who plays bots only, everyone, nobody. */
export type Hints = 'bots' | 'always' | 'never'

export interface Table {
  code: string
  game: GameName
  phase: Phase
  seats: Seat[]
  options: Options
  facts: Facts
  games: number
  played: number
  start: number | null
  listed: boolean
  hints: Hints
  /** Seconds for a move; 0: as long as one likes. */
  pace: number
  /** The seconds each seat has left for the move that is awaited. */
  left: (number | null)[]
  /** How many hints each seat took in this game. */
  hinted: number[]
  /** The moment of another game that this one began at. */
  practice: { code: string; number: number; entries: number } | null
  coached: boolean
  totals: number[]
  commit: string | null
  words: string[] | null
  wins: number[]
  chat: boolean
  /** Whom the host has muted for all. */
  muted: string[]
  watching: { named: Face[]; others: number }
}

export interface You {
  /** The seat that is shown. */
  seat: number | null
  host: boolean
  /** All the seats of this device. */
  seats?: number[]
  /** Whom it should be passed to. */
  next?: number | null
}

/** Oneself at a table, and what others know one by. */
export interface Me extends You {
  who: string
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
  /** What the coach may be asked now: hint, odds. */
  helps: string[]
  /** What the rules say about this position. */
  facts: Facts
}

/** What a move would do, up to the next chance. */
export interface Preview {
  events: GameEvent[]
  state: State
  /** What the seat could play after it; empty where chance or another seat comes first. */
  legal: string[]
  over: boolean
}

/** The server's message after every change. */
export interface TableMessage {
  do: 'table'
  seq: number
  /** The `seq` of the message before, where the server gives it: `events` are those since. */
  since?: number | null
  you: Me
  table: Table
  view: View | null
  events: GameEvent[]
  /** The lines of the chat since, oldest first. */
  said: ChatLine[]
}

/** The answer to a command: `ok`, with what was asked for, or a refusal. */
export interface Ack extends Partial<Preview> {
  do: 'ack'
  id: string
  ok: boolean
  hint?: Hint
  odds?: Odds
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
  facts: Facts
}

export interface Replay {
  record: GameRecord
  steps: ReplayStep[]
  facts: Facts
}

export type Grade = 'fine' | 'inaccuracy' | 'mistake' | 'blunder'

export type Odds = Record<string, number>

/** Why a move is the better one: a message, and its variables. */
export interface Reason {
  message: string
  details: Record<string, string | number>
}

/** A move with its mover's chance to win and expected score. */
export interface Choice {
  move: string
  win: number
  score: number
}

export interface Hint extends Choice {
  reason: Reason | null
}

export interface Outlook {
  wins: number[]
  scores: number[]
}

/** An entry of a reviewed game: a choice of a seat's, or an outcome of chance (seat null). */
export interface Moment {
  /** Its place in the log: the board as it was is that of the entries before. */
  index: number
  seat: number | null
  move: string
  before: Outlook
  after: Outlook
  luck?: number[]
  options?: Choice[]
  best?: string
  lost?: number
  grade?: Grade | null
  reason?: Reason | null
}

/** A seat's game in shares of the win: result = start + luck − lost + others + unseen. */
export interface Sums {
  start: number
  luck: number
  lost: number
  others: number
  unseen: number
  result: number
  adjusted: number
  grades: Record<Grade, number>
}

export interface Review {
  game: GameName
  over: boolean
  seats: { name?: string; bot?: string }[]
  moments: Moment[]
  /** Which moments turned the game, weightiest first. */
  mattered: number[]
  sums: Sums[]
}

export type ReviewAnswer = { ready: false; progress: number } | { ready: true; review: Review }

export interface Puzzle {
  game: GameName
  number: number
  of: number
  seats: number
  seat: number
  start: number
  options: Options
  facts: Facts
  view: Omit<View, 'number' | 'ply' | 'undo' | 'started' | 'helps'>
}

export interface PuzzleAnswer {
  move: string
  best: string
  choices: Choice[]
  reason: Reason | null
  lost: number
  grade: Grade
}

export interface PlayedSeat extends Pick<Seat, 'kind' | 'name' | 'animal' | 'level'> {
  score: number
  share: number
}

/** A finished game; `code` is null once its table was removed. */
export interface PlayedGame {
  code: string | null
  number: number
  game: GameName
  at: number
  seat: number
  practice: boolean
  coached: boolean
  length: number
  seats: PlayedSeat[]
}

/** One's own games: those that run, and a page of those that are over. */
export interface MyGames {
  running: Summary[]
  finished: PlayedGame[]
  before: string | null
}

export interface BestMoment {
  what: 'score' | 'margin' | 'comeback' | 'swing' | 'length' | 'streak'
  value: number
  at: number
  code: string | null
  number: number
  move?: string | null
  entry?: number | null
}

export interface GameFigures {
  game: GameName
  played: number
  won: number
  share: number
  /** What the share would be among players of one strength. */
  equal: number
  average: number
  best: number
  moments: BestMoment[]
}

export interface Rating {
  mean: number
  deviation: number
  games: number
}

export interface MyRating extends Rating {
  game: GameName
  seats: number
  /** When, mean, deviation: after each game, oldest first. */
  past: [number, number, number][]
  bots: Record<string, Rating>
}

export interface Figures {
  games: GameFigures[]
  wanted: boolean
  ratings: MyRating[]
}

export interface NewTable {
  game: string
  seats?: number
  options?: Record<string, unknown>
  games?: number
  start?: number | null
  listed?: boolean
  bots?: string[]
  words?: string
  begin?: boolean
}

export type Verdict =
  | { ok: true; over: boolean; dice: boolean; chances?: (Chance | null)[] }
  | { ok: false; where: string; entry?: number | null; reason?: string; details?: Record<string, string | number>; message: string }
