import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  gameName,
  hasMessage,
  LANGUAGES,
  list,
  loadGameMessages,
  loadMessages,
  points,
  refusalText,
  setLanguage,
  t,
} from '../../src/i18n/messages.svelte'

beforeAll(() => setLanguage('en'))
afterEach(() => vi.unstubAllGlobals())

test('every language has the messages of the first screen', async () => {
  for (const language of LANGUAGES) {
    await setLanguage(language)
    for (const id of ['web-title', 'web-play-now', 'name-you']) expect(hasMessage(id), `${language} ${id}`).toBe(true)
    expect(document.documentElement.lang).toBe(language)
  }
  await setLanguage('en')
})

test('an unknown message is its id, an unknown game its name', () => {
  expect(t('no-such-message')).toBe('no-such-message')
  expect(gameName('halma')).toBe('halma')
})

test('messages of the coach are there once they are loaded, in every language from then on', async () => {
  expect(hasMessage('coach-grade-blunder')).toBe(false)
  await loadMessages('coach')
  expect(hasMessage('coach-grade-blunder')).toBe(true)
  await setLanguage('it')
  expect(hasMessage('coach-grade-blunder')).toBe(true)
  await setLanguage('en')
})

test('a game from elsewhere brings its messages from the server, once for each language', async () => {
  const asked: string[] = []
  const answer = (url: URL): Response => {
    asked.push(url.pathname)
    return new Response(`halma-name = Halma (${url.pathname.slice(-2)})`)
  }
  vi.stubGlobal('fetch', async (url: URL) => answer(url))
  await loadGameMessages('halma')
  expect(gameName('halma')).toBe('Halma (en)')
  await loadGameMessages('halma')
  await setLanguage('de')
  expect(gameName('halma')).toBe('Halma (de)')
  expect(asked).toEqual(['/api/games/halma/locale/en', '/api/games/halma/locale/de'])
  await setLanguage('en')
})

test('a game without messages goes without', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  await loadGameMessages('bare')
  expect(gameName('bare')).toBe('bare')
})

test('a refusal is told in the language where there is a message for its reason', () => {
  expect(refusalText({ reason: 'no-such-reason', details: {}, message: 'as the server says' })).toBe('as the server says')
  expect(refusalText({ reason: 'record-not-json', details: {}, message: '?' })).toBe(t('refused-record-not-json'))
})

test('lists and differences are written as one reads them', () => {
  expect(list(['Ada', 'Bo', 'Carla'])).toBe('Ada, Bo, and Carla')
  expect([points(0.124), points(-0.03), points(0.001)]).toEqual(['+12', '−3', '0'])
})
