// Wood, dice, enamel and coins, made in the page; silent until asked.
import type { GameEvent } from './types'

const kept = $state({ on: localStorage.getItem('sound') === 'on' })
let context: AudioContext | undefined

export function soundOn(): boolean {
  return kept.on
}

export function setSound(on: boolean): void {
  kept.on = on
  localStorage.setItem('sound', on ? 'on' : 'off')
  if (on) make('wood')
}

type Kind = 'dice' | 'wood' | 'clank' | 'coin' | 'turn' | 'win'

const OF_EVENT: Record<string, Kind> = {
  rolled: 'dice', kept: 'wood', took: 'wood', stole: 'clank', failed: 'wood', turned_down: 'wood',
  attacked: 'wood', defended: 'wood', drew: 'wood', built: 'clank', lost: 'clank', fell: 'clank', kept_part: 'clank',
  placed: 'coin', completed: 'coin', paid: 'coin', borrowed: 'coin', over: 'win',
}

/** The sounds of what just happened, one after the other. */
export function hear(events: GameEvent[], you: number | null): void {
  if (!kept.on || document.visibilityState === 'hidden') return
  let at = 0
  for (const event of events) {
    const kind = event.event === 'turn' ? (event.seat === you ? 'turn' : undefined) : OF_EVENT[event.event]
    if (kind && at < 1.2) {
      make(kind, at)
      at += kind === 'dice' ? 0.25 : 0.09
    }
  }
}

function make(kind: Kind, after = 0): void {
  context ??= new AudioContext()
  void context.resume()
  const start = context.currentTime + after
  if (kind === 'dice') for (let i = 0; i < 6; i++) knock(start + i * 0.07 + Math.random() * 0.03, 700 + Math.random() * 900, 0.035, 0.16)
  if (kind === 'wood') knock(start, 320, 0.07, 0.3)
  if (kind === 'clank') [520, 1130, 1890].forEach((f, i) => tone(start, f * (0.97 + Math.random() * 0.06), 0.28 - i * 0.07, 0.09, 'triangle'))
  if (kind === 'coin') [1760, 2640].forEach((f, i) => tone(start + i * 0.03, f * (0.98 + Math.random() * 0.04), 0.12, 0.06, 'sine'))
  if (kind === 'turn') [660, 880].forEach((f, i) => tone(start + i * 0.11, f, 0.2, 0.07, 'sine'))
  if (kind === 'win') [523, 659, 784, 1047].forEach((f, i) => tone(start + i * 0.12, f, 0.4, 0.08, 'triangle'))
}

function tone(start: number, frequency: number, length: number, loud: number, type: OscillatorType): void {
  const voice = context!.createOscillator()
  voice.type = type
  voice.frequency.value = frequency
  voice.connect(fade(start, length, loud))
  voice.start(start)
  voice.stop(start + length)
}

/** A short burst of noise through a narrow filter: something hard on wood. */
function knock(start: number, frequency: number, length: number, loud: number): void {
  const rate = context!.sampleRate
  const noise = context!.createBuffer(1, Math.ceil(rate * length), rate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(context!, { buffer: noise })
  const filter = new BiquadFilterNode(context!, { type: 'bandpass', frequency, Q: 3 })
  source.connect(filter).connect(fade(start, length, loud * 3))
  source.start(start)
}

function fade(start: number, length: number, loud: number): GainNode {
  const gain = context!.createGain()
  gain.gain.setValueAtTime(loud, start)
  gain.gain.exponentialRampToValueAtTime(0.0005, start + length)
  gain.connect(context!.destination)
  return gain
}
