// Which part of the rules belongs to what is going on at a table. Its words are now-GAME-NAME and now-GAME-NAME-how.
import type { FluentVariable } from '@fluent/bundle'
import type { GameEvent, Options, State, View } from '../net/types'

export interface Situation {
  name: string
  /** The figure of the rules that shows it. */
  figure: string
  vars?: Record<string, FluentVariable>
}

interface Told {
  state: State
  options: Options
  seat: number | null
  events: GameEvent[]
  may: (word: string) => boolean
}

const FEW_CHIPS = 5

const OF: Record<string, (told: Told) => Situation> = {
  heckmeck({ state, options, events, may }): Situation {
    if (may('steal')) return { name: 'steal', figure: 'steal', vars: { leave: options.decline_steal === false ? 'no' : 'yes' } }
    if (may('take')) return { name: 'take', figure: 'claiming' }
    if (may('roll') || (!may('keep') && events.some(({ event }) => event === 'failed'))) return { name: 'fail', figure: 'failing', vars: { short: String(options.short ?? 'plain') } }
    return state.phase === 'decide' ? { name: 'take', figure: 'claiming' } : { name: 'choose', figure: 'turn' }
  },
  eimer({ state, options, may }): Situation {
    if (state.phase === 'deal' || state.phase === 'build') return { name: 'build', figure: 'setup' }
    if (state.phase === 'split') return { name: 'split', figure: 'hit' }
    if (may('draw')) return { name: 'draw', figure: 'draw' }
    if (may('lose') && !may('play')) return { name: 'lose', figure: 'lose' }
    if (state.phase === 'defend') return { name: 'defend', figure: 'attack', vars: { back: options.reverse === true || options.edition === '2005' ? 'yes' : 'no' } }
    return { name: 'attack', figure: 'strike' }
  },
  geizen({ state, seat, events, may }): Situation {
    if (may('keep') ? state.rolled.length === 1 : events.some(({ event }) => event === 'placed')) return { name: 'place', figure: 'placing' }
    if (seat !== null && state.chips[seat] <= FEW_CHIPS) return { name: 'chips', figure: 'debts' }
    return { name: 'keep', figure: 'turn' }
  },
}

/** What is going on for this seat, or for who watches; null where there is nothing to say about it. */
export function situation(game: string, view: View, events: GameEvent[], seat: number | null, options: Options): Situation | null {
  if (view.over) return null
  const may = (word: string) => view.legal.some((move) => move.split(' ')[0] === word)
  return OF[game]?.({ state: view.state, options, seat, events, may }) ?? null
}
