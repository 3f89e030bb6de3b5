// The games this page knows, from the folders beside this file. Another game has the generic board and plain texts.
import { type Component, untrack } from 'svelte'
import { loadGameMessages } from '../i18n/messages.svelte'
import type { BoardProps, FigureProps, GameUi, GuideUi, PlayUi } from './game_ui'

const modules = import.meta.glob<{ default: GameUi }>('./*/index.ts', { eager: true })

const known = new Map(
  Object.entries(modules)
    .map(([path, { default: ui }]): [string, GameUi] => [path.split('/')[1]!, ui])
    .sort(([, a], [, b]) => a.order - b.order),
)

/** The names of the games that the page knows, in their order. */
export const KNOWN_GAMES: readonly string[] = [...known.keys()]

export function isKnown(game: string): boolean {
  return known.has(game)
}

export function boxOf(game: string): GameUi['box'] | undefined {
  return known.get(game)?.box
}

const NOTHING: PlayUi = {}
let loaded = $state.raw<Record<string, PlayUi>>({})

/** Texts, times and sounds of a game; plain ones until they are loaded, and for games that bring none. */
export function playUi(game: string): PlayUi {
  return loaded[game] ?? NOTHING
}

const loading = new Map<string, Promise<void>>()

/** Loads what `playUi` gives. Whoever loads something here does not depend on what is loaded: a board is mounted once. */
export function loadPlayUi(game: string): Promise<void> {
  const started = loading.get(game) ?? untrack(() => fetchPlayUi(game))
  loading.set(game, started)
  started.catch(() => loading.delete(game)) // the next one tries again
  return started
}

async function fetchPlayUi(game: string): Promise<void> {
  const ui = known.get(game)
  if (!ui) return loadGameMessages(game)
  const { default: play } = await ui.play()
  loaded = { ...loaded, [game]: play }
}

/** The board of a game, with its texts. */
export async function loadBoard(game: string): Promise<Component<BoardProps>> {
  const board = known.get(game)?.board ?? (() => import('./generic/Board.svelte'))
  const [{ default: component }] = await Promise.all([board(), loadPlayUi(game)])
  return component
}

export function hasGuide(game: string): boolean {
  return known.has(game)
}

export async function loadGuideUi(game: string): Promise<GuideUi | null> {
  return (await known.get(game)?.guide())?.default ?? null
}

export async function loadFigures(game: string): Promise<Component<FigureProps> | null> {
  if (!known.has(game)) await loadPlayUi(game)
  return (await known.get(game)?.figures())?.default ?? null
}
