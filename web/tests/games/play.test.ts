import { beforeAll, expect, test, vi } from 'vitest'
import { moveText } from '../../src/coach/texts'
import { KNOWN_GAMES, loadBoard, loadFigures, loadGuideUi, loadPlayUi, playUi } from '../../src/games/registry.svelte'
import { setLanguage } from '../../src/i18n/messages.svelte'
import { plainText } from '../../src/story/story'

const HECKMECK = { worms: { 21: 1, 25: 2, 36: 4 }, points: { 1: 1, W: 5 }, dice: 8 }

beforeAll(async () => {
  await setLanguage('en')
  await Promise.all(KNOWN_GAMES.map(loadPlayUi))
})

const text = (game: string, move: string, state = {}, facts = {}) => plainText(moveText(game, move, state, facts))

test('the games come in the order of their boxes, each with all its parts', async () => {
  expect(KNOWN_GAMES).toEqual(['heckmeck', 'eimer', 'geizen'])
  for (const game of KNOWN_GAMES) {
    expect(await loadBoard(game)).toBeTypeOf('function')
    expect(await loadFigures(game)).toBeTypeOf('function')
    expect((await loadGuideUi(game))!.steps.length).toBeGreaterThan(5)
  }
})

test('a game the page does not know has the generic board, no guide and no figures', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  expect(await loadBoard('halma')).toBeTypeOf('function')
  expect(await loadGuideUi('halma')).toBeNull()
  expect(await loadFigures('halma')).toBeNull()
  expect(text('halma', 'jump a1 c3')).toBe('jump a1 c3')
  vi.unstubAllGlobals()
})

test('moves of Heckmeck', () => {
  const state = { rolled: ['5', '5', 'W'], kept: ['1', '1', '1'] }
  expect(text('heckmeck', 'take 25', state, HECKMECK)).toBe('Take 25 · 2 worms')
  expect(text('heckmeck', 'steal 36', state, HECKMECK)).toBe('Steal 36 · 4 worms')
  expect(text('heckmeck', 'roll', state, HECKMECK)).toBe('Roll 5 dice')
  expect(text('heckmeck', 'keep 5', state, HECKMECK)).toMatch(/2/)
  expect(text('heckmeck', 'give up', state, HECKMECK)).not.toBe('give up')
})

test('moves of Alles im Eimer', () => {
  const state = { turn: 1, pyramids: [null, 'YYYWW/RRRB/BBG/GG/W'] }
  expect(text('eimer', 'play R5 R3', state)).toMatch(/R5 R3.*8/)
  expect(text('eimer', 'lose 1.3', state)).toMatch(/blue/i)
  expect(text('eimer', 'lose 1.3')).toBeTypeOf('string') // also where no state is known
  expect(playUi('eimer').legalEntry!('build YYY')).toBe('build *')
  expect(playUi('eimer').legalEntry!('lose 0.1')).toBe('lose 0.1')
  expect(playUi('eimer').stage!({ phase: 'deal' })).toBe('build')
  expect(playUi('eimer').stage!({ phase: 'attack' })).toBeUndefined()
})

test('moves of Geizen', () => {
  expect(text('geizen', 'keep 2 2', { rolled: [1, 2, 2] })).toMatch(/2 2/)
  expect(text('geizen', 'keep 1 2 2', { rolled: [1, 2, 2] })).toMatch(/3/)
})

test('pieces that a sentence names have drawings', () => {
  for (const face of ['1', '6', 'W']) expect(playUi('heckmeck').pieceDrawing!(face)?.src).toBeTruthy()
  expect(playUi('geizen').pieceDrawing!('6')?.src).toBeTruthy()
  expect(playUi('geizen').pieceDrawing!('W')).toBeUndefined()
  expect(playUi('eimer').pieceDrawing!('R5')).toMatchObject({ number: '5' })
})

test('falling buckets take time, one after the other', () => {
  const { duration } = playUi('eimer')
  expect(duration!({ event: 'fell', buckets: ['1.0', '2.0'] })).toBe(1180)
  expect(duration!({ event: 'kept_part', buckets: ['1.0'] })).toBe(90)
  expect(duration!({ event: 'built' })).toBeUndefined()
})
