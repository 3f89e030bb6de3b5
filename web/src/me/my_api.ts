// One's own games (docs/api.md), and numbers and days as the language writes them.
import { ask } from '../net/api'
import type { Figures, MyGames, RatingsWanted, TableRatings } from '../net/types'
import { language } from '../i18n/messages.svelte'

export const myApi = {
  games: (before: string | null) => ask<MyGames>(`me/games${before ? `?before=${encodeURIComponent(before)}` : ''}`),
  figures: () => ask<Figures>('me/figures'),
  want: (wanted: boolean) => ask<RatingsWanted>('me/ratings', 'PUT', { wanted } satisfies RatingsWanted),
  seats: (code: string) => ask<TableRatings>(`tables/${code}/ratings`),
}

export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)
}

export function day(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(at * 1000)
}
