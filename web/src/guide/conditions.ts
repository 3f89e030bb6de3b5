// When a step of the guide is due: conditions that the games' lists are written with.
import type { Guided } from '../games/game_ui'
import type { GameEvent } from '../net/types'

export const always = (): boolean => true

/** A move that begins with this word is legal. */
export const may =
  (word: string) =>
  ({ legal }: Guided): boolean =>
    legal.some((move) => move.split(' ')[0] === word)

/** One of these events happened to the guided seat. */
export const mine =
  (...names: string[]) =>
  (events: GameEvent[], seat: number): GameEvent | undefined =>
    events.find((event) => names.includes(event.event) && event.seat === seat)

/** A condition as messages take it. */
export const yesNo = (holds: boolean): string => (holds ? 'yes' : 'no')
