// Facts that the server does not send yet.
import type { Facts, Game, Options, Puzzle, Replay, State, TableMessage } from '../net/types'
import { COLOURS, colourOf, sum, type CardName, type Colour, type EimerState } from './eimer/state'

interface BoardRow {
  squares: number
  two: number[]
  yellow: number[]
  arrow: number
}

function interimFacts(game: string, options: Options): Facts {
  if (game === 'heckmeck') {
    const tiles = Array.from({ length: 16 }, (_, n) => 21 + n)
    return {
      worms: Object.fromEntries(tiles.map((tile) => [tile, Math.ceil((tile - 20) / 4)])),
      points: { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, W: 5 },
      dice: 8,
    }
  }
  if (game === 'eimer') {
    const old = options.edition === '2005'
    return {
      rows: old ? [4, 3, 2, 1] : [5, 4, 3, 2, 1],
      buckets_of_a_colour: old ? 2 : 3,
      hand: old ? 8 : 12,
      cards_at_once: 3,
      reverse: old || options.reverse === true,
    }
  }
  if (game === 'geizen') {
    const rows = (options.board as unknown as { rows?: BoardRow[] }).rows ?? []
    return {
      rows: rows.map(({ squares, two, yellow, arrow }) => ({
        arrow,
        squares: Array.from({ length: squares }, (_, n) => {
          const double = two.includes(n + 1)
          return { kind: n + 1 === squares ? 'red' : yellow.includes(n + 1) ? 'yellow' : double ? 'double' : 'own', chips: double ? 2 : 1 }
        }),
      })),
    }
  }
  return {}
}

function interimMoment(game: string, state: State, facts: Facts, seat: number | null): Facts {
  if (game !== 'eimer') return {}
  const now = state as EimerState
  const hand = seat === null ? undefined : now.hands[seat]
  const building = now.phase === 'build' && Array.isArray(hand) && now.pyramids[seat!] === null
  return {
    attacker: attacker(now),
    proposal: building ? proposal(hand as CardName[], facts.rows as number[], facts.buckets_of_a_colour as number) : null,
  }
}

function attacker(state: EimerState): number | null {
  if (state.turn === null || state.colour === null) return null
  if (state.phase === 'draw') return state.turn
  const n = state.tables.length
  for (let step = 1; step < n; step += 1) {
    const seat = (state.turn - state.direction * step + n * step) % n
    if (state.tables[seat]!.length && !state.out.includes(seat)) return seat
  }
  return null
}

function proposal(hand: CardName[], rows: number[], each: number): string {
  const strength = (colour: Colour) => {
    const cards = hand.filter((card) => colourOf(card) === colour)
    return sum(cards) + 2 * cards.length
  }
  const best = [...COLOURS].sort((a, b) => strength(b) - strength(a))
  const letters = best.flatMap((colour) => Array<Colour>(each).fill(colour))
  let at = 0
  const filled = rows.map((length) => {
    const row = letters.slice(at, (at += length))
    const places = row.map((_, i) => i).sort((a, b) => Math.abs(a - (length - 1) / 2) - Math.abs(b - (length - 1) / 2))
    const laid: string[] = []
    places.forEach((place, i) => (laid[place] = row[i]!))
    return laid.join('')
  })
  return `build ${filled.join('/')}`
}

export function addFacts(message: TableMessage): TableMessage {
  const { table, view } = message
  table.facts ??= interimFacts(table.game, table.options)
  if (view) view.facts ??= interimMoment(table.game, view.state, table.facts, message.you.seat)
  return message
}

export function addGameFacts(game: Game): Game {
  const defaults = Object.fromEntries(game.options.map((option) => [option.name, option.default]))
  game.facts ??= interimFacts(game.game, typeof defaults.board === 'string' ? { ...defaults, board: { rows: [] } } : defaults)
  return game
}

export function addReplayFacts(replay: Replay): Replay {
  const { game, options } = replay.record
  replay.facts ??= interimFacts(game, options)
  for (const step of replay.steps) step.facts ??= interimMoment(game, step.state, replay.facts, null)
  return replay
}

export function addPuzzleFacts(puzzle: Puzzle): Puzzle {
  puzzle.facts ??= interimFacts(puzzle.game, puzzle.options)
  puzzle.view.facts ??= interimMoment(puzzle.game, puzzle.view.state, puzzle.facts, puzzle.seat)
  return puzzle
}
