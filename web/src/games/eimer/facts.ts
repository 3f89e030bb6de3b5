// What the table says about Alles im Eimer: the box, the edition's rules, and who attacks are the rules' to know.
import type { Facts } from '../../net/types'

export interface EimerFacts {
  /** Places in each row of a pyramid, bottom row first. */
  rows: number[]
  buckets_of_a_colour: number
  /** Cards of a first hand. */
  hand: number
  /** The most cards that are laid in one move. */
  cards_at_once: number
  /** Whether a defence can turn the direction of play. */
  reverse: boolean
}

/** What the table says about a position. */
export interface EimerMoment {
  /** The seat whose cards are to be beaten. */
  attacker: number | null
  /** While one builds: the move to begin with. */
  proposal: string | null
}

export function factsOf(facts: Facts): EimerFacts {
  return facts as unknown as EimerFacts
}

export function momentOf(facts: Facts): EimerMoment {
  const { attacker = null, proposal = null } = facts as Partial<EimerMoment>
  return { attacker, proposal }
}
