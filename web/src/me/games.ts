// What the server tells about one's own games (docs/api.md).
import { ask } from '../net/api'
import type { GameName, Seat, Summary } from '../net/types'
import { language } from '../i18n/messages.svelte'

export interface Sitter extends Pick<Seat, 'kind' | 'name' | 'animal' | 'level'> {
  score: number
  share: number
}

/** A finished game; `code` is null once its table was removed. */
export interface Played {
  code: string | null
  number: number
  game: GameName
  at: number
  seat: number
  practice: boolean
  coached: boolean
  length: number
  seats: Sitter[]
}

export interface Games {
  running: Summary[]
  finished: Played[]
  before: string | null
}

export interface BestMoment {
  what: 'score' | 'margin' | 'comeback' | 'swing' | 'length' | 'streak'
  value: number
  at: number
  code: string | null
  number: number
  move?: string | null
  entry?: number | null
}

export interface GameFigures {
  game: GameName
  played: number
  won: number
  share: number
  /** What the share would be among players of one strength. */
  equal: number
  average: number
  best: number
  moments: BestMoment[]
}

export interface Rating {
  mean: number
  deviation: number
  games: number
}

export interface MyRating extends Rating {
  game: GameName
  seats: number
  /** When, mean, deviation: after each game, oldest first. */
  past: [number, number, number][]
  bots: Record<string, Rating>
}

export interface Figures {
  games: GameFigures[]
  wanted: boolean
  ratings: MyRating[]
}

export const mine = {
  games: (before: string | null) => ask<Games>(`me/games${before ? `?before=${encodeURIComponent(before)}` : ''}`),
  figures: () => ask<Figures>('me/figures'),
  want: (wanted: boolean) => ask<{ wanted: boolean }>('me/ratings', 'PUT', { wanted }),
  seats: (code: string) => ask<{ seats: (Rating | null)[] }>(`tables/${code}/ratings`),
}

export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)
}

export function day(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(at * 1000)
}
