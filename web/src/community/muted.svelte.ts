// What this device remembers about company: whom it does not hear, and what it has read.
import type { Said } from '../net/types'

const MUTED = 'muted'
const MOST = 200

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(MUTED) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

const kept = $state<{ muted: string[]; seen: Record<string, number> }>({ muted: read(), seen: {} })

export function isMuted(who: string): boolean {
  return kept.muted.includes(who)
}

export function setMuted(who: string, muted: boolean): void {
  kept.muted = [...kept.muted.filter((one) => one !== who), ...(muted ? [who] : [])].slice(-MOST)
  localStorage.setItem(MUTED, JSON.stringify(kept.muted))
}

export function see(code: string, seq: number): void {
  if (seq <= seen(code)) return
  kept.seen[code] = seq
  localStorage.setItem(`seen:${code}`, String(seq))
}

function seen(code: string): number {
  return kept.seen[code] ?? Number(localStorage.getItem(`seen:${code}`) ?? 0)
}

/** How many lines of others were not read yet. */
export function unread(code: string, said: Said[], me: string): number {
  return said.filter(({ seq, who }) => seq > seen(code) && who !== me && !isMuted(who)).length
}
