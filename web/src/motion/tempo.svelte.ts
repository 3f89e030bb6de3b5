// How quickly things happen at the table: chosen on this device. In a tab that nobody sees nothing moves.
const SPEED = { calm: 1.6, normal: 1, quick: 0.5, none: 0 }
export type Speed = keyof typeof SPEED
export const SPEEDS = Object.keys(SPEED) as Speed[]

const stored = $state<{ speed: Speed }>({ speed: SPEEDS.find((one) => one === localStorage.getItem('speed')) ?? 'normal' })

export function speed(): Speed {
  return stored.speed
}

export function setSpeed(speed: Speed): void {
  stored.speed = speed
  localStorage.setItem('speed', speed)
  show()
}

/** What every time at the table is multiplied by; in the styles it is --tempo. */
export function tempo(): number {
  return document.visibilityState === 'hidden' ? 0 : SPEED[stored.speed]
}

function show(): void {
  document.documentElement.style.setProperty('--tempo', String(SPEED[stored.speed]))
}
show()
