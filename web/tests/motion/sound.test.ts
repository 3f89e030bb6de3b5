import { beforeAll, expect, test } from 'vitest'
import { loadPlayUi, playUi } from '../../src/games/registry.svelte'
import { schedule } from '../../src/motion/sound.svelte'
import type { GameEvent } from '../../src/net/types'

beforeAll(() => loadPlayUi('eimer'))

const sounds = (events: GameEvent[], you: number | null = 0, tempo = 1) =>
  schedule(events, you, (event) => playUi('eimer').sound?.(event), tempo).map(({ kind, at }) => [kind, Number(at.toFixed(2))])

test('sounds come one after the other', () => {
  expect(
    sounds([
      { event: 'attacked', seat: 1 },
      { event: 'drew', seat: 1 },
      { event: 'turn', seat: 0 },
    ]),
  ).toEqual([
    ['wood', 0],
    ['wood', 0.09],
    ['turn', 0.18],
  ])
})

test('the turn of another is silent', () => {
  expect(sounds([{ event: 'turn', seat: 1 }])).toEqual([])
})

test('every bucket that falls is heard when it lands', () => {
  expect(
    sounds([
      { event: 'lost', seat: 0 },
      { event: 'fell', seat: 0, buckets: ['1.0', '1.1'] },
    ]),
  ).toEqual([
    ['clank', 0.35],
    ['clank', 0.44],
    ['clank', 0.53],
  ])
})

test('at double speed they come twice as fast', () => {
  expect(sounds([{ event: 'built', seat: 0 }, { event: 'over' }], 0, 0.5)).toEqual([
    ['clank', 0],
    ['win', 0.04],
  ])
})

test('they end after two seconds', () => {
  const many = Array.from({ length: 60 }, () => ({ event: 'drew', seat: 1 }))
  expect(sounds(many).at(-1)![1]).toBeLessThan(2)
})
