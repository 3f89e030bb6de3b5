// This device's share in the dice: random words that nobody could know before the server committed to its seed (protocol.md).

/** 32 hexadecimal characters of this device's own making. */
export function newWords(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const REMEMBERED = 8

/** Remembers the words this device gave at a table, so that the proof can look for them. */
export function rememberWords(code: string, words: string): void {
  localStorage.setItem(`words:${code}`, JSON.stringify([...rememberedWords(code), words].slice(-REMEMBERED)))
}

export function rememberedWords(code: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(`words:${code}`) ?? '[]')
  } catch {
    return []
  }
}
