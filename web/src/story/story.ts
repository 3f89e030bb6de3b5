// The story of a game, told from its events in the reader's language.
import type { FluentVariable } from '@fluent/bundle'
import type { GameEvent } from '../net/types'
import { knows, say } from '../i18n/messages.svelte'

const SEATS_IN_EVENTS = ['from', 'on', 'to'] // fields that say which seat it was done to

const PIECES = ['dice', 'cards', 'card'] // fields that name pieces
const MARK = '\u2063' // an invisible separator around pieces, so that they can be found again in the sentence

/** One event as a sentence, told to seat `you`; null where there are no words for it. */
export function sentence(game: string, names: string[], you: number | null, event: GameEvent): string | null {
  if (event.event === 'undone') return say('taken-back')
  if (event.event === 'late') return say('story-late', details(names, you, event))
  const id = event.event === 'turn' || event.event === 'over' ? `story-${event.event}` : `${game}-${event.event}`
  return knows(id) ? say(id, details(names, you, event)) : null
}

/** The sentence as it is read aloud. */
export function aloud(sentence: string | null): string {
  return sentence?.replaceAll(MARK, '') ?? ''
}

/** Pieces within a sentence, such as dice or cards, to be found again. */
export function pieces(names: (string | number)[]): string {
  return MARK + names.join(' ') + MARK
}

/** The sentence in parts: plain words, and the pieces it names. */
export function parts(sentence: string): { text: string; pieces: boolean }[] {
  return sentence.split(MARK).map((text, at) => ({ text, pieces: at % 2 === 1 }))
}

function details(names: string[], you: number | null, event: GameEvent): Record<string, FluentVariable> {
  const vars: Record<string, FluentVariable> = { known: 'yes' }
  for (const [name, value] of Object.entries(event)) {
    if (name === 'seat') {
      vars.who = names[value] ?? ''
      vars.you = value === you ? 'yes' : 'no'
    } else if (SEATS_IN_EVENTS.includes(name) && typeof value === 'number') {
      vars[name] = names[value] ?? ''
      vars[`${name}_you`] = value === you ? 'yes' : 'no'
    } else if ((name === 'cards' || name === 'card') && value === null) {
      vars[name] = ''
      vars.known = 'no'
    } else if (name === 'buckets' && Array.isArray(value)) {
      vars.count = value.length
    } else {
      vars[name] = PIECES.includes(name) ? MARK + plain(value) + MARK : plain(value)
    }
  }
  return vars
}

function plain(value: unknown): FluentVariable {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number' || typeof value === 'string') return value
  if (Array.isArray(value)) return value.join(' ')
  return value === null || value === undefined ? '' : JSON.stringify(value)
}
