// Who is still to be guided: everybody in the first game of each kind on this device, until the guide is through or skipped.
import type { Component, ComponentProps } from 'svelte'
import { speakGuide } from '../i18n/messages.svelte'
import type Guide from './Guide.svelte'

const GUIDED = ['heckmeck', 'eimer', 'geizen']
const DONE = 'done'
const FIRST_LOOK = 1200 // ms: the table is seen first

const kept = $state<Record<string, string>>(Object.fromEntries(GUIDED.map((game) => [game, localStorage.getItem(`guide:${game}`) ?? ''])))
let asked = false

/** Whether there is a guide to a game. */
export function hasGuide(game: string): boolean {
  return game in kept
}

export function wantsGuide(game: string): boolean {
  return hasGuide(game) && kept[game] !== DONE
}

/** The steps that were told already. */
export function toldSteps(game: string): string[] {
  return (kept[game] ?? '').split(' ').filter(Boolean)
}

export function markTold(game: string, step: string): void {
  keep(game, [...toldSteps(game), step].join(' '))
}

export function endGuide(game: string): void {
  keep(game, DONE)
}

export function guideAgain(game: string): void {
  asked = true
  keep(game, '')
}

function keep(game: string, steps: string): void {
  kept[game] = steps
  localStorage.setItem(`guide:${game}`, steps)
}

/** The guide and its words, after a first look at the table, at once for who asked; never over a line that is down. */
export async function loadGuide(connected: () => boolean): Promise<Component<ComponentProps<typeof Guide>>> {
  do await new Promise((done) => setTimeout(done, asked ? 100 : FIRST_LOOK))
  while (!connected())
  const [loaded] = await Promise.all([import('./Guide.svelte'), speakGuide()])
  return loaded.default
}
