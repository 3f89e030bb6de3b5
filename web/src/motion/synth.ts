// Wood, dice, enamel and coins, made in the page.
import type { SoundKind } from './sound.svelte'

/** Makes a sound so many seconds from now, as loud as asked. */
export function synthesise(context: AudioContext, kind: SoundKind, after: number, volume: number): void {
  const start = context.currentTime + after
  const out = context.createGain()
  out.gain.value = volume
  out.connect(context.destination)
  if (kind === 'dice')
    for (let i = 0; i < 6; i++) knock(out, start + i * 0.07 + Math.random() * 0.03, 700 + Math.random() * 900, 0.035, 0.16)
  if (kind === 'wood') knock(out, start, 320, 0.07, 0.3)
  if (kind === 'clank')
    [520, 1130, 1890].forEach((f, i) => tone(out, start, f * (0.97 + Math.random() * 0.06), 0.28 - i * 0.07, 0.09, 'triangle'))
  if (kind === 'coin') [1760, 2640].forEach((f, i) => tone(out, start + i * 0.03, f * (0.98 + Math.random() * 0.04), 0.12, 0.06, 'sine'))
  if (kind === 'turn') [660, 880].forEach((f, i) => tone(out, start + i * 0.11, f, 0.2, 0.07, 'sine'))
  if (kind === 'win') [523, 659, 784, 1047].forEach((f, i) => tone(out, start + i * 0.12, f, 0.4, 0.08, 'triangle'))
}

function tone(out: GainNode, start: number, frequency: number, length: number, loud: number, type: OscillatorType): void {
  const voice = new OscillatorNode(out.context, { type, frequency })
  voice.connect(fade(out, start, length, loud))
  voice.start(start)
  voice.stop(start + length)
}

/** A short burst of noise through a narrow filter: something hard on wood. */
function knock(out: GainNode, start: number, frequency: number, length: number, loud: number): void {
  const rate = out.context.sampleRate
  const noise = out.context.createBuffer(1, Math.ceil(rate * length), rate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(out.context, { buffer: noise })
  const filter = new BiquadFilterNode(out.context, { type: 'bandpass', frequency, Q: 3 })
  source.connect(filter).connect(fade(out, start, length, loud * 3))
  source.start(start)
}

function fade(out: GainNode, start: number, length: number, loud: number): GainNode {
  const gain = out.context.createGain()
  gain.gain.setValueAtTime(loud, start)
  gain.gain.exponentialRampToValueAtTime(0.0005, start + length)
  gain.connect(out)
  return gain
}
