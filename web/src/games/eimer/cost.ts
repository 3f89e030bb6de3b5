// What a move would cost a seat, from its preview.
import type { Preview } from '../../net/types'
import type { Spot } from './state'

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
  const cost: Cost = { gone: [], split: false, out: false, over: preview.over }
  for (const event of preview.events) {
    if (event.seat !== seat) continue
    if (event.event === 'lost') cost.gone.push(event.bucket as Spot)
    if (event.event === 'fell' || event.event === 'kept_part') cost.gone.push(...(event.buckets as Spot[]))
    if (event.event === 'split') cost.split = true
    if (event.event === 'out') cost.out = true
  }
  return cost
}
