// What the table says about Heckmeck's pieces: worms, points and dice are the rules' to know.
import type { Facts } from '../../net/types'

export interface HeckmeckFacts {
  /** Worms on each tile. */
  worms: Record<string, number>
  /** Points of each face. */
  points: Record<string, number>
  dice: number
  /** Whether a tile that could be stolen may be left. */
  leave_steal: boolean
  /** Which tile is turned down after a failed turn in the short game; null in the usual one. */
  short: string | null
}

export function factsOf(facts: Facts): HeckmeckFacts {
  return facts as unknown as HeckmeckFacts
}

export function wormsOn(facts: Facts, tile: number): number {
  return factsOf(facts).worms[tile] ?? 0
}

/** The points of some dice. */
export function pointsOf(facts: Facts, dice: string[]): number {
  const { points } = factsOf(facts)
  return dice.reduce((sum, face) => sum + (points[face] ?? 0), 0)
}
