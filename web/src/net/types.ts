// The types of the server's messages and answers under the names that the page uses. Their shapes are the server's
// (schema.generated.ts, made by `make schema`); what is the page's alone says so.
import type * as schema from './schema.generated'

export type {
  BestMoment,
  Catalogue,
  Chance,
  ChatLine,
  Choice,
  Face,
  Figures,
  Game,
  GameFigures,
  GameOption,
  GameRecord,
  Hint,
  LinkToken,
  Moment,
  MyGames,
  MyRating,
  NewPractice,
  NewTable,
  Person,
  PlayedGame,
  Preview,
  Puzzle,
  PuzzleAnswer,
  PuzzleMove,
  RatingsWanted,
  Reaction,
  Reason,
  Refusal,
  Replay,
  Review,
  Seat,
  Summary,
  Sums,
  Table,
  TableCode,
  TableMessage,
  TableRatings,
  Tables,
  View,
  You,
} from './schema.generated'

/** A command; the connection gives it its id. */
export type Command = WithoutId<schema.Command>
type WithoutId<C> = C extends unknown ? Omit<C, 'id'> : never

/** What the host may change at a table before it begins, all of it or some. */
export type TableChange = Omit<schema.ConfigureCommand, 'do' | 'id'>

/** How a command is acknowledged that was carried out: with what it asked for. */
export type AckOf<C extends Command> = C['do'] extends keyof Acks ? Acks[C['do']] : schema.Ack
interface Acks {
  preview: schema.PreviewAck
  hint: schema.HintAck
  odds: schema.OddsAck
}

export type ReviewAnswer = schema.ReviewPending | schema.ReviewReady
export type Verdict = schema.Verified | schema.NotVerified

/** What follows from a game's rules, its options or a position; each game says what its facts are. */
export type Facts = schema.Table['facts']
/** What happened; each board casts it to the events of its own game (protocol.md, Events). */
export type GameEvent = schema.TableMessage['events'][number]
export type Grade = schema.PuzzleAnswer['grade']
export type Odds = schema.OddsAck['odds']
export type Options = schema.Table['options']
export type OptionValue = schema.GameOption['default']
/** A game's state; each board casts it to the shape of its own game (protocol.md, State). */
export type State = schema.View['state']

/** Who looks at a board, at a table or where there is none. */
export type Viewer = Pick<schema.You, 'seat' | 'host'> & Partial<Pick<schema.You, 'seats'>>
