// A move in words, as the choices of a review, a hint or a puzzle name it. Pieces are set apart for their drawings.
import { pieces } from '../story/story'
import type { State } from '../net/types'
import { knows, say } from '../i18n/messages.svelte'

type Telling = (rest: string[], state: State) => string

const count = (things: unknown, thing: string): number => (Array.isArray(things) ? things.filter((one) => String(one) === thing).length : 0)
const worms = (tile: number): number => Math.ceil((tile - 20) / 4) // as they are drawn on the tile

const TELLING: Record<string, Record<string, Telling>> = {
  heckmeck: {
    keep: ([face = ''], state) => say('heckmeck-web-keep', { face, count: count(state.rolled, face) || 1, sum: 0, known: 'no', fails: 'no' }),
    roll: (_, state) => say('heckmeck-web-roll', { count: 8 - (state.kept?.length ?? 0) }),
    take: ([tile]) => say('heckmeck-web-take', { tile: Number(tile), worms: worms(Number(tile)) }),
    steal: ([tile]) => say('heckmeck-web-steal', { tile: Number(tile), worms: worms(Number(tile)) }),
    give: () => say('heckmeck-web-give-up'),
  },
  geizen: {
    keep: (dice, state) => (dice.length > 1 && dice.length === state.rolled?.length ? say('geizen-web-keep-all', { count: dice.length }) : say('geizen-web-keep', { dice: pieces(dice) })),
  },
  eimer: {
    build: () => say('eimer-web-move-build'),
    play: (cards) => say('eimer-web-move-play', { cards: pieces(cards), sum: cards.reduce((all, card) => all + Number(card.slice(1)), 0) }),
    lose: ([spot = '0.0'], state) => {
      const [row, across] = spot.split('.').map(Number) as [number, number]
      const colour = String(state.pyramids?.[state.turn]?.split('/')[row]?.[across] ?? '')
      return say('eimer-web-move-lose', { colour, row: row + 1, across: across + 1 })
    },
    keep: ([part]) => say(part === 'left' ? 'eimer-move-keep-left' : 'eimer-move-keep-right'),
    draw: () => say('eimer-move-draw'),
  },
}

/** A move that may be played in a state, in the reader's language. */
export function moveWords(game: string, move: string, state: State): string {
  const [word = '', ...rest] = move.split(' ')
  return TELLING[game]?.[word]?.(rest, state) ?? move
}

/** Why a move is the better one; empty where there are no words for it. */
export function reasonWords(reason: { message: string; details: Record<string, string | number> } | null | undefined): string {
  return reason && knows(reason.message) ? say(reason.message, reason.details) : ''
}
