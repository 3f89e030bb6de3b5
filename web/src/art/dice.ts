// The drawings of dice with pips, by the face that is up.
const drawings = import.meta.glob<string>('./dice/*.svg', { query: '?url', import: 'default', eager: true })

export function dieDrawing(face: string | number): string | undefined {
  return drawings[`./dice/die-${face}.svg`]
}
