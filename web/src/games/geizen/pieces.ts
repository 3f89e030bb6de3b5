// The shape of Geizen's state and board (protocol.md), and the drawings of its pieces.
import type { GameEvent } from '../../net/types'

export { default as chip } from './art/chip.svg?url'
export { default as chipSide } from './art/chip-side.svg?url'
export { default as chipStack } from './art/chip-stack.svg?url'
export { default as tower } from './art/tower.svg?url'
import double from './art/square-double.svg?url'
import own from './art/square-own.svg?url'
import red from './art/square-red.svg?url'
import yellow from './art/square-yellow.svg?url'

export interface Geizen {
  chips: number[]
  rows: number[]
  reserve: number
  turn: number
  kept: number[]
  rolled: number[]
  phase: 'roll' | 'keep' | 'over'
}

/** A row as the board's table has it: squares are counted from 1, the last one is red. */
export interface Row {
  squares: number
  two: number[]
  yellow: number[]
  arrow: number
}

export interface Square {
  drawing: string
  red: boolean
  /** Takes two chips, and its drawing does not say so yet. */
  marked: boolean
  room: number
}

export function squares(row: Row): Square[] {
  return Array.from({ length: row.squares }, (_, n) => {
    const square = n + 1
    const isRed = square === row.squares
    const isYellow = row.yellow.includes(square)
    const two = row.two.includes(square)
    return { drawing: isRed ? red : isYellow ? yellow : two ? double : own, red: isRed, marked: two && (isRed || isYellow), room: two ? 2 : 1 }
  })
}

/** The move that keeps these dice. */
export function keeping(dice: number[]): string {
  return `keep ${[...dice].sort((a, b) => a - b).join(' ')}`
}

export function placedAt(events: GameEvent[], row: number, square: number): number {
  return events.findIndex((e) => e.event === 'placed' && e.row === row && e.square === square)
}
