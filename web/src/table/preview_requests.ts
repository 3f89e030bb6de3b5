// Asks the server what moves would do, no faster than it answers.
import type { Preview } from '../net/types'

const AT_ONCE = 40 // fewer than the server allows
const EVERY = 80 // ms

interface Waiting {
  move: string
  resolve: (preview: Preview) => void
  reject: (why: Error) => void
}

export class PreviewRequests {
  #waiting: Waiting[] = []
  #allowed = AT_ONCE
  #counted = performance.now()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly send: (move: string) => Promise<Preview>) {}

  request(move: string): Promise<Preview> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ move, resolve, reject })
      this.#sendAllowed()
    })
  }

  /** The game went on: what was not asked yet is not asked any more. */
  cancel(): void {
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('the game went on'))
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  #sendAllowed = (): void => {
    clearTimeout(this.#timer)
    const now = performance.now()
    this.#allowed = Math.min(AT_ONCE, this.#allowed + (now - this.#counted) / EVERY)
    this.#counted = now
    while (this.#waiting.length && this.#allowed >= 1) {
      this.#allowed--
      const { move, resolve, reject } = this.#waiting.shift()!
      this.send(move).then(resolve, reject)
    }
    if (this.#waiting.length) this.#timer = setTimeout(this.#sendAllowed, EVERY)
  }
}
