// The boards that come with a game, by name: the server resolves a name to its table, this finds the name again.
import type { OptionValue } from '../net/types'

const files = import.meta.glob<string>('../../../src/tavolata/games/*/boards/*.toml', { query: '?raw', import: 'default', eager: true })

/** The name of the board that a table is, or null for one of somebody's own. */
export function boardName(game: string, table: OptionValue): string | null {
  if (typeof table === 'string') return table
  const text = written(table)
  for (const [path, file] of Object.entries(files)) {
    const name = path.match(/games\/(.*)\/boards\/(.*)\.toml$/)
    if (name?.[1] === game && plain(file) === text) return name[2]!
  }
  return null
}

function written(table: OptionValue): string {
  const rows = (table as { rows?: Record<string, OptionValue>[] } | null)?.rows ?? []
  return rows.flatMap((row) => ['[[rows]]', ...Object.entries(row).map(([key, value]) => `${key}=${JSON.stringify(value)}`)]).join('\n')
}

function plain(file: string): string {
  return file
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => line.replaceAll(' ', ''))
    .join('\n')
}
