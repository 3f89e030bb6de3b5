// The switch for sound, off until asked, and the sounds of what happens. How they are made is loaded when it is on.
import type { EventSound } from '../games/game_ui'
import type { GameEvent } from '../net/types'
import { tempo } from './tempo.svelte'

const LOUDNESS = { off: 0, soft: 0.35, on: 1 }
export type Volume = keyof typeof LOUDNESS
export const VOLUMES = Object.keys(LOUDNESS) as Volume[]

const stored = $state<{ volume: Volume }>({ volume: VOLUMES.find((one) => one === localStorage.getItem('sound')) ?? 'off' })
let context: AudioContext | undefined

export function volume(): Volume {
  return stored.volume
}

export function setVolume(volume: Volume): void {
  stored.volume = volume
  localStorage.setItem('sound', volume)
  if (volume !== 'off') playAll([{ kind: 'wood', at: 0 }])
}

export type SoundKind = 'dice' | 'wood' | 'clank' | 'coin' | 'turn' | 'win'

interface Scheduled {
  kind: SoundKind
  /** Seconds from now. */
  at: number
}

const EVERY: Partial<Record<SoundKind, number>> = { dice: 0.25, coin: 0.06 } // s until the next one
const USUALLY_EVERY = 0.09
const LONGEST = 2 // s

/** When the sounds of some events are due: one after the other, those of one event together with its motion. */
export function schedule(
  events: GameEvent[],
  you: number | null,
  soundOf: (event: GameEvent) => EventSound | undefined,
  tempo: number,
): Scheduled[] {
  const beat = Math.max(0.3, tempo)
  const scheduled: Scheduled[] = []
  let at = 0
  for (const event of events) {
    const sound = commonSound(event, you) ?? soundOf(event)
    if (!sound) continue
    const { kind, times = 1, delay = 0, every = EVERY[kind] ?? USUALLY_EVERY } = sound
    for (let n = 0; n < times && at < LONGEST; n++) {
      scheduled.push({ kind, at: (at + delay) * beat })
      at += every
    }
  }
  return scheduled
}

/** The sounds of events that every game has. */
function commonSound({ event, seat }: GameEvent, you: number | null): EventSound | undefined {
  if (event === 'over') return { kind: 'win' }
  return event === 'turn' && seat === you ? { kind: 'turn' } : undefined
}

export function playSounds(events: GameEvent[], you: number | null, soundOf: (event: GameEvent) => EventSound | undefined): void {
  if (stored.volume === 'off' || document.visibilityState === 'hidden') return
  playAll(schedule(events, you, soundOf, tempo()))
}

function playAll(scheduled: Scheduled[]): void {
  if (!scheduled.length || navigator.userActivation?.hasBeenActive === false) return // no browser lets us sound before the first tap
  context ??= new AudioContext() // here and now: some browsers want it within the tap that asked for it
  const here = context
  void here.resume()
  const volume = LOUDNESS[stored.volume]
  void import('./synth').then(
    ({ synthesise }) => scheduled.forEach(({ kind, at }) => synthesise(here, kind, at, volume)),
    () => {},
  )
}
