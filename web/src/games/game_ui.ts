// What a game brings to the page: `games/<game>/index.ts` exports one GameUi. Its parts are loaded when they are needed.
import type { FluentVariable } from '@fluent/bundle'
import type { Component } from 'svelte'
import type { Marks } from '../coach/marks'
import type { SoundKind } from '../motion/sound.svelte'
import type { Facts, GameEvent, Odds, Preview, State, Table, View, Viewer } from '../net/types'

export interface GameUi {
  /** Its place among the games of the first screen. */
  order: number
  box: {
    art: string
    /** Which part of the picture is seen where it is cut off: a horizontal object-position. */
    position: string
  }
  board: () => Promise<{ default: Component<BoardProps> }>
  play: () => Promise<{ default: PlayUi }>
  guide: () => Promise<{ default: GuideUi }>
  /** Renders the figure of a section of the rules; nothing where there is none. */
  figures: () => Promise<{ default: Component<FigureProps> }>
}

/** What every board is given. `view` is already the state after `events`. */
export interface BoardProps {
  table: Table
  view: View
  you: Viewer
  events: GameEvent[]
  /** Plays a move. Two moves in one tap: play the second when the view after the first has come. */
  play: (move: string) => void
  preview: (move: string) => Promise<Preview>
  /** A move was sent and is not acknowledged yet: disable the buttons. */
  busy: boolean
  /** Moves to be marked on the board: the coach's, and in a review the one that was played. */
  marks?: Marks | undefined
  /** How likely something is, by what the board calls it. */
  odds?: Odds | undefined
  /** The seat to look at, where nobody plays. */
  focus?: number | null
}

export interface FigureProps {
  section: string
  facts: Facts
}

/** How a game is shown in text, time and sound, beside its board. */
export interface PlayUi {
  /** A move as text; undefined: the move's own notation is shown. */
  moveText?: (move: string, state: State, facts: Facts) => string | undefined
  /** The small drawing of a piece that a sentence names. */
  pieceDrawing?: (piece: string) => PieceDrawing | undefined
  story?: StoryFields
  /** How long an event is shown before the next message, in ms; undefined: it does not count. */
  duration?: (event: GameEvent) => number | undefined
  sound?: (event: GameEvent) => EventSound | undefined
  /** What rains on the winner. */
  trophy?: string
  /** The stage of the game, where the frame around the board depends on it: its `data-stage`. */
  stage?: (state: State) => string | undefined
  /** The entry of `view.legal` that a move belongs to, where that is not the move itself. */
  legalEntry?: (move: string) => string
}

export interface PieceDrawing {
  src: string
  /** Shown beside it. */
  number?: string
}

/** Fields of events that a sentence needs in another form. */
export interface StoryFields {
  /** Name pieces, which are drawn; null where the reader may not know them. */
  pieces?: string[]
  /** Lists, of which the message gets the length as `$count`. */
  counted?: string[]
}

/** A sound, or several of the same kind one after the other. */
export interface EventSound {
  kind: SoundKind
  times?: number
  /** Seconds until the first one, and until whatever comes next. */
  delay?: number
  every?: number
}

export interface GuideUi {
  steps: GuideStep[]
  /** Which part of the rules belongs to what is going on. */
  situation: (now: Situated) => Situation
  /** Parts of the board that the guide's card should not cover, each with the cost of a pixel. */
  keepClear: [selector: string, cost: number][]
}

/** The table as the guided seat has it before it. */
export interface Guided {
  seat: number
  state: State
  legal: string[]
  facts: Facts
  names: string[]
}

/** A step of the guide: its message is guide-GAME-ID. */
export interface GuideStep {
  id: string
  /** The part of the board it is about. */
  at: string | ((now: Guided) => string)
  when?: (now: Guided) => boolean
  /** The event that it explains, if it happened. */
  after?: (events: GameEvent[], seat: number) => GameEvent | undefined
  vars?: (now: Guided, event: GameEvent | undefined, events: GameEvent[]) => Record<string, FluentVariable>
}

export interface Situated {
  state: State
  facts: Facts
  seat: number | null
  events: GameEvent[]
  /** Whether a move that begins with this word is legal. */
  may: (word: string) => boolean
}

/** A part of the rules: its messages are now-GAME-NAME and now-GAME-NAME-how. */
export interface Situation {
  name: string
  /** The figure of the rules that shows it. */
  figure: string
  vars?: Record<string, FluentVariable>
}
