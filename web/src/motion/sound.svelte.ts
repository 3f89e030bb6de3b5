// The switch for sound, off until asked, and what is heard of what happens. How it sounds is loaded when it is on.
import { FALL, tempo } from './tempo.svelte'
import type { GameEvent } from '../net/types'

const LOUD = { off: 0, soft: 0.35, on: 1 }
export type Volume = keyof typeof LOUD
export const VOLUMES = Object.keys(LOUD) as Volume[]

const kept = $state<{ volume: Volume }>({ volume: VOLUMES.find((one) => one === localStorage.getItem('sound')) ?? 'off' })
let context: AudioContext | undefined

export function volume(): Volume {
  return kept.volume
}

export function setVolume(volume: Volume): void {
  kept.volume = volume
  localStorage.setItem('sound', volume)
  if (volume !== 'off') sound([['wood', 0]])
}

export type Kind = 'dice' | 'wood' | 'clank' | 'coin' | 'turn' | 'win'

const OF_EVENT: Record<string, Kind> = {
  rolled: 'dice', kept: 'wood', took: 'wood', stole: 'clank', failed: 'wood', turned_down: 'wood',
  attacked: 'wood', defended: 'wood', drew: 'wood', built: 'clank', lost: 'clank', fell: 'clank', kept_part: 'clank',
  placed: 'coin', completed: 'coin', paid: 'coin', borrowed: 'coin', over: 'win',
}
const AFTER: Partial<Record<Kind, number>> = { dice: 0.25, coin: 0.06 } // s until the next one
const LANDS = 0.35 // s until a bucket that tips over hits the ground
const LONGEST = 2

/** The sounds of what just happened, one after the other, each with its motion. */
export function hear(events: GameEvent[], you: number | null): void {
  if (kept.volume === 'off' || document.visibilityState === 'hidden') return
  const beat = Math.max(0.3, tempo())
  const made: [Kind, number][] = []
  let at = 0
  for (const event of events) {
    const kind = event.event === 'turn' ? (event.seat === you ? 'turn' : undefined) : OF_EVENT[event.event]
    const falls = event.event === 'lost' || event.buckets !== undefined
    for (let n = 0; kind && n < (event.buckets?.length ?? 1) && at < LONGEST; n++) {
      made.push([kind, (at + (falls ? LANDS : 0)) * beat])
      at += falls ? FALL / 1000 : (AFTER[kind] ?? 0.09)
    }
  }
  sound(made)
}

function sound(made: [Kind, number][]): void {
  if (!made.length || navigator.userActivation?.hasBeenActive === false) return // no browser lets us sound before the first tap
  context ??= new AudioContext() // here and now: some browsers want it within the tap that asked for it
  const here = context
  void here.resume()
  void import('./synth').then(({ make }) => made.forEach(([kind, after]) => make(here, kind, after, LOUD[kept.volume])), () => {})
}
