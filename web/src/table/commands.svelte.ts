// What somebody at a table can ask for: moves, seats, settings, the coach. A refusal is shown.
import { newWords, rememberWords } from '../fairness/client_words'
import type { Refused } from '../net/api'
import type { Connection } from '../net/connection'
import type { Command, Hint, Odds, Preview, Refusal, View } from '../net/types'
import { PreviewRequests } from './preview_requests'

/** What commands need to know of the table. */
export interface Shown {
  /** The view on the screen. */
  view: () => View | null
  /** The newest one, on the screen or not. */
  newest: () => View | null
  /** Puts the newest one on the screen. */
  skip: () => void
}

export class Commands {
  /** A move was sent and is not acknowledged yet. */
  busy = $state(false)
  readonly previews: PreviewRequests
  onrefused: (refusal: Refusal) => void = () => {}

  constructor(
    readonly connection: Connection,
    readonly shown: Shown,
  ) {
    this.previews = new PreviewRequests(async (move): Promise<Preview> => {
      const { events, state, legal, over } = await connection.send({ do: 'preview', move })
      return { events, state, legal, over }
    })
  }

  play = (move: string): void => {
    this.shown.skip()
    const view = this.shown.view()
    if (view && !this.busy) void this.#move({ do: 'play', move, ply: view.ply }, view)
  }

  undo = (): void => {
    this.shown.skip()
    const view = this.shown.view()
    if (view) void this.#move({ do: 'undo', ply: view.ply }, view)
  }

  /** What a move would do; rejected when the game goes on before it was asked. */
  preview = (move: string): Promise<Preview> => this.previews.request(move)

  /** What the coach would play now. */
  hint = (): Promise<Hint | null> => this.#askCoach(async (ply) => (await this.connection.send({ do: 'hint', ply })).hint)
  odds = (): Promise<Odds | null> => this.#askCoach(async (ply) => (await this.connection.send({ do: 'odds', ply })).odds)

  /** Sit down; with a name, somebody else on this device does. */
  sit = (seat: number, name?: string): Promise<boolean> => {
    const words = newWords()
    rememberWords(this.connection.code, words)
    return this.send({ do: 'sit', seat, words, ...(name && { name }) })
  }

  /** Any other command; whether it was carried out. */
  send = async (command: Command): Promise<boolean> => {
    try {
      await this.connection.send(command)
      return true
    } catch (refused) {
      this.onrefused((refused as Refused).refusal)
      return false
    }
  }

  async #askCoach<T>(ask: (ply: number) => Promise<T>): Promise<T | null> {
    this.shown.skip()
    const view = this.shown.view()
    try {
      return view && (await ask(view.ply))
    } catch (refused) {
      this.onrefused((refused as Refused).refusal)
      return null
    }
  }

  async #move(command: Command, view: View): Promise<void> {
    this.busy = true
    try {
      await this.connection.send(command)
    } catch (refused) {
      const { refusal } = refused as Refused
      const newest = this.shown.newest()
      const again = command.do === 'play' && refusal.reason === 'stale' && newest && sameChoice(view, newest)
      if (again) return await this.#move({ ...command, ply: newest.ply }, newest)
      this.onrefused(refusal)
    } finally {
      this.busy = false
    }
  }
}

/** Where several seats move at the same time, another one's move changes nothing about mine. */
function sameChoice(before: View, now: View): boolean {
  return before.to_move.length > 1 && before.number === now.number && before.legal.join() === now.legal.join()
}
