import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Preview } from '../../src/net/types'
import { PreviewRequests } from '../../src/table/preview_requests'

const PREVIEW: Preview = { events: [], state: {}, legal: [], over: false }

let sent: string[]
let requests: PreviewRequests

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  requests = new PreviewRequests((move) => {
    sent.push(move)
    return Promise.resolve(PREVIEW)
  })
})
afterEach(() => {
  requests.close()
  vi.useRealTimers()
})

test('a burst is sent at once up to a limit, the rest at a steady pace', async () => {
  const answers = Array.from({ length: 60 }, (_, n) => requests.request(`lose 0.${n}`))
  expect(sent).toHaveLength(40)
  await vi.advanceTimersByTimeAsync(400)
  expect(sent).toHaveLength(45)
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent).toHaveLength(60)
  expect(sent[59]).toBe('lose 0.59')
  await expect(Promise.all(answers)).resolves.toHaveLength(60)
})

test('what was not sent before the game went on is rejected and never sent', async () => {
  const answers = Array.from({ length: 42 }, (_, n) => requests.request(`keep ${n}`))
  requests.cancel()
  await expect(answers[41]).rejects.toThrow('the game went on')
  await expect(answers[40]).rejects.toThrow()
  await expect(answers[0]).resolves.toEqual(PREVIEW)
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent).toHaveLength(40)
})
