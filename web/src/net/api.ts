// The server's HTTP API (docs/api.md). Addresses are relative to the page, so any sub-path works.
import type {
  Catalogue,
  GameRecord,
  LinkToken,
  NewPractice,
  NewTable,
  Person,
  Preview,
  Puzzle,
  PuzzleAnswer,
  PuzzleMove,
  Refusal,
  Replay,
  ReviewAnswer,
  Summary,
  TableCode,
  Tables,
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
  if (!answer.ok) throw new Refused(content?.error ? content : notOurs(answer.status), answer.status)
  return content as T
}

/** What an answer without a refusal in it comes to: a proxy's, or none at all. */
function notOurs(status: number): Refusal {
  return { error: 'server', reason: '', details: {}, message: `${status}` }
}

export const api = {
  me: () => ask<Person>('me'),
  setMe: (person: Person) => ask<Person>('me', 'PUT', person),
  link: () => ask<LinkToken>('me/link', 'POST', {}),
  claim: (token: string) => ask<Person>('me/claim', 'POST', { token } satisfies LinkToken),
  games: () => ask<Catalogue>('games'),
  tables: () => ask<Tables>('tables'),
  newTable: (table: NewTable) => ask<TableCode>('tables', 'POST', table),
  table: (code: string) => ask<Summary>(`tables/${code}`),
  record: (code: string, game: number) => ask<GameRecord>(`tables/${code}/games/${game}/record`),
  replay: (code: string, game: number) => ask<Replay>(`tables/${code}/games/${game}/replay`),
  review: (code: string, game: number) => ask<ReviewAnswer>(`tables/${code}/games/${game}/review`),
  practise: (code: string, game: number, from: NewPractice) => ask<TableCode>(`tables/${code}/games/${game}/practice`, 'POST', from),
  puzzles: () => ask<Record<string, number>>('puzzles'),
  puzzle: (game: string, number: number) => ask<Puzzle>(`puzzles/${game}/${number}`),
  solve: (game: string, number: number, move: string) =>
    ask<PuzzleAnswer>(`puzzles/${game}/${number}`, 'POST', { move } satisfies PuzzleMove),
  puzzlePreview: (game: string, number: number, move: string) =>
    ask<Preview>(`puzzles/${game}/${number}/preview`, 'POST', { move } satisfies PuzzleMove),
  verify: (record: unknown) => ask<Verdict>('verify', 'POST', record),
}
