// The drawings of dice, by the face that is up.
import worm from '../games/heckmeck/art/die-worm.svg?url'

const drawings = import.meta.glob<string>('./dice/*.svg', { query: '?url', import: 'default', eager: true })

export function dieDrawing(face: string | number): string {
  return face === 'W' ? worm : drawings[`./dice/die-${face}.svg`]!
}
