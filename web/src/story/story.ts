// The story of a game: its events as sentences in the reader's language.
import type { FluentVariable } from '@fluent/bundle'
import type { StoryFields } from '../games/game_ui'
import { playUi } from '../games/registry.svelte'
import { hasMessage, t } from '../i18n/messages.svelte'
import type { GameEvent } from '../net/types'

const SEATS_IN_EVENTS = ['from', 'on', 'to'] // fields that say which seat it was done to

const MARK = '\u2063' // an invisible separator around pieces, so that they can be found again in the sentence

/** One event as a sentence for seat `you`; null where there is no message for it. */
export function eventText(game: string, names: string[], you: number | null, event: GameEvent): string | null {
  const vars = () => variables(names, you, event, playUi(game).story ?? {})
  if (event.event === 'undone') return t('taken-back')
  if (event.event === 'late') return t('story-late', vars())
  const id = event.event === 'turn' || event.event === 'over' ? `story-${event.event}` : `${game}-${event.event}`
  return hasMessage(id) ? t(id, vars()) : null
}

/** The sentence without its marks, as it is read aloud. */
export function plainText(sentence: string | null): string {
  return sentence?.replaceAll(MARK, '') ?? ''
}

/** Pieces within a sentence, such as dice or cards, to be found again. */
export function pieces(names: (string | number)[]): string {
  return MARK + names.join(' ') + MARK
}

/** The sentence in parts: plain text, and the pieces it names. */
export function parts(sentence: string): { text: string; pieces: boolean }[] {
  return sentence.split(MARK).map((text, at) => ({ text, pieces: at % 2 === 1 }))
}

function variables(names: string[], you: number | null, event: GameEvent, fields: StoryFields): Record<string, FluentVariable> {
  const vars: Record<string, FluentVariable> = { known: 'yes' }
  for (const [name, value] of Object.entries(event)) {
    if (name === 'seat') {
      vars.who = names[value as number] ?? ''
      vars.you = value === you ? 'yes' : 'no'
    } else if (SEATS_IN_EVENTS.includes(name) && typeof value === 'number') {
      vars[name] = names[value] ?? ''
      vars[`${name}_you`] = value === you ? 'yes' : 'no'
    } else if (fields.pieces?.includes(name)) {
      vars[name] = value === null ? '' : MARK + plain(value) + MARK
      if (value === null) vars.known = 'no'
    } else if (fields.counted?.includes(name) && Array.isArray(value)) {
      vars.count = value.length
    } else {
      vars[name] = plain(value)
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
