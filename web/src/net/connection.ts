// The connection to a table: commands are resent until they are acknowledged, missed messages are found and asked for,
// a connection that breaks is made anew.
import { address, Refused } from './api'
import type * as schema from './schema.generated'
import type { AckOf, Command, Reaction, TableMessage } from './types'

export interface ConnectionEvents {
  /** A message in its order; none comes twice. */
  message: (message: TableMessage) => void
  reaction: (message: Reaction) => void
  /** Whether the server is within reach. */
  connected: (connected: boolean) => void
  /** There is no such table. */
  missing: () => void
  /** The server does not know this browser yet: it needs a cookie before the next try. */
  unidentified: () => void
}

interface Pending {
  command: schema.Command
  resolve: (ack: schema.Ack) => void
  reject: (refused: Refused) => void
}

type Timer = ReturnType<typeof setTimeout> | undefined

const FIRST_RETRY = 400 // ms
const LAST_RETRY = 8000
const ANSWER_WITHIN = 9000
const UNIDENTIFIED = 4401 // the server's closing codes
const NO_TABLE = 4404
const TOO_MANY = 4429

export class Connection {
  #socket: WebSocket | null = null
  #seq: number | null = null
  #hello: string | null = null // the id of a hello that is not answered yet
  #pending = new Map<string, Pending>()
  #retry: Timer
  #unanswered: Timer
  #delay = FIRST_RETRY
  #closed = false

  constructor(
    readonly code: string,
    readonly events: ConnectionEvents,
  ) {
    addEventListener('online', this.#reconnectNow)
    addEventListener('offline', this.#drop)
    document.addEventListener('visibilitychange', this.#reconnectNow)
    this.#connect()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#reconnectNow)
    removeEventListener('offline', this.#drop)
    document.removeEventListener('visibilitychange', this.#reconnectNow)
    clearTimeout(this.#retry)
    clearTimeout(this.#unanswered)
    this.#socket?.close()
  }

  /** Resolves once the server has acknowledged the command, over however many connections; rejects when it is refused. */
  send<C extends Command>(command: C): Promise<AckOf<C>> {
    const id = randomId()
    const sent = { ...command, id } as unknown as schema.Command
    return new Promise<schema.Ack>((resolve, reject) => {
      this.#pending.set(id, { command: sent, resolve, reject })
      this.#post(sent)
    }) as Promise<AckOf<C>>
  }

  #post(command: schema.Command): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    this.#socket.send(JSON.stringify(command))
    this.#unanswered ??= setTimeout(this.#drop, ANSWER_WITHIN)
  }

  #connect(): void {
    clearTimeout(this.#retry)
    if (this.#closed) return
    const url = address(`tables/${this.code}/live`)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(url)
    this.#socket = socket
    socket.onopen = () => {
      this.#sendHello()
      for (const { command } of this.#pending.values()) this.#post(command)
    }
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#receive(JSON.parse(data))
    }
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket || this.#closed) return
      if (code === NO_TABLE) {
        this.events.missing()
        return this.close()
      }
      if (code === UNIDENTIFIED) this.events.unidentified()
      if (code === TOO_MANY) this.#delay = LAST_RETRY
      this.#reconnectLater()
    }
  }

  #reconnectNow = (): void => {
    if (document.visibilityState === 'hidden') return
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return
    this.#delay = FIRST_RETRY
    this.#connect()
  }

  /** The connection is dead, though the browser may not have noticed: leave it, and make a new one. */
  #drop = (): void => {
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    this.#reconnectLater()
  }

  #reconnectLater(): void {
    this.#answered()
    clearTimeout(this.#retry)
    this.events.connected(false)
    this.#retry = setTimeout(() => this.#connect(), this.#delay * (0.7 + 0.6 * Math.random()))
    this.#delay = Math.min(LAST_RETRY, this.#delay * 2)
  }

  #sendHello(): void {
    this.#hello = randomId()
    this.#post({ do: 'hello', id: this.#hello, since: this.#seq ?? 0 })
  }

  #receive(message: schema.Message): void {
    this.#answered()
    if (message.do === 'ack') this.#acknowledge(message)
    else if (message.do === 'table') this.#accept(message)
    else if (message.do === 'react') this.events.reaction(message)
  }

  #answered(): void {
    clearTimeout(this.#unanswered)
    this.#unanswered = undefined
  }

  #reached(): void {
    this.#delay = FIRST_RETRY
    this.events.connected(true)
  }

  #acknowledge(ack: schema.Ack | schema.Refused): void {
    if (ack.id === null) return
    if (ack.id === this.#hello) {
      this.#hello = null
      this.#reached()
    }
    const pending = this.#pending.get(ack.id)
    if (!pending) return
    this.#pending.delete(ack.id)
    if (ack.ok) pending.resolve(ack)
    else pending.reject(new Refused(ack, 400))
  }

  #accept(message: TableMessage): void {
    const last = this.#seq
    if (last !== null && message.seq < last) return
    if (last !== null && message.since !== null && message.since > last) return this.#sendHello() // something was missed
    this.#seq = message.seq
    this.#reached()
    this.events.message(message)
  }
}

/** 16 hexadecimal characters. */
function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
