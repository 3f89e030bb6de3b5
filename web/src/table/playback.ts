// Shows messages one at a time: each stays long enough to be seen before the next one comes.
import type { GameEvent, TableMessage } from '../net/types'

const SHORTEST = 450 // ms
const OVER = 600

export class Playback {
  #queue: TableMessage[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `duration`: how long a message that is shown stays, in ms. */
  constructor(
    readonly show: (message: TableMessage) => void,
    readonly duration: (message: TableMessage) => number,
  ) {}

  /** The newest message, shown or not. */
  get newest(): TableMessage | undefined {
    return this.#queue.at(-1)
  }

  add(message: TableMessage): void {
    this.#queue.push(message)
    if (this.#queue.length === 1 && this.#timer === undefined) this.#showNext()
  }

  /** Shows all that waits at once. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    while (this.#queue.length) this.show(this.#queue.shift()!)
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  #showNext = (): void => {
    this.#timer = undefined
    const message = this.#queue.shift()
    if (!message) return
    this.show(message)
    const duration = this.duration(message)
    if (duration) this.#timer = setTimeout(this.#showNext, duration)
    else if (this.#queue.length) this.#showNext()
  }
}

/** How long events are shown at normal speed: as long as the longest of them; a turn that begins takes no time. */
export function eventsDuration(events: GameEvent[], durationOf: (event: GameEvent) => number | undefined): number {
  const shown = events.filter(({ event }) => event !== 'turn')
  if (!shown.length) return 0
  return Math.max(SHORTEST, ...shown.map((event) => durationOf(event) ?? (event.event === 'over' ? OVER : 0)))
}
