// A table as this device has it: what is on the screen, the story, the chat, and the commands to change it.
import { newWords, rememberWords } from '../fairness/client_words'
import { playUi } from '../games/registry.svelte'
import { gameName } from '../i18n/messages.svelte'
import { loadMe } from '../me/me.svelte'
import { playSounds } from '../motion/sound.svelte'
import { tempo } from '../motion/tempo.svelte'
import { Connection } from '../net/connection'
import type { ChatLine, GameEvent, Reaction, Table, TableMessage, View, You } from '../net/types'
import { notifyMyTurn } from '../state/notifications.svelte'
import { Commands } from './commands.svelte'
import { eventsDuration, Playback } from './playback'
import { startsAtOnce, startTried } from './start_at_once'

/** An event with the number of its game, for the story. */
export interface StoryEntry {
  key: number
  game: number
  event: GameEvent
}

/** A quick reaction while it is shown. */
export interface ShownReaction extends Pick<Reaction, 'reaction' | 'by'> {
  key: number
}

const STORY_LENGTH = 400
const CHAT_LENGTH = 200
const REACTION_SHOWN = 4500 // ms

export class TableSession {
  you = $state.raw<You>({ seat: null, host: false, who: '', seats: [], next: null })
  table = $state.raw<Table | null>(null)
  view = $state.raw<View | null>(null)
  events = $state.raw<GameEvent[]>([])
  story = $state.raw<StoryEntry[]>([])
  chat = $state.raw<ChatLine[]>([])
  reactions = $state.raw<ShownReaction[]>([])
  connected = $state(true)
  /** There is no such table. */
  missing = $state(false)
  readonly commands: Commands

  #connection: Connection
  #playback = new Playback(
    (message) => this.#show(message),
    ({ table, events }) => eventsDuration(events, (event) => playUi(table.game).duration?.(event)) * tempo(),
  )
  #keys = 0
  #wasMyTurn = false
  #shownSeat: number | null = null
  #commit = '' // the commitment that words were given for

  constructor(readonly code: string) {
    this.#connection = new Connection(code, {
      message: (message) => this.#receive(message),
      reaction: (message) => this.#react(message),
      connected: (connected) => (this.connected = connected),
      missing: () => {
        this.missing = true
        this.close()
      },
      unidentified: () => void loadMe(),
    })
    this.commands = new Commands(this.#connection, {
      view: () => this.view,
      newest: () => this.#playback.newest?.view ?? this.view,
      skip: this.skip,
    })
  }

  /** Shows all that waits to be shown at once. */
  skip = (): void => this.#playback.skip()

  close(): void {
    this.#playback.close()
    this.commands.previews.close()
    this.#connection.close()
  }

  #receive(message: TableMessage): void {
    const { seat } = message.you
    const myTurn = seat !== null && (message.view?.to_move.includes(seat) ?? false)
    if (myTurn && !this.#wasMyTurn) notifyMyTurn(gameName(message.table.game))
    this.#wasMyTurn = myTurn
    const last = this.chat.at(-1)?.seq ?? 0
    const lines = message.said.filter(({ seq }) => seq > last)
    if (lines.length) this.chat = [...this.chat, ...lines].slice(-CHAT_LENGTH)
    this.#playback.add(message)
  }

  #show(message: TableMessage): void {
    const { you, table, events, view } = message
    const first = this.table === null
    if (events.length) this.commands.previews.cancel()
    this.you = you
    this.table = table
    this.events = first ? [] : events
    this.view = view
    // Somebody else has the device now: what the one before was shown is not theirs to see.
    if (you.seats.length > 1 && you.seat !== this.#shownSeat) this.story = []
    this.#shownSeat = you.seat
    const entries = events.map((event) => ({ key: this.#keys++, game: view?.number ?? 0, event }))
    if (entries.length) this.story = [...this.story, ...entries].slice(-STORY_LENGTH)
    if (!first) playSounds(events, you.seat, (event) => playUi(table.game).sound?.(event))
    this.#giveWords(message)
  }

  #react({ reaction, by }: Reaction): void {
    const key = this.#keys++
    this.reactions = [...this.reactions, { key, reaction, by }]
    setTimeout(() => (this.reactions = this.reactions.filter((one) => one.key !== key)), REACTION_SHOWN)
  }

  /** Once a seed is committed to, this device adds words of its own that nobody could know before. */
  #giveWords({ you, table }: TableMessage): void {
    if (you.seat === null || table.phase === 'playing' || !table.commit || table.commit === this.#commit) return
    this.#commit = table.commit
    for (const seat of you.seats) {
      const words = newWords()
      rememberWords(this.code, words)
      this.#connection.send({ do: 'words', seat, words }).catch(() => {})
    }
    if (startsAtOnce(this.code)) void this.commands.send({ do: 'start' }).finally(startTried)
  }
}
