// What moves would do, asked from the server once for every moment of the game.
import type { Preview } from '../../net/types'
import type { Spot } from './eimer'

export interface Cost {
  /** The buckets that would be gone, the one given up first. */
  gone: Spot[]
  split: boolean
  out: boolean
  over: boolean
}

export class Previews {
  #known = $state.raw<Record<string, Preview>>({})
  #asked = new Set<string>()
  #moment = ''

  /** Ask for moves not yet asked for; a new moment forgets what was known of the last one. */
  ask(moment: string, moves: string[], preview: (move: string) => Promise<Preview>): void {
    if (moment !== this.#moment) {
      this.#moment = moment
      this.#asked.clear()
      this.#known = {}
    }
    for (const move of moves) {
      if (this.#asked.has(move)) continue
      this.#asked.add(move)
      preview(move).then(
        (answer) => {
          if (this.#moment === moment) this.#known = { ...this.#known, [move]: answer }
        },
        () => {
          if (this.#moment === moment) this.#asked.delete(move)
        },
      )
    }
  }

  of(move: string): Preview | null {
    return this.#known[move] ?? null
  }

  /** What a seat would lose by a move; null while it is not known. */
  cost(move: string, seat: number): Cost | null {
    const answer = this.of(move)
    if (!answer) return null
    const cost: Cost = { gone: [], split: false, out: false, over: answer.over }
    for (const event of answer.events) {
      if (event.seat !== seat) continue
      if (event.event === 'lost') cost.gone.push(event.bucket as Spot)
      if (event.event === 'fell' || event.event === 'kept_part') cost.gone.push(...(event.buckets as Spot[]))
      if (event.event === 'split') cost.split = true
      if (event.event === 'out') cost.out = true
    }
    return cost
  }
}
