// What the coach marks on a board: the best move, and in a review the move that was played.
import type { Grade } from '../net/types'

/** Moves to be marked on a board. */
export interface Marks {
  best: string | null
  played?: string | null
  grade?: Grade | null
}

export type Marked = 'best' | Grade | null

export const GLYPHS: Record<'best' | Grade, string> = { best: '★', fine: '✓', inaccuracy: '?!', mistake: '?', blunder: '??' }

/** How a move is to be marked, if it is. */
export function marked(marks: Marks | undefined, move: string | undefined): Marked {
  if (!marks || move === undefined) return null
  if (marks.best === move) return 'best'
  return marks.played === move ? (marks.grade ?? 'fine') : null
}

/** How things are to be marked that a move names together, such as dice or cards, by their places: as one of the best, or of the played. */
export function markedThings<T>(marks: Marks | undefined, things: T[], named: (move: string) => T[]): { as: Marked; also: Marked }[] {
  const best = places(things, marks?.best ? named(marks.best) : [])
  const played = places(things, marks?.played && marks.played !== marks.best ? named(marks.played) : [], best)
  return things.map((_, place) => {
    const was = played.has(place) ? (marks?.grade ?? 'fine') : null
    return best.has(place) ? { as: 'best', also: was } : { as: was, also: null }
  })
}

/** Where the named things lie; equal ones are taken where others of them lie already, so that few things bear marks. */
function places<T>(things: T[], named: T[], first: Set<number> = new Set()): Set<number> {
  const found = new Set<number>()
  const order = things.map((_, place) => place).sort((a, b) => Number(first.has(b)) - Number(first.has(a)))
  for (const thing of named) {
    const at = order.find((place) => things[place] === thing && !found.has(place))
    if (at !== undefined) found.add(at)
  }
  return found
}
