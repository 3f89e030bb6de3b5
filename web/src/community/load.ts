// Company at a table: its words and parts are loaded once there is somebody to talk to.
import { boardOf } from '../replay/replayed'
import type { Said, Table } from '../net/types'
import { speakCompany } from '../i18n/messages.svelte'

export type Company = typeof import('.')

export function hasCompany(table: Table, said: Said[]): boolean {
  const people = table.seats.filter(({ kind }) => kind === 'person').length
  const { named, others } = table.watching
  return table.phase === 'open' || people > 1 || named.length + others > 0 || said.length > 0
}

export async function loadCompany(table: Table): Promise<Company> {
  if (table.phase !== 'open') await boardOf(table.game) // what is played comes first
  const [parts] = await Promise.all([import('.'), speakCompany()])
  return parts
}
