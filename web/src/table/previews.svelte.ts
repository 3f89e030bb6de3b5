// What moves would do, asked from the server once for every position: a board says the consequence on the button.
import type { Preview } from '../net/types'

export class Previews {
  #known = $state.raw<Record<string, Preview>>({})
  #asked = new Set<string>()
  #position = ''

  /** Asks for moves not asked for yet; another `position` forgets what was known of the last one. */
  request(position: string, moves: string[], preview: (move: string) => Promise<Preview>): void {
    if (position !== this.#position) {
      this.#position = position
      this.#asked.clear()
      this.#known = {}
    }
    for (const move of moves) {
      if (this.#asked.has(move)) continue
      this.#asked.add(move)
      preview(move).then(
        (answer) => {
          if (this.#position === position) this.#known = { ...this.#known, [move]: answer }
        },
        () => {
          if (this.#position === position) this.#asked.delete(move)
        },
      )
    }
  }

  of(move: string): Preview | undefined {
    return this.#known[move]
  }
}
