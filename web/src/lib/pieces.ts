// Small drawings of the pieces that a sentence names: dice, and Eimer's cards by their animal.
const drawings = import.meta.glob<string>('../kit/{dice/die-*,eimer/emblem-*}.svg', { query: '?url', import: 'default', eager: true })

const ANIMALS: Record<string, string> = { Y: 'rooster', W: 'horse', R: 'bull', B: 'sheep', G: 'pig' }

export function pieceDrawing(game: string, piece: string): { src: string; number?: string } | undefined {
  if (game === 'eimer') {
    const src = drawings[`../kit/eimer/emblem-${ANIMALS[piece[0] ?? '']}.svg`]
    return src === undefined ? undefined : { src, number: piece.slice(1) }
  }
  const src = drawings[`../kit/dice/die-${piece === 'W' ? 'worm' : piece}.svg`]
  return src === undefined ? undefined : { src }
}
