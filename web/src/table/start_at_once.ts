// A table that is to start as soon as its seed is committed to and this device has added its words.
let wanted: string | null = null

export function startAtOnce(code: string): void {
  wanted = code
}

export function startsAtOnce(code: string): boolean {
  return wanted === code
}

/** It was started, or refused to. */
export function startTried(): void {
  wanted = null
}
