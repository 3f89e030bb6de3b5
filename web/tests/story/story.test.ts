import { beforeAll, expect, test } from 'vitest'
import { loadPlayUi } from '../../src/games/registry.svelte'
import { setLanguage } from '../../src/i18n/messages.svelte'
import { eventText, parts, plainText } from '../../src/story/story'

const NAMES = ['Ada', 'Bo', 'Carla']

beforeAll(async () => {
  await setLanguage('en')
  await Promise.all(['heckmeck', 'eimer', 'geizen'].map(loadPlayUi))
})

const told = (game: string, you: number | null, event: { event: string } & Record<string, unknown>) =>
  plainText(eventText(game, NAMES, you, event))

test('an event is told to the one who did it, to the one it was done to, and to the others', () => {
  const stole = { event: 'stole', seat: 0, tile: 25, from: 1 }
  expect(told('heckmeck', 0, stole)).toBe('You steal the 25 from Bo!')
  expect(told('heckmeck', 1, stole)).toMatch(/^Ada steals your 25/)
  expect(told('heckmeck', 2, stole)).toMatch(/^Ada steals the 25 from Bo/)
})

test('pieces are set apart in the sentence', () => {
  const sentence = eventText('heckmeck', NAMES, 0, { event: 'rolled', seat: 0, dice: ['1', '5', 'W'] })!
  expect(parts(sentence)).toEqual([
    { text: 'You roll ', pieces: false },
    { text: '1 5 W', pieces: true },
    { text: '.', pieces: false },
  ])
})

test('what the reader may not know is not named', () => {
  expect(told('eimer', 0, { event: 'drew', seat: 0, card: 'R5' })).toBe('You draw R5.')
  expect(told('eimer', 0, { event: 'drew', seat: 1, card: null })).toBe('Bo draws a card.')
})

test('lists are told by their length', () => {
  expect(told('eimer', 1, { event: 'fell', seat: 1, buckets: ['1.0', '2.0'] })).toBe('2 more of your buckets come down.')
})

test('an event without a message is not told', () => {
  expect(eventText('heckmeck', NAMES, 0, { event: 'no-such-event' })).toBeNull()
  expect(eventText('halma', NAMES, 0, { event: 'jumped', seat: 0 })).toBeNull()
})
