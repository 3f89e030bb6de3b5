// The server's HTTP API (docs/api.md). Addresses are relative to the page, so any sub-path works.
import type {
  Game,
  GameRecord,
  NewTable,
  Person,
  Preview,
  Puzzle,
  PuzzleAnswer,
  Refusal,
  Replay,
  ReviewAnswer,
  Summary,
  Verdict,
} from './types'

export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.message)
  }
}

/** Whether the server ever answered this page. */
export const server = { answered: false }

export function address(path: string): URL {
  return new URL(`api/${path}`, document.baseURI)
}

export async function ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const answer = await fetch(address(path), {
    method,
    credentials: 'same-origin',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })
  server.answered ||= answer.status < 500
  const content = await answer.json().catch(() => null)
  if (!answer.ok) throw new Refused(content?.error ? content : { error: 'server', message: `${answer.status}` }, answer.status)
  return content as T
}

export const api = {
  me: () => ask<Person>('me'),
  setMe: (person: Person) => ask<Person>('me', 'PUT', person),
  link: () => ask<{ token: string }>('me/link', 'POST', {}),
  claim: (token: string) => ask<Person>('me/claim', 'POST', { token }),
  games: () => ask<{ games: Game[]; bots: string[] }>('games'),
  tables: () => ask<{ mine: Summary[]; listed: Summary[] }>('tables'),
  newTable: (table: NewTable) => ask<{ code: string }>('tables', 'POST', table),
  table: (code: string) => ask<Summary>(`tables/${code}`),
  record: (code: string, game: number) => ask<GameRecord>(`tables/${code}/games/${game}/record`),
  replay: (code: string, game: number) => ask<Replay>(`tables/${code}/games/${game}/replay`),
  review: (code: string, game: number) => ask<ReviewAnswer>(`tables/${code}/games/${game}/review`),
  practise: (code: string, game: number, from: { entries: number; seat: number; level: string | null }) =>
    ask<{ code: string }>(`tables/${code}/games/${game}/practice`, 'POST', from),
  puzzles: () => ask<Record<string, number>>('puzzles'),
  puzzle: (game: string, number: number) => ask<Puzzle>(`puzzles/${game}/${number}`),
  solve: (game: string, number: number, move: string) => ask<PuzzleAnswer>(`puzzles/${game}/${number}`, 'POST', { move }),
  puzzlePreview: (game: string, number: number, move: string) => ask<Preview>(`puzzles/${game}/${number}/preview`, 'POST', { move }),
  verify: (record: unknown) => ask<Verdict>('verify', 'POST', record),
}
