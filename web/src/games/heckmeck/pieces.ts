// The shape of Heckmeck's state (protocol.md), and the drawings of its pieces.
import { dieDrawing as plainDie } from '../../art/dice'
import wormFace from './art/die-worm.svg?url'

const tiles = import.meta.glob<string>('./art/tile-*.svg', { query: '?url', import: 'default', eager: true })

export type Heckmeck = {
  grill: number[]
  down: number[]
  stacks: number[][]
  turn: number
  kept: string[]
  rolled: string[]
  phase: 'roll' | 'keep' | 'decide' | 'over'
}

/** The events that the board reads more of than their names. */
export type HeckmeckEvent =
  | { event: 'rolled'; seat: number; dice: string[] }
  | { event: 'kept'; seat: number; face: string; count: number; sum: number }
  | { event: 'stole'; seat: number; tile: number; from: number }
  | { event: 'failed'; seat: number; why: 'no_new_face' | 'no_worm' | 'nothing_to_claim' }
  | { event: 'returned'; seat: number; tile: number }
  | { event: 'turned_down'; tile: number }

/** The events that are shown large. */
export type BigEvent = Extract<HeckmeckEvent, { event: 'stole' | 'failed' }>

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
