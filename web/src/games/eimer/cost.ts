// What a move would cost a seat, from its preview.
import type { Preview } from '../../net/types'
import { bucketsOf, lossesIn, type Spot } from './state'

export interface Cost {
  /** The buckets that would be gone, the one given up first. */
  gone: Spot[]
  split: boolean
  out: boolean
  over: boolean
}

/** Null while the preview is not known. */
export function costOf(preview: Preview | undefined, seat: number): Cost | null {
  if (!preview) return null
  const own = preview.events.filter((event) => event.seat === seat)
  return {
    gone: lossesIn(own).flatMap(bucketsOf),
    split: own.some(({ event }) => event === 'split'),
    out: own.some(({ event }) => event === 'out'),
    over: preview.over,
  }
}
