// What the table says about Geizen's board: which squares there are and what they take is the rules' to know.
import type { Facts } from '../../net/types'

export interface Square {
  kind: 'own' | 'double' | 'yellow' | 'red'
  /** How many chips it takes. */
  chips: number
}

export interface Row {
  squares: Square[]
  arrow: number
}

export interface GeizenFacts {
  rows: Row[]
}

export function factsOf(facts: Facts): GeizenFacts {
  return facts as unknown as GeizenFacts
}
