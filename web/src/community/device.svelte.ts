// Whom this device has muted, and how much of the chat it has shown.
import type { ChatLine } from '../net/types'

const MUTED = 'muted'
const MOST = 200

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(MUTED) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

const state = $state<{ muted: string[]; read: Record<string, number> }>({ muted: read(), read: {} })

export function isMuted(who: string): boolean {
  return state.muted.includes(who)
}

export function setMuted(who: string, muted: boolean): void {
  state.muted = [...state.muted.filter((one) => one !== who), ...(muted ? [who] : [])].slice(-MOST)
  localStorage.setItem(MUTED, JSON.stringify(state.muted))
}

export function markRead(code: string, seq: number): void {
  if (seq <= lastRead(code)) return
  state.read[code] = seq
  localStorage.setItem(`seen:${code}`, String(seq))
}

function lastRead(code: string): number {
  return state.read[code] ?? Number(localStorage.getItem(`seen:${code}`) ?? 0)
}

/** How many lines of others were not read yet. */
export function unread(code: string, chat: ChatLine[], me: string): number {
  return chat.filter(({ seq, who }) => seq > lastRead(code) && who !== me && !isMuted(who)).length
}
