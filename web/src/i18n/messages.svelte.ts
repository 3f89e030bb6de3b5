// The messages of the page in the reader's language: the same Fluent files that the terminal has.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { address } from '../net/api'
import type { Refusal } from '../net/types'

export const LANGUAGES = ['en', 'de', 'it', 'es'] as const
export type Language = (typeof LANGUAGES)[number]
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', it: 'Italiano', es: 'Español' }

const languages: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./languages/en'),
  de: () => import('./languages/de'),
  it: () => import('./languages/it'),
  es: () => import('./languages/es'),
}

/** Messages that are needed only at times, and their files: the page's own and each game's. */
const PARTS = {
  coach: ['coach.ftl'],
  guide: ['web-guide.ftl', 'guide.ftl'],
  chat: ['web-chat.ftl'],
  mine: ['web-mine.ftl'],
}
export type Part = keyof typeof PARTS
const partFiles = import.meta.glob<string>(
  ['../../../src/tavolata/locale/*/{coach,web-guide,web-mine,web-chat}.ftl', '../../../src/tavolata/games/*/locale/*/{coach,guide}.ftl'],
  { query: '?raw', import: 'default' },
)

const loadedParts = new Set<Part>()
const fetchedGames = new Set<string>()
let current = $state.raw<{ language: Language; bundle: FluentBundle | null }>({ language: preferredLanguage(), bundle: null })

function preferredLanguage(): Language {
  const stored = localStorage.getItem('language')
  for (const tag of [stored, ...navigator.languages]) {
    const language = LANGUAGES.find((known) => tag?.toLowerCase().split('-')[0] === known)
    if (language) return language
  }
  return 'en'
}

/** The language of the page. Reading it in a component keeps the component in that language. */
export function language(): Language {
  return current.language
}

/** Sets the language of the page; called once with no language when the page begins. `store`: on this device from now on. */
export async function setLanguage(language: Language = current.language, store = false): Promise<void> {
  const texts = (await languages[language]()).default
  const bundle = new FluentBundle(language, { useIsolating: false })
  add(bundle, texts)
  for (const part of loadedParts) add(bundle, await readPart(part, language))
  for (const game of fetchedGames) add(bundle, await fetchGame(game, language))
  if (store) localStorage.setItem('language', language)
  current = { language, bundle }
  document.documentElement.lang = language
}

/** To be awaited before messages of that part are shown. */
export async function loadMessages(part: Part): Promise<void> {
  if (loadedParts.has(part) || !current.bundle) return
  add(current.bundle, await readPart(part, current.language))
  loadedParts.add(part)
}

/** Fetches the messages of a game that this page was not built with; it goes without where the server has none. */
export async function loadGameMessages(game: string): Promise<void> {
  if (fetchedGames.has(game) || !current.bundle) return
  fetchedGames.add(game)
  const { language, bundle } = current
  const texts = await fetchGame(game, language)
  add(bundle, texts)
  if (texts.length && current.language === language) current = { language, bundle } // texts on the screen are made anew
}

function add(bundle: FluentBundle, texts: string[]): void {
  for (const text of texts) bundle.addResource(new FluentResource(text))
}

function readPart(part: Part, language: Language): Promise<string[]> {
  const ends = PARTS[part].map((name) => `/locale/${language}/${name}`)
  const files = Object.entries(partFiles).filter(([path]) => ends.some((end) => path.endsWith(end)))
  return Promise.all(files.map(([, load]) => load()))
}

async function fetchGame(game: string, language: Language): Promise<string[]> {
  try {
    const answer = await fetch(address(`games/${encodeURIComponent(game)}/locale/${language}`))
    return answer.ok ? [await answer.text()] : []
  } catch {
    return []
  }
}

export function hasMessage(id: string): boolean {
  return current.bundle?.hasMessage(id) ?? false
}

/** A message in the language of the page, its variables filled in. */
export function t(id: string, vars: Record<string, FluentVariable> = {}): string {
  const pattern = current.bundle?.getMessage(id)?.value
  if (!current.bundle || !pattern) return id
  const problems: Error[] = []
  const text = current.bundle.formatPattern(pattern, vars, problems)
  if (problems.length && import.meta.env.DEV) console.warn(id, vars, problems)
  return text
}

/** A game's name; one without messages goes by its bare name. */
export function gameName(game: string): string {
  return hasMessage(`${game}-name`) ? t(`${game}-name`) : game
}

/** A refusal of the server, in the reader's language where there is a message for it. */
export function refusalText({ reason, details, message }: Pick<Refusal, 'reason' | 'details' | 'message'>): string {
  const id = `refused-${reason}`
  return hasMessage(id) ? t(id, details) : message
}

/** "Ada, Bo and Carla", as the language joins them. */
export function list(names: string[]): string {
  return new Intl.ListFormat(current.language, { type: 'conjunction' }).format(names)
}

/** A share as a whole per cent, as the language writes it. */
export function percent(share: number): string {
  return new Intl.NumberFormat(current.language, { style: 'percent', maximumFractionDigits: 0 }).format(share)
}

/** A difference in hundredths, with its sign: +12, −3, 0. */
export function points(share: number): string {
  const whole = Math.round(share * 100)
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0'
}
