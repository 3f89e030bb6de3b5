// Who is still to be guided: everybody in the first game of each kind on this device, until the guide is through or skipped.
import type { Component, ComponentProps } from 'svelte'
import type { GuideUi } from '../games/game_ui'
import { hasGuide, KNOWN_GAMES, loadGuideUi } from '../games/registry.svelte'
import { loadMessages } from '../i18n/messages.svelte'
import type Guide from './Guide.svelte'

const DONE = 'done'
const FIRST_LOOK = 1200 // ms: the table is seen first

const stored = $state<Record<string, string>>(
  Object.fromEntries(KNOWN_GAMES.map((game) => [game, localStorage.getItem(`guide:${game}`) ?? ''])),
)
let asked = false

export function wantsGuide(game: string): boolean {
  return hasGuide(game) && stored[game] !== DONE
}

/** The steps that were shown already. */
export function shownSteps(game: string): string[] {
  return (stored[game] ?? '').split(' ').filter(Boolean)
}

export function markShown(game: string, step: string): void {
  store(game, [...shownSteps(game), step].join(' '))
}

export function endGuide(game: string): void {
  store(game, DONE)
}

export function guideAgain(game: string): void {
  asked = true
  store(game, '')
}

function store(game: string, steps: string): void {
  stored[game] = steps
  localStorage.setItem(`guide:${game}`, steps)
}

/** The guide, after a first look at the table, at once for who asked; never while the connection is lost. */
export async function loadGuide(
  game: string,
  connected: () => boolean,
): Promise<{ Guide: Component<ComponentProps<typeof Guide>>; guide: GuideUi | null }> {
  do await new Promise((resolve) => setTimeout(resolve, asked ? 100 : FIRST_LOOK))
  while (!connected())
  const [loaded, guide] = await Promise.all([import('./Guide.svelte'), loadGuideUi(game), loadMessages('guide')])
  return { Guide: loaded.default, guide }
}
