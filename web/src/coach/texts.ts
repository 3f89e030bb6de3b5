// Moves and reasons as text, as a review, a hint or a puzzle names them. Pieces are set apart for their drawings.
import { playUi } from '../games/registry.svelte'
import { hasMessage, t } from '../i18n/messages.svelte'
import type { Facts, Reason, State } from '../net/types'

/** A move that may be played in a state, in the reader's language; its notation where the game has no text for it. */
export function moveText(game: string, move: string, state: State, facts: Facts): string {
  return playUi(game).moveText?.(move, state, facts) ?? move
}

/** Why a move is the better one; empty where there is no message for it. */
export function reasonText(reason: Reason | null | undefined): string {
  return reason && hasMessage(reason.message) ? t(reason.message, reason.details) : ''
}
