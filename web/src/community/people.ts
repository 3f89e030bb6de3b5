// What people at a table are called here: by their seat's name, "you" for oneself.
import { seatNames } from '../table/seat_names'
import type { Face, Table } from '../net/types'
import { t } from '../i18n/messages.svelte'

export function seatOf(table: Table, who: string): number {
  return table.seats.findIndex((seat) => seat.kind === 'person' && seat.who === who)
}

export function nameOf(table: Table, { who, name }: Pick<Face, 'who' | 'name'>, me: string): string {
  if (who === me) return t('name-you')
  const seat = seatOf(table, who)
  return (seat >= 0 ? seatNames(table.seats)[seat] : name) || name || t('community-nameless', { count: 1 })
}

/** Everybody but oneself: who sits, who watches, who has written. */
export function others(table: Table, writers: Face[], me: string): Face[] {
  const found = new Map<string, Face>()
  for (const { who = '', name, animal, colour = '', kind } of table.seats)
    if (kind === 'person') found.set(who, { who, name, animal, colour })
  for (const face of [...table.watching.named, ...writers]) if (!found.has(face.who)) found.set(face.who, face)
  found.delete(me)
  return [...found.values()]
}
