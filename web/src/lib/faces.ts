// The animals: which drawing stands for a seat. People sit on plain discs, bots on scalloped ones.
import type { Seat } from './types'

const drawings = import.meta.glob<string>('../kit/{seats,bots}/*.svg', { query: '?url', import: 'default', eager: true })

export const ANIMALS = ['cat', 'cow', 'dog', 'donkey', 'duck', 'goat', 'mouse', 'rabbit'] as const
const BOTS: Record<string, string> = { rookie: 'chick', regular: 'hen', expert: 'fox', master: 'owl' }

export function animalFace(animal: string): string {
  return drawings[`../kit/seats/${animal}.svg`] ?? drawings[`../kit/bots/${animal}.svg`] ?? drawings['../kit/seats/cat.svg']!
}

export function botFace(level: string | null): string {
  return drawings[`../kit/bots/${BOTS[level ?? ''] ?? 'fox'}.svg`]!
}

export function seatFace(seat: Pick<Seat, 'kind' | 'animal' | 'level'>): string {
  return seat.kind === 'bot' ? botFace(seat.level) : animalFace(seat.animal)
}
