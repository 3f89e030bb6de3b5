// What moves would do, asked from the server as soon as they are possible: a board says the consequence on the button.
import { untrack } from 'svelte'
import type { Preview } from '../net/types'

/** Previews of the moves, by move, as they come in. `position` changes when the game does. */
export function foresight(position: () => string, moves: () => string[], preview: () => (move: string) => Promise<Preview>) {
  let of = ''
  let foreseen = $state.raw<Record<string, Preview>>({})
  const asked = new Set<string>()

  $effect(() => {
    const here = position()
    const wanted = moves()
    untrack(() => {
      if (here !== of) {
        of = here
        asked.clear()
        foreseen = {}
      }
      for (const move of wanted) {
        if (asked.has(move)) continue
        asked.add(move)
        preview()(move)
          .then((told) => {
            if (of === here) foreseen = { ...foreseen, [move]: told }
          })
          .catch(() => {}) // the game went on meanwhile: the next view asks anew
      }
    })
  })

  return (move: string): Preview | undefined => foreseen[move]
}
