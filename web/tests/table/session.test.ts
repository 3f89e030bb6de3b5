import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TableSession } from '../../src/table/session.svelte'
import type { Table, TableMessage, View } from '../../src/net/types'
import { tableMessage, TestSocket } from '../support/socket'

const TABLE = { game: 'halma', phase: 'playing', seats: [], options: {}, facts: {}, commit: null } as unknown as Table
const YOU = { seat: 0, host: false, who: 'a', seats: [0], next: null }

function view(ply: number, more: Partial<View> = {}): View {
  return { number: 0, ply, to_move: [0], legal: ['jump a1'], state: {}, facts: {}, over: false, ...more } as View
}

function message(seq: number, more: Partial<TableMessage> = {}): TableMessage {
  return tableMessage(seq, null, { you: YOU, table: TABLE, ...more })
}

let session: TableSession
let socket: TestSocket

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', TestSocket)
  localStorage.clear()
  TestSocket.opened = []
  session = new TableSession('KRT4MB')
  socket = TestSocket.last.open()
})
afterEach(() => {
  session.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the first message is shown without its events; later ones one after the other', () => {
  socket.say(message(1, { view: view(1), events: [{ event: 'jumped', seat: 1 }] }))
  expect(session.view?.ply).toBe(1)
  expect(session.events).toEqual([])
  socket.say(message(2, { view: view(2), events: [{ event: 'jumped', seat: 2 }] }))
  expect(session.view?.ply).toBe(1)
  vi.advanceTimersByTime(450)
  expect(session.view?.ply).toBe(2)
  expect(session.story.map(({ event }) => event.seat)).toEqual([1, 2])
})

test('a move is played from the newest position, with its ply', () => {
  socket.say(message(1, { view: view(1), events: [{ event: 'jumped', seat: 1 }] }))
  socket.say(message(2, { view: view(2), events: [{ event: 'jumped', seat: 2 }] }))
  session.commands.play('jump a1')
  expect(socket.got('play')).toMatchObject([{ move: 'jump a1', ply: 2 }])
  expect(session.commands.busy).toBe(true)
})

test('no second move while the first one is on its way', async () => {
  socket.say(message(1, { view: view(1) }))
  session.commands.play('jump a1')
  session.commands.play('jump a1')
  expect(socket.got('play')).toHaveLength(1)
  socket.acknowledge(socket.got('play')[0]!.id)
  await vi.advanceTimersByTimeAsync(0)
  expect(session.commands.busy).toBe(false)
})

test('where several seats move at once, a move that came after another one is played again', async () => {
  const refused = vi.fn()
  session.commands.onrefused = refused
  socket.say(message(1, { view: view(4, { to_move: [0, 1], legal: ['build *'] }) }))
  session.commands.play('build YYY')
  socket.say(message(2, { view: view(5, { to_move: [0], legal: ['build *'] }) }))
  socket.acknowledge(socket.got('play')[0]!.id, { ok: false, error: 'stale', reason: 'stale', message: '' })
  await vi.advanceTimersByTimeAsync(0)
  expect(socket.got('play').map(({ ply }) => ply)).toEqual([4, 5])
  expect(refused).not.toHaveBeenCalled()
})

test('a move that is out of date is refused where one seat moves at a time', async () => {
  const refused = vi.fn()
  session.commands.onrefused = refused
  socket.say(message(1, { view: view(4) }))
  session.commands.play('jump a1')
  socket.say(message(2, { view: view(5) }))
  socket.acknowledge(socket.got('play')[0]!.id, { ok: false, error: 'stale', reason: 'stale', message: '' })
  await vi.advanceTimersByTimeAsync(0)
  expect(socket.got('play')).toHaveLength(1)
  expect(refused).toHaveBeenCalledOnce()
})

test('once a seed is committed to, every seat of this device gives words of its own', () => {
  const table = { ...TABLE, phase: 'open', commit: 'c0ffee' } as Table
  socket.say(message(1, { table, you: { ...YOU, seats: [0, 2] } }))
  socket.say(message(2, { table, you: { ...YOU, seats: [0, 2] } }))
  const given = socket.got('words')
  expect(given.map(({ seat }) => seat)).toEqual([0, 2])
  expect(given[0]!.words).toMatch(/^[0-9a-f]{32}$/)
  expect(given[0]!.words).not.toBe(given[1]!.words)
  expect(JSON.parse(localStorage.getItem('words:KRT4MB')!)).toEqual(given.map(({ words }) => words))
})

test('who takes over the device does not see the story of the one before', () => {
  const seats = [0, 1]
  socket.say(message(1, { you: { ...YOU, seat: 0, seats }, view: view(1), events: [{ event: 'drew', seat: 0, card: 'R5' }] }))
  expect(session.story).toHaveLength(1)
  socket.say(message(2, { you: { ...YOU, seat: 1, seats }, view: view(2) }))
  session.skip()
  expect(session.story).toEqual([])
})

test('lines of the chat come once, reactions pass', () => {
  const line = { seq: 3, who: 'b', name: 'Bo', animal: 'cow', colour: '', seat: 1, text: 'ciao' }
  socket.say(message(3, { said: [line] }))
  socket.say(message(4, { said: [line, { ...line, seq: 4, text: 'bello' }] }))
  expect(session.chat.map(({ text }) => text)).toEqual(['ciao', 'bello'])
  socket.say({ do: 'react', reaction: 'clap', by: line })
  expect(session.reactions).toHaveLength(1)
  vi.advanceTimersByTime(4500)
  expect(session.reactions).toEqual([])
})
