// The animals: which drawing stands for a seat. People sit on plain discs, bots on scalloped ones.
import type { Seat } from '../net/types'

const drawings = import.meta.glob<string>('./{seats,bots}/*.svg', { query: '?url', import: 'default', eager: true })

export const ANIMALS = ['cat', 'cow', 'dog', 'donkey', 'duck', 'goat', 'mouse', 'rabbit'] as const
const BOTS: Record<string, string> = { rookie: 'chick', regular: 'hen', expert: 'fox', master: 'owl' }

export function animalFace(animal: string): string {
  return drawings[`./seats/${animal}.svg`] ?? drawings[`./bots/${animal}.svg`] ?? drawings['./seats/cat.svg']!
}

export function botFace(level: string | null): string {
  return drawings[`./bots/${BOTS[level ?? ''] ?? 'fox'}.svg`]!
}

export function seatFace(seat: Pick<Seat, 'kind' | 'animal' | 'level'>): string {
  return seat.kind === 'bot' ? botFace(seat.level) : animalFace(seat.animal)
}
