// Small drawings of the pieces that a sentence names: dice, and Eimer's cards by their animal.
const drawings = import.meta.glob<string>(['../art/dice/*.svg', '../games/heckmeck/art/die-worm.svg', '../games/eimer/art/emblem-*.svg'], { query: '?url', import: 'default', eager: true })

const ANIMALS: Record<string, string> = { Y: 'rooster', W: 'horse', R: 'bull', B: 'sheep', G: 'pig' }

export function pieceDrawing(game: string, piece: string): { src: string; number?: string } | undefined {
  if (game === 'eimer') {
    const src = drawings[`../games/eimer/art/emblem-${ANIMALS[piece[0] ?? '']}.svg`]
    return src === undefined ? undefined : { src, number: piece.slice(1) }
  }
  const src = drawings[piece === 'W' ? '../games/heckmeck/art/die-worm.svg' : `../art/dice/die-${piece}.svg`]
  return src === undefined ? undefined : { src }
}
