// The shape of Heckmeck's state (protocol.md), and the drawings of its pieces.
import { dieDrawing as plainDie } from '../../art/dice'
import wormFace from './art/die-worm.svg?url'

const tiles = import.meta.glob<string>('./art/tile-*.svg', { query: '?url', import: 'default', eager: true })

export interface Heckmeck {
  grill: number[]
  down: number[]
  stacks: number[][]
  turn: number
  kept: string[]
  rolled: string[]
  phase: 'roll' | 'keep' | 'decide' | 'over'
}

export function dieDrawing(face: string): string | undefined {
  return face === 'W' ? wormFace : plainDie(face)
}

/** A tile with so many worms. */
export function tileDrawing(worms: number): string {
  return tiles[`./art/tile-${worms}.svg`]!
}

export const tileBack = tiles['./art/tile-back.svg']!

/** Every tile of this game, wherever it lies. */
export function allTiles({ grill, down, stacks }: Heckmeck): number[] {
  return [...grill, ...down, ...stacks.flat()].sort((a, b) => a - b)
}

/** Dice that show the same, together. */
export function groups(dice: string[]): { face: string; count: number }[] {
  return [...new Set(dice)].map((face) => ({ face, count: dice.filter((die) => die === face).length }))
}
