import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { loadBoard, loadPlayUi, playUi } from '../../src/games/registry.svelte'
import { runs } from '../support/effects.svelte'

test('texts that were plain are made anew once they are loaded', async () => {
  const seen: boolean[] = []
  const stop = runs(() => void seen.push(playUi('eimer').moveText !== undefined))
  await loadPlayUi('eimer')
  flushSync()
  expect(seen).toEqual([false, true])
  stop()
})

test('a board is loaded once, whatever is loaded with it', async () => {
  let times = 0
  const stop = runs(() => {
    times++
    void loadBoard('geizen')
  })
  await loadBoard('geizen')
  await loadPlayUi('heckmeck')
  flushSync()
  expect(times).toBe(1)
  stop()
})
