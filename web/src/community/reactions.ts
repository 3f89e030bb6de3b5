// The quick reactions and their drawings.
const drawings = import.meta.glob<string>('../art/reactions/*.svg', { query: '?url', import: 'default', eager: true })

export const REACTIONS = ['clap', 'laugh', 'ouch', 'wow', 'worm', 'hurry']

export function drawing(reaction: string): string | undefined {
  return drawings[`../art/reactions/${reaction}.svg`]
}
