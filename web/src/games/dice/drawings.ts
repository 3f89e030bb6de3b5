// The drawings of dice, by the face that is up.
const drawings = import.meta.glob<string>('../../kit/dice/*.svg', { query: '?url', import: 'default', eager: true })

export function dieDrawing(face: string | number): string {
  return drawings[`../../kit/dice/die-${face === 'W' ? 'worm' : face}.svg`]!
}
