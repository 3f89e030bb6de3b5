// A finished game as boards take it: its table, and the view at any of its steps.
import type { Component } from 'svelte'
import type { BoardProps, GameRecord, Options, Replay, Summary, Table, View } from '../net/types'

export const boards = import.meta.glob<{ default: Component<BoardProps> }>('../games/*/Board.svelte')

/** The board of a game, loaded when it is needed; one serves games that have none of their own. */
export function boardOf(game: string): Promise<{ default: Component<BoardProps> }> {
  return (boards[`../games/${game}/Board.svelte`] ?? boards['../games/generic/Board.svelte']!)()
}

/** How a game's board is laid out: a class of the frame. */
export const LAYOUTS: Record<string, string> = { heckmeck: 'hk', eimer: 'ei', geizen: 'gz' }

/** A table where nothing is going on. */
export function stillTable(game: string, seats: Table['seats'], options: Options, start: number): Table {
  return {
    game, seats, options, start, code: '', phase: 'over', games: 1, played: 1, listed: false, hints: 'never', hinted: [], pace: 0, left: [],
    practice: null, coached: true, totals: [], commit: null, words: null, wins: [], chat: false, muted: [], watching: { named: [], others: 0 },
  }
}

export function tableOf(record: GameRecord, about: Summary | null): Table {
  const seats = record.seats.map((seat, number): Table['seats'][number] => ({
    kind: seat.bot ? 'bot' : 'person', name: seat.name ?? '', animal: about?.seats[number]?.animal ?? '', colour: about?.seats[number]?.colour ?? '', level: seat.bot ?? null, here: true,
  }))
  return stillTable(record.game, seats, record.options, record.start)
}

/** The view after so many entries; nobody is to move in it, unless somebody is asked in a review. */
export function viewOf({ record, steps }: Replay, at: number, asked: { seat: number; legal: string[] } | null = null): View {
  const { state, chance } = steps[at]!
  const over = at === steps.length - 1
  const turn = typeof state.turn === 'number' && !over ? [state.turn] : []
  return {
    number: 0, ply: at, to_move: asked ? [asked.seat] : turn, legal: asked?.legal ?? [], state, chance, over,
    winners: over ? (record.result?.winners ?? null) : null, scores: over ? (record.result?.scores ?? null) : null,
    undo: false, started: record.start, helps: [],
  }
}
