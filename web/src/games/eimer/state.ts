// Alles im Eimer as the page sees it: reading states, pyramids and hands. What may be done comes from view.legal.
import type { GameEvent } from '../../net/types'

export const COLOURS = ['Y', 'W', 'R', 'B', 'G'] as const
export type Colour = (typeof COLOURS)[number]

/** A card such as R5. */
export type CardName = string

/** A place in a pyramid, row from the bottom and place from the left, such as 0.2. */
export type Spot = string

export type EimerState = {
  pyramids: (string | null)[]
  hands: (CardName[] | number)[]
  tables: CardName[][]
  pile: number
  discards: CardName[]
  direction: 1 | -1
  turn: number | null
  colour: Colour | null
  to_beat: number | null
  phase: 'deal' | 'build' | 'attack' | 'defend' | 'split' | 'draw' | 'over'
  out: number[]
  may_draw?: number | null
}

/** The events in which buckets go: `fell` and `kept_part` have several. */
export type Loss = { event: 'lost'; seat: number; bucket: Spot } | Collapse
export type Collapse = { event: 'fell' | 'kept_part'; seat: number; buckets: Spot[] }

/** The losses among events. */
export function lossesIn(events: GameEvent[]): Loss[] {
  return events.filter(({ event }) => event === 'lost' || event === 'fell' || event === 'kept_part') as Loss[]
}

/** The buckets that a loss takes. */
export function bucketsOf(loss: Loss): Spot[] {
  return loss.event === 'lost' ? [loss.bucket] : loss.buckets
}

export function colourOf(card: CardName): Colour {
  return card[0] as Colour
}

export function valueOf(card: CardName): number {
  return Number(card.slice(1))
}

export function sum(cards: CardName[]): number {
  return cards.reduce((total, card) => total + valueOf(card), 0)
}

/** A hand by colour, each from low to high. */
export function sorted(hand: CardName[]): CardName[] {
  const place = (card: CardName) => COLOURS.indexOf(colourOf(card))
  return [...hand].sort((a, b) => place(a) - place(b) || valueOf(a) - valueOf(b))
}

/** Cards with a key each, so that equal cards can be distinguished. */
export function keyed(cards: CardName[]): { card: CardName; key: string }[] {
  const seen: Record<string, number> = {}
  return cards.map((card) => ({ card, key: `${card}-${(seen[card] = (seen[card] ?? 0) + 1)}` }))
}

/** The move that lays these cards, in canonical order: one colour, values descending. */
export function playing(cards: CardName[]): string {
  return `play ${[...cards].sort((a, b) => valueOf(b) - valueOf(a)).join(' ')}`
}

/** Cards less other cards; null where those are not all among them. */
export function without(cards: CardName[], others: CardName[]): CardName[] | null {
  const left = [...cards]
  for (const card of others) {
    const at = left.indexOf(card)
    if (at < 0) return null
    left.splice(at, 1)
  }
  return left
}

/** The legal plays, each as its cards. */
export function plays(legal: string[]): CardName[][] {
  return legal.filter((move) => move.startsWith('play ')).map((move) => move.split(' ').slice(1))
}

/** The places that may be given up. */
export function losses(legal: string[]): Spot[] {
  return legal.filter((move) => move.startsWith('lose ')).map((move) => move.slice(5))
}

/** A pyramid's rows from the bottom; a lost or empty place is a dot. */
export function rowsOf(pyramid: string): string[] {
  return pyramid.split('/')
}

export function spotsOf(pyramid: string): { spot: Spot; letter: string }[] {
  return rowsOf(pyramid).flatMap((row, r) => [...row].map((letter, i) => ({ spot: `${r}.${i}`, letter })))
}

export function standing(pyramid: string | null): number {
  return pyramid ? spotsOf(pyramid).filter(({ letter }) => letter !== '.').length : 0
}

/** Seats whose pyramid is not complete yet; in a replay nobody is asked, but what is built is seen. */
export function builders(state: EimerState, toMove: number[]): number[] {
  if (toMove.length) return toMove
  return state.pyramids.flatMap((pyramid, seat) => (pyramid === null ? [seat] : []))
}

/** Cut letters, bottom row first, into the rows of a pyramid. */
export function stacked(letters: string[], rows: number[]): string {
  let at = 0
  return rows.map((n) => letters.slice(at, (at += n)).join('')).join('/')
}

/** Buckets in the order in which they come down, by seat: the one given up, then the others, lowest first. */
export function falls(events: GameEvent[]): Map<number, Spot[]> {
  const order = new Map<number, Spot[]>()
  for (const loss of lossesIn(events)) order.set(loss.seat, [...(order.get(loss.seat) ?? []), ...bucketsOf(loss)])
  return order
}
