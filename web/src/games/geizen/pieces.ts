// The shape of Geizen's state (protocol.md), and the drawings of its pieces.
import type { GameEvent } from '../../net/types'
import double from './art/square-double.svg?url'
import own from './art/square-own.svg?url'
import red from './art/square-red.svg?url'
import yellow from './art/square-yellow.svg?url'
import type { Square } from './facts'

export { default as chip } from './art/chip.svg?url'
export { default as chipSide } from './art/chip-side.svg?url'
export { default as chipStack } from './art/chip-stack.svg?url'
export { default as tower } from './art/tower.svg?url'

export const SQUARE: Record<Square['kind'], string> = { own, double, yellow, red }

export type Geizen = {
  chips: number[]
  rows: number[]
  reserve: number
  turn: number
  kept: number[]
  rolled: number[]
  phase: 'roll' | 'keep' | 'over'
}

/** The events that the board reads more of than their names. */
export type GeizenEvent =
  | { event: 'placed'; seat: number; row: number; square: number; chips: number; from: 'own' | 'reserve' }
  | Completed
  | { event: 'paid' | 'borrowed' | 'repaid'; seat: number; chips: number }
export type Completed = { event: 'completed'; seat: number; row: number; chips: number }

/** The move that keeps these dice. */
export function keeping(dice: number[]): string {
  return `keep ${[...dice].sort((a, b) => a - b).join(' ')}`
}

export function placedAt(events: GameEvent[], row: number, square: number): number {
  return events.findIndex((e) => e.event === 'placed' && e.row === row && e.square === square)
}
