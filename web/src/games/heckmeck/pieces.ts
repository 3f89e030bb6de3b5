// What is printed on Heckmeck's pieces, and the shape of its state (protocol.md).
const tiles = import.meta.glob<string>('./art/tile-*.svg', { query: '?url', import: 'default', eager: true })

export const DICE = 8

export interface Heckmeck {
  grill: number[]
  down: number[]
  stacks: number[][]
  turn: number
  kept: string[]
  rolled: string[]
  phase: 'roll' | 'keep' | 'decide' | 'over'
}

/** The worms drawn on a tile. */
export function worms(tile: number): number {
  return Math.ceil((tile - 20) / 4)
}

/** What a die shows, in points. */
export function points(dice: string[]): number {
  return dice.reduce((sum, face) => sum + (face === 'W' ? 5 : Number(face)), 0)
}

export function tileDrawing(tile: number): string {
  return tiles[`./art/tile-${worms(tile)}.svg`]!
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
