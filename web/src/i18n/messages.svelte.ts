// What the page says, in the reader's language: the same Fluent files that the terminal speaks from.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'de', 'it', 'es'] as const
export type Language = (typeof LANGUAGES)[number]
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', it: 'Italiano', es: 'Español' }

const loaders: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./languages/en'),
  de: () => import('./languages/de'),
  it: () => import('./languages/it'),
  es: () => import('./languages/es'),
}

// Words that are needed only at times.
const more = import.meta.glob<string>(['../../../src/tavolata/locale/*/{coach,web-guide,web-mine,web-chat}.ftl', '../../../src/tavolata/games/*/locale/*/{coach,guide}.ftl'], { query: '?raw', import: 'default' })
const learned = new Set<string>()

const spoken = $state<{ language: Language; bundle: FluentBundle | null }>({ language: wanted(), bundle: null })

function wanted(): Language {
  const kept = localStorage.getItem('language')
  for (const tag of [kept, ...navigator.languages]) {
    const language = LANGUAGES.find((known) => tag?.toLowerCase().split('-')[0] === known)
    if (language) return language
  }
  return 'en'
}

/** The language spoken now. Reading it in a component keeps the component in that language. */
export function language(): Language {
  return spoken.language
}

/** Speak a language from now on; called once with no language when the page begins. */
export async function speak(language: Language = spoken.language, keep = false): Promise<void> {
  const files = (await loaders[language]()).default
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of files) bundle.addResource(new FluentResource(text))
  for (const file of learned) await learn(file, language, bundle)
  if (keep) localStorage.setItem('language', language)
  spoken.language = language
  spoken.bundle = bundle
  document.documentElement.lang = language
}

/** To be awaited before the coach, the guide (or the rules in mid-game), company or one's own games are told of. */
export const speakCoach = (): Promise<void> => speakMore('coach')
export const speakGuide = (): Promise<void> => speakMore('web-guide')
export const speakCompany = (): Promise<void> => speakMore('web-chat')
export const speakGames = (): Promise<void> => speakMore('web-mine')

async function speakMore(file: string): Promise<void> {
  if (learned.has(file) || !spoken.bundle) return
  await learn(file, spoken.language, spoken.bundle)
  learned.add(file)
}

async function learn(file: string, language: Language, bundle: FluentBundle): Promise<void> {
  const wanted = [`/locale/${language}/${file}.ftl`, `/locale/${language}/${file.replace('web-', '')}.ftl`]
  const files = Object.entries(more).filter(([path]) => wanted.some((end) => path.endsWith(end)))
  for (const text of await Promise.all(files.map(([, load]) => load()))) bundle.addResource(new FluentResource(text))
}

export function knows(id: string): boolean {
  return spoken.bundle?.hasMessage(id) ?? false
}

/** The message in the language spoken now, its variables filled in. */
export function say(id: string, vars: Record<string, FluentVariable> = {}): string {
  const pattern = spoken.bundle?.getMessage(id)?.value
  if (!spoken.bundle || !pattern) return id
  const problems: Error[] = []
  const text = spoken.bundle.formatPattern(pattern, vars, problems)
  if (problems.length && import.meta.env.DEV) console.warn(id, vars, problems)
  return text
}

/** A game's name; one without words of its own goes by its bare name. */
export function gameName(game: string): string {
  return knows(`${game}-name`) ? say(`${game}-name`) : game
}

/** A refusal of the server, in the reader's language where it is known. */
export function sayRefusal(refusal: { reason?: string; details?: Record<string, unknown>; message: string }): string {
  const id = `refused-${refusal.reason}`
  return refusal.reason && knows(id) ? say(id, (refusal.details ?? {}) as Record<string, FluentVariable>) : refusal.message
}

/** "Ada, Bo and Carla", as the language joins them. */
export function list(names: string[]): string {
  return new Intl.ListFormat(spoken.language, { type: 'conjunction' }).format(names)
}

/** A share as a whole per cent, as the language writes it. */
export function percent(share: number): string {
  return new Intl.NumberFormat(spoken.language, { style: 'percent', maximumFractionDigits: 0 }).format(share)
}

/** A difference in hundredths, with its sign: +12, −3, 0. */
export function points(share: number): string {
  const whole = Math.round(share * 100)
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0'
}
