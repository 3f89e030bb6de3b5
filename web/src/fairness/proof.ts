// The proof of fair dice, computed here in the page: seed and log must lead to every outcome (protocol.md, "Fair chance").
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Chance, GameRecord } from '../net/types'

export interface Proof {
  ok: boolean
  /** How many outcomes were drawn again here, and agree. */
  drawn: number
  /** What does not fit: the commitment, the digest, or the number of a log entry. */
  wrong?: 'seed' | 'commit' | 'digest' | number
}

/** Draws every outcome of a finished game again. `chances[i]` is what was to be drawn before entry i. */
export function prove(record: GameRecord, chances: (Chance | null)[]): Proof {
  const fair = record.fair
  if (!fair?.seed || !fair.digest) return { ok: false, drawn: 0, wrong: 'seed' }
  const seed = hexToBytes(fair.seed)
  if (bytesToHex(sha256(seed)) !== fair.commit) return { ok: false, drawn: 0, wrong: 'commit' }
  let chain = opening(record)
  let drawn = 0
  for (const [number, entry] of record.log.entries()) {
    if (entry.startsWith('*')) {
      const chance = chances[number]
      if (!chance || !same(draw(chance, seed, chain), entry.slice(1))) return { ok: false, drawn, wrong: number }
      drawn++
    }
    chain = sha256(concatBytes(chain, utf8ToBytes(entry)))
  }
  return bytesToHex(chain) === fair.digest ? { ok: true, drawn } : { ok: false, drawn, wrong: 'digest' }
}

/** What was to be drawn, where it was dice only: the server checks their number. Null for cards, which need its word on the pile. */
export function diceChances(record: GameRecord): (Chance | null)[] | null {
  const outcomes = record.log.map((entry) => (entry.startsWith('*') ? entry.slice(1).split(' ') : null))
  const plain = outcomes.every((faces) => faces?.every((face) => /^[1-6W]$/.test(face)) ?? true)
  return plain ? outcomes.map((faces) => faces && { dice: faces.length }) : null
}

function opening(record: GameRecord): Uint8Array {
  const lines = [
    'tavolata/1',
    record.game,
    record.rules,
    record.seats.length,
    record.start,
    sorted(record.options),
    record.fair!.words.join(','),
  ]
  return sha256(utf8ToBytes(lines.join('\n')))
}

/** JSON with sorted keys and no spaces. */
function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${sorted(one)}`).join(',')}}`
}

function draw(chance: Chance, seed: Uint8Array, chain: Uint8Array): string[] {
  const bytes = stream(seed, chain)
  if (chance.dice !== undefined) return Array.from({ length: chance.dice }, () => String(below(bytes, 6) + 1))
  const cards = [...(chance.from ?? [])]
  return Array.from({ length: chance.cards ?? 0 }, () => cards.splice(below(bytes, cards.length), 1)[0]!)
}

function* stream(seed: Uint8Array, chain: Uint8Array): Generator<number, never> {
  for (let block = 0; ; block++) {
    const counter = new Uint8Array(4)
    new DataView(counter.buffer).setUint32(0, block)
    yield* hmac(sha256, seed, concatBytes(chain, counter))
  }
}

/** A number below n without bias: bytes from the largest multiple of n on are passed over. */
function below(bytes: Generator<number, never>, n: number): number {
  const most = 256 - (256 % n)
  let byte = bytes.next().value
  while (byte >= most) byte = bytes.next().value
  return byte % n
}

/** The sixth face is a worm or a six; dice and hands are written in an order of their own. */
function same(drawn: string[], logged: string): boolean {
  const plain = (faces: string[]): string =>
    faces
      .map((face) => (face === 'W' ? '6' : face))
      .sort()
      .join(' ')
  return plain(drawn) === plain(logged.split(' '))
}
