// Runs a function again whenever something changes that it has read, as a component would.
import { flushSync } from 'svelte'

export function runs(what: () => void): () => void {
  const stop = $effect.root(() => {
    $effect(what)
  })
  flushSync()
  return stop
}
