// The live line to a table: commands with ids that are resent until acknowledged, messages in order and one at a time.
import { address, ownWords, Refused } from './api'
import { loadMe } from '../me/me.svelte'
import { tellMyTurn } from '../state/notifications.svelte'
import { hear } from '../motion/sound.svelte'
import { FALL, tempo } from '../motion/tempo.svelte'
import { gameName } from '../i18n/messages.svelte'
import type { GameEvent, Hint, Me, Odds, Preview, Reaction, Refusal, Said, Table, TableMessage, View } from './types'

interface Waiting {
  command: Record<string, unknown>
  done: (answer: Ack) => void
  failed: (refusal: Refused) => void
}
interface Ack extends Partial<Preview> {
  do: 'ack'
  id: string
  ok: boolean
  hint?: Hint
  odds?: Odds
}

interface Passing extends Omit<Reaction, 'key'> {
  do: 'react'
}

/** An event with the number of its game, for the history. */
export interface Told {
  key: number
  game: number
  event: GameEvent
}

const SOON = 400 // ms, first wait before trying again
const LONG = 8000
const UNANSWERED = 9000
const STRANGER = 4401 // the server's closing codes: no cookie yet, no such table, too many messages
const UNKNOWN = 4404
const TOO_MANY = 4429
const PREVIEWS = { atOnce: 40, everyMs: 80 } // fewer than the server allows
const PACE: Record<string, number> = { rolled: 850, stole: 1100, took: 700, failed: 1100, attacked: 1000, defended: 1000, completed: 1100, fell: 1000, lost: 800, revealed: 1000, over: 600 }
const STORY_LENGTH = 400
const SAID_LENGTH = 200
const PASSING = 4500 // ms a reaction is shown

export class Live {
  you = $state.raw<Me>({ seat: null, host: false, who: '' })
  table = $state.raw<Table | null>(null)
  view = $state.raw<View | null>(null)
  events = $state.raw<GameEvent[]>([])
  story = $state.raw<Told[]>([])
  said = $state.raw<Said[]>([])
  reactions = $state.raw<Reaction[]>([])
  /** False while the line is down. */
  connected = $state(true)
  missing = $state(false)
  busy = $state(false)

  #socket: WebSocket | null = null
  #seq: number | null = null
  #greeting: string | null = null // the id of a hello that is not answered yet
  #waiting = new Map<string, Waiting>()
  #queue: TableMessage[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined
  #wait = SOON
  #closed = false
  #count = 0
  #wasMine = false
  #shown: number | null = null
  #wondering: { move: string; done: (preview: Preview) => void; failed: (why: Error) => void }[] = []
  #wonders = PREVIEWS.atOnce
  #wondered = performance.now()
  #wonderTimer: ReturnType<typeof setTimeout> | undefined
  #answered = '' // the commitment that words were given for

  constructor(readonly code: string) {
    addEventListener('online', this.#now)
    addEventListener('offline', this.#drop)
    document.addEventListener('visibilitychange', this.#now)
    this.#connect()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#now)
    removeEventListener('offline', this.#drop)
    document.removeEventListener('visibilitychange', this.#now)
    for (const timer of [this.#timer, this.#retry, this.#patience, this.#wonderTimer]) clearTimeout(timer)
    this.#socket?.close()
  }

  // --- commands

  play = (move: string): void => {
    this.skip()
    if (!this.view || this.busy) return
    void this.#act({ do: 'play', move, ply: this.view.ply })
  }

  undo = (): void => {
    this.skip()
    if (this.view) void this.#act({ do: 'undo', ply: this.view.ply })
  }

  /** What a move would do. Asked at a measured pace; refused when the game goes on before it was asked. */
  preview = (move: string): Promise<Preview> =>
    new Promise((done, failed) => {
      this.#wondering.push({ move, done, failed })
      this.#wonder()
    })

  #wonder = (): void => {
    clearTimeout(this.#wonderTimer)
    const now = performance.now()
    this.#wonders = Math.min(PREVIEWS.atOnce, this.#wonders + (now - this.#wondered) / PREVIEWS.everyMs)
    this.#wondered = now
    while (this.#wondering.length && this.#wonders >= 1) {
      this.#wonders--
      const { move, done, failed } = this.#wondering.shift()!
      this.#send({ do: 'preview', move }).then(
        ({ events = [], state = {}, legal = [], over = false }) => done({ events, state, legal, over }),
        failed,
      )
    }
    if (this.#wondering.length) this.#wonderTimer = setTimeout(this.#wonder, PREVIEWS.everyMs)
  }

  /** What the coach would play now; a refusal is shown. */
  hint = async (): Promise<Hint | null> => (await this.#counsel('hint'))?.hint ?? null
  odds = async (): Promise<Odds | null> => (await this.#counsel('odds'))?.odds ?? null

  async #counsel(what: string): Promise<Ack | null> {
    this.skip()
    try {
      return this.view && (await this.#send({ do: what, ply: this.view.ply }))
    } catch (refused) {
      this.onrefused((refused as Refused).refusal)
      return null
    }
  }

  /** Sit down; with a name, somebody else on this device does. */
  sit = (seat: number, name?: string): Promise<void> => {
    const words = ownWords()
    rememberWords(this.code, words)
    return this.tell({ do: 'sit', seat, words, ...(name && { name }) })
  }

  /** Any other command; a refusal is shown. */
  tell = async (command: Record<string, unknown>): Promise<void> => void (await this.attempt(command))

  /** The same; says whether it was done. */
  attempt = async (command: Record<string, unknown>): Promise<boolean> => {
    try {
      await this.#send(command)
      return true
    } catch (refused) {
      this.onrefused((refused as Refused).refusal)
      return false
    }
  }

  onrefused: (refusal: Refusal) => void = () => {}

  async #act(command: Record<string, unknown>): Promise<void> {
    this.busy = true
    try {
      await this.#send(command)
    } catch (refused) {
      const { refusal } = refused as Refused
      const again = refusal.reason === 'stale' && String(command.move).startsWith('build ') && this.#newestView()
      if (again) return await this.#act({ ...command, ply: again.ply })
      this.onrefused(refusal)
    } finally {
      this.busy = false
    }
  }

  #newestView(): View | null {
    return this.#queue.at(-1)?.view ?? this.view
  }

  #send(command: Record<string, unknown>): Promise<Ack> {
    const id = ownWords().slice(0, 16)
    return new Promise((done, failed) => {
      this.#waiting.set(id, { command: { ...command, id }, done, failed })
      this.#post({ ...command, id })
    })
  }

  #post(command: Record<string, unknown>): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    this.#socket.send(JSON.stringify(command))
    this.#patience ??= setTimeout(this.#drop, UNANSWERED)
  }

  // --- the line

  #now = (): void => {
    if (document.visibilityState === 'hidden') return
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return
    this.#wait = SOON
    this.#connect()
  }

  #connect(): void {
    clearTimeout(this.#retry)
    if (this.#closed) return
    const url = address(`tables/${this.code}/live`)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(url)
    this.#socket = socket
    socket.onopen = () => {
      this.#hello()
      for (const { command } of this.#waiting.values()) this.#post(command)
    }
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#heard(JSON.parse(data))
    }
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket || this.#closed) return
      if (code === UNKNOWN) return this.#lose()
      if (code === STRANGER) void loadMe()
      if (code === TOO_MANY) this.#wait = LONG
      this.#tryAgain()
    }
  }

  /** The line is dead, though the browser may not have noticed: leave it, and make a new one. */
  #drop = (): void => {
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    this.#tryAgain()
  }

  #tryAgain(): void {
    clearTimeout(this.#patience)
    this.#patience = undefined
    clearTimeout(this.#retry)
    this.connected = false
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.7 + 0.6 * Math.random()))
    this.#wait = Math.min(LONG, this.#wait * 2)
  }

  #lose(): void {
    this.missing = true
    this.close()
  }

  #hello(): void {
    this.#greeting = ownWords().slice(0, 16)
    this.#post({ do: 'hello', id: this.#greeting, since: this.#seq ?? 0 })
  }

  #heard(message: TableMessage | Ack | Passing): void {
    clearTimeout(this.#patience)
    this.#patience = undefined
    if (message.do === 'ack') this.#acknowledged(message)
    else if (message.do === 'table') this.#receive(message)
    else if (message.do === 'react') this.#pass(message)
  }

  #pass({ reaction, by }: Passing): void {
    const key = this.#count++
    this.reactions = [...this.reactions, { key, reaction, by }]
    setTimeout(() => (this.reactions = this.reactions.filter((one) => one.key !== key)), PASSING)
  }

  #acknowledged(ack: Ack): void {
    if (ack.id === this.#greeting) {
      this.#greeting = null
      this.#wait = SOON
      this.connected = true
    }
    const waiting = this.#waiting.get(ack.id)
    if (!waiting) return
    this.#waiting.delete(ack.id)
    if (ack.ok) waiting.done(ack)
    else waiting.failed(new Refused(ack as unknown as Refusal, 400))
  }

  #receive(message: TableMessage): void {
    const last = this.#seq
    if (last !== null && message.seq < last) return
    if (last !== null && message.since != null && message.since > last) return this.#hello() // something was missed
    this.#seq = message.seq
    this.#wait = SOON
    this.connected = true
    const { seat } = message.you
    const mine = seat !== null && (message.view?.to_move.includes(seat) ?? false)
    if (mine && !this.#wasMine) tellMyTurn(gameName(message.table.game))
    this.#wasMine = mine
    const heard = this.said.at(-1)?.seq ?? 0
    const said = message.said.filter(({ seq }) => seq > heard)
    if (said.length) this.said = [...this.said, ...said].slice(-SAID_LENGTH)
    this.#queue.push(message)
    if (this.#queue.length === 1 && this.#timer === undefined) this.#showNext()
  }

  /** Once a seed is committed to, this device adds words of its own that nobody could know before. */
  #giveWords({ you, table }: TableMessage): void {
    if (you.seat === null || table.phase === 'playing' || !table.commit || table.commit === this.#answered) return
    this.#answered = table.commit
    for (const seat of you.seats ?? [you.seat]) {
      const words = ownWords()
      rememberWords(this.code, words)
      this.#send({ do: 'words', seat, words }).catch(() => {})
    }
    if (!startsAtOnce(this.code)) return
    void this.tell({ do: 'start' }).finally(() => (hasty = null))
  }

  // --- one at a time

  /** Show all that waits at once. */
  skip = (): void => {
    clearTimeout(this.#timer)
    this.#timer = undefined
    while (this.#queue.length) this.#show(this.#queue.shift()!)
  }

  #showNext = (): void => {
    this.#timer = undefined
    const message = this.#queue.shift()
    if (!message) return
    this.#show(message)
    const pace = this.#pace(message) * tempo()
    if (pace) this.#timer = setTimeout(this.#showNext, pace)
    else if (this.#queue.length) this.#showNext()
  }

  /** How long a message stays before the next one: long enough to be read, and for all that falls to fall. */
  #pace(message: TableMessage): number {
    const told = message.events.filter(({ event }) => event !== 'turn')
    return told.length ? Math.max(450, ...told.map(({ event, buckets }) => (PACE[event] ?? 0) + FALL * (buckets?.length ?? 0))) : 0
  }

  #show(message: TableMessage): void {
    const first = this.table === null
    if (message.events.length) for (const { failed } of this.#wondering.splice(0)) failed(new Error('the game went on'))
    this.you = message.you
    this.table = message.table
    this.events = first ? [] : message.events
    this.view = message.view
    const game = message.view?.number ?? 0
    // Somebody else has the device now: what the one before was told stays untold.
    if (message.you.seats && message.you.seats.length > 1 && message.you.seat !== this.#shown) this.story = []
    this.#shown = message.you.seat
    const told = message.events.map((event) => ({ key: this.#count++, game, event }))
    if (told.length) this.story = [...this.story, ...told].slice(-STORY_LENGTH)
    if (!first) hear(message.events, message.you.seat)
    this.#giveWords(message)
  }
}

// A table that is to start as soon as its seed is committed to and this device has added its words.
let hasty: string | null = null
export function startAtOnce(code: string): void {
  hasty = code
}
export function startsAtOnce(code: string): boolean {
  return hasty === code
}

/** The words this device gave at a table, so that the proof can look for them. */
export function rememberWords(code: string, words: string): void {
  const kept = knownWords(code)
  localStorage.setItem(`words:${code}`, JSON.stringify([...kept, words].slice(-8)))
}

export function knownWords(code: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(`words:${code}`) ?? '[]')
  } catch {
    return []
  }
}
