// Chat and reactions at a table: loaded once there is somebody to talk to.
import { loadBoard } from '../games/registry.svelte'
import type { ChatLine, Table } from '../net/types'
import { loadMessages } from '../i18n/messages.svelte'

export type Community = typeof import('.')

export function hasCommunity(table: Table, chat: ChatLine[]): boolean {
  const people = table.seats.filter(({ kind }) => kind === 'person').length
  const { named, others } = table.watching
  return table.phase === 'open' || people > 1 || named.length + others > 0 || chat.length > 0
}

export async function loadCommunity(table: Table): Promise<Community> {
  if (table.phase !== 'open') await loadBoard(table.game) // what is played comes first
  const [parts] = await Promise.all([import('.'), loadMessages('chat')])
  return parts
}
