import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TableMessage } from '../../src/net/types'
import { eventsDuration, Playback } from '../../src/table/playback'
import { tableMessage } from '../support/socket'

let shown: number[]
let durations: Record<number, number>
let playback: Playback

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  durations = {}
  const show = ({ seq }: TableMessage) => void shown.push(seq)
  playback = new Playback(show, ({ seq }) => durations[seq] ?? 0)
})
afterEach(() => vi.useRealTimers())

const add = (...seqs: number[]) => seqs.forEach((seq) => playback.add(tableMessage(seq)))

test('messages in which nothing happens are shown at once', () => {
  add(1, 2, 3)
  expect(shown).toEqual([1, 2, 3])
})

test('each message stays as long as it takes before the next one comes', () => {
  durations = { 1: 850, 2: 450 }
  add(1, 2, 3)
  expect(shown).toEqual([1])
  vi.advanceTimersByTime(849)
  expect(shown).toEqual([1])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual([1, 2])
  vi.advanceTimersByTime(450)
  expect(shown).toEqual([1, 2, 3])
})

test('a message that comes while another one is shown waits for its turn', () => {
  durations = { 1: 500 }
  add(1)
  vi.advanceTimersByTime(300)
  add(2)
  expect(shown).toEqual([1])
  expect(playback.newest?.seq).toBe(2)
  vi.advanceTimersByTime(200)
  expect(shown).toEqual([1, 2])
})

test('a skip shows all that waits, in order, and what comes next at once', () => {
  durations = { 1: 850, 2: 850 }
  add(1, 2, 3)
  playback.skip()
  expect(shown).toEqual([1, 2, 3])
  add(4)
  expect(shown).toEqual([1, 2, 3, 4])
  vi.advanceTimersByTime(5000)
  expect(shown).toEqual([1, 2, 3, 4])
})

test('events take as long as the longest of them, a turn takes none', () => {
  const durationOf = ({ event }: { event: string }) => ({ rolled: 850, stole: 1100 })[event]
  expect(eventsDuration([], durationOf)).toBe(0)
  expect(eventsDuration([{ event: 'turn', seat: 1 }], durationOf)).toBe(0)
  expect(eventsDuration([{ event: 'kept' }], durationOf)).toBe(450)
  expect(eventsDuration([{ event: 'rolled' }, { event: 'stole' }, { event: 'turn' }], durationOf)).toBe(1100)
  expect(eventsDuration([{ event: 'over' }], durationOf)).toBe(600)
})
