// A WebSocket whose other end is the test.
import type { TableMessage } from '../../src/net/types'

type Sent = { do: string; id: string } & Record<string, unknown>

export class TestSocket {
  static readonly OPEN = 1
  static opened: TestSocket[] = []

  /** The socket that is in use: the one opened last. */
  static get last(): TestSocket {
    return TestSocket.opened.at(-1)!
  }

  readyState = 0
  sent: Sent[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: URL) {
    TestSocket.opened.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.readyState = 3
  }

  // The server's part.

  open(): this {
    this.readyState = TestSocket.OPEN
    this.onopen?.()
    return this
  }

  break(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  acknowledge(id: string, more: Record<string, unknown> = {}): void {
    this.say({ do: 'ack', id, ok: true, ...more })
  }

  /** The commands of one kind that reached the server over this connection. */
  got(what: string): Sent[] {
    return this.sent.filter((command) => command.do === what)
  }
}

/** A message of the table, as far as a connection reads it. */
export function tableMessage(seq: number, since: number | null = null, more: Partial<TableMessage> = {}): TableMessage {
  return { do: 'table', seq, since, view: null, events: [], said: [], ...more } as unknown as TableMessage
}
