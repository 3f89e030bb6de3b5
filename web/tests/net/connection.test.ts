import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Refused } from '../../src/net/api'
import { Connection } from '../../src/net/connection'
import { tableMessage, TestSocket } from '../support/socket'

function listener() {
  return { message: vi.fn(), reaction: vi.fn(), connected: vi.fn(), missing: vi.fn(), unidentified: vi.fn() }
}

let events: ReturnType<typeof listener>
let connection: Connection

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', TestSocket)
  TestSocket.opened = []
  events = listener()
  connection = new Connection('KRT4MB', events)
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const seen = (): number[] => events.message.mock.calls.map(([message]) => message.seq)

test('the first thing said is hello, from the beginning', () => {
  const socket = TestSocket.last.open()
  expect(String(socket.url)).toBe('ws://tavolata.test/api/tables/KRT4MB/live')
  expect(socket.sent).toEqual([{ do: 'hello', id: expect.any(String), since: 0 }])
})

test('a command is done once it is acknowledged', async () => {
  const socket = TestSocket.last.open()
  const done = connection.send({ do: 'play', move: 'keep 5' })
  const [command] = socket.got('play')
  expect(command).toMatchObject({ move: 'keep 5' })
  socket.acknowledge(command!.id, { hint: undefined })
  await expect(done).resolves.toMatchObject({ ok: true })
})

test('a refused command is rejected with the refusal', async () => {
  const socket = TestSocket.last.open()
  const refused = connection.send({ do: 'play', move: 'keep 7' }).catch((error: Refused) => error.refusal)
  socket.acknowledge(socket.got('play')[0]!.id, { ok: false, error: 'illegal_move', message: 'no' })
  expect(await refused).toMatchObject({ error: 'illegal_move', message: 'no' })
})

test('an unacknowledged command is sent again over the next connection, under the same id', async () => {
  const first = TestSocket.last.open()
  const done = connection.send({ do: 'play', move: 'roll' })
  const { id } = first.got('play')[0]!
  first.break()
  expect(events.connected).toHaveBeenLastCalledWith(false)
  await vi.advanceTimersByTimeAsync(1000)
  const second = TestSocket.last.open()
  expect(second).not.toBe(first)
  expect(second.sent.map((command) => command.do)).toEqual(['hello', 'play'])
  expect(second.got('play')[0]!.id).toBe(id)
  second.acknowledge(id)
  await done
  second.break()
  await vi.advanceTimersByTimeAsync(2000)
  expect(TestSocket.last.open().got('play')).toEqual([])
})

test('a command given while there is no connection waits for one', () => {
  void connection.send({ do: 'stand' })
  expect(TestSocket.last.sent).toEqual([])
  expect(TestSocket.last.open().got('stand')).toHaveLength(1)
})

test('messages come in order, and none twice', () => {
  const socket = TestSocket.last.open()
  socket.say(tableMessage(3))
  socket.say(tableMessage(4, 3))
  socket.say(tableMessage(2, 1))
  expect(seen()).toEqual([3, 4])
})

test('after a gap what was missed is asked for, and what came too early is left out', () => {
  const socket = TestSocket.last.open()
  socket.say(tableMessage(3))
  socket.say(tableMessage(6, 5))
  expect(seen()).toEqual([3])
  expect(socket.got('hello').at(-1)).toMatchObject({ since: 3 })
  socket.say(tableMessage(6, 3))
  expect(seen()).toEqual([3, 6])
})

test('a new connection goes on where the last one ended', async () => {
  TestSocket.last.open().say(tableMessage(17))
  TestSocket.last.break()
  await vi.advanceTimersByTimeAsync(1000)
  expect(TestSocket.last.open().got('hello')[0]).toMatchObject({ since: 17 })
})

test('the connection counts as made only when the server answers', () => {
  const socket = TestSocket.last.open()
  expect(events.connected).not.toHaveBeenCalled()
  socket.acknowledge(socket.got('hello')[0]!.id)
  expect(events.connected).toHaveBeenLastCalledWith(true)
})

test('a connection that does not answer is left for a new one', async () => {
  const first = TestSocket.last.open()
  await vi.advanceTimersByTimeAsync(9000)
  expect(first.readyState).toBe(3)
  expect(events.connected).toHaveBeenLastCalledWith(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(TestSocket.last).not.toBe(first)
})

test('what an old connection says is not heard any more', async () => {
  const first = TestSocket.last.open()
  await vi.advanceTimersByTimeAsync(10_500)
  TestSocket.last.open()
  first.say(tableMessage(9))
  expect(seen()).toEqual([])
})

test('each try waits longer than the one before, up to some seconds', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const waits: number[] = []
  for (let n = 0; n < 7; n++) {
    const start = Date.now()
    TestSocket.last.break()
    await vi.advanceTimersToNextTimerAsync()
    waits.push(Date.now() - start)
  }
  expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000])
})

test('back online it tries at once', async () => {
  for (let n = 0; n < 5; n++) {
    TestSocket.last.break()
    await vi.advanceTimersToNextTimerAsync()
  }
  TestSocket.last.break()
  const tries = TestSocket.opened.length
  dispatchEvent(new Event('online'))
  expect(TestSocket.opened).toHaveLength(tries + 1)
})

test('where there is no such table it does not try again', async () => {
  TestSocket.last.open().break(4404)
  expect(events.missing).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(TestSocket.opened).toHaveLength(1)
})

test('without a cookie it asks for one and tries again', async () => {
  TestSocket.last.open().break(4401)
  expect(events.unidentified).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1000)
  expect(TestSocket.opened).toHaveLength(2)
})

test('after too many messages it waits long', async () => {
  TestSocket.last.open().break(4429)
  await vi.advanceTimersByTimeAsync(5000)
  expect(TestSocket.opened).toHaveLength(1)
})

test('reactions are passed on', () => {
  TestSocket.last.open().say({ do: 'react', reaction: 'clap', by: { who: 'a' } })
  expect(events.reaction).toHaveBeenCalledWith(expect.objectContaining({ reaction: 'clap' }))
})
