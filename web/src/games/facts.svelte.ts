// The facts of games with their usual options, for texts that belong to no table.
import { api } from '../net/api'
import type { Facts } from '../net/types'

let known = $state.raw<Record<string, Facts>>({})
let asked = false

/** Null until they are known. */
export function gameFacts(game: string): Facts | null {
  return known[game] ?? null
}

export async function loadGameFacts(): Promise<void> {
  if (asked) return
  asked = true
  const { games } = await api.games().catch(() => ({ games: [] }))
  known = Object.fromEntries(games.map(({ game, facts }) => [game, facts]))
}
