// The guide through a first game of Geizen, and the part of the rules that belongs to a moment.
import { always, may, yesNo } from '../../guide/conditions'
import type { Guided, GuideUi, Situated, Situation } from '../game_ui'
import { factsOf } from './facts'
import type { Geizen } from './pieces'

const FEW_CHIPS = 5

function situation({ state, seat, events, may }: Situated): Situation {
  const { rolled, chips } = state as Geizen
  if (may('keep') ? rolled.length === 1 : events.some(({ event }) => event === 'placed')) return { name: 'place', figure: 'placing' }
  if (seat !== null && chips[seat]! <= FEW_CHIPS) return { name: 'chips', figure: 'debts' }
  return { name: 'keep', figure: 'turn' }
}

/** The first yellow square of the board that is played on. */
function yellow({ facts }: Guided): string | null {
  for (const [row, { squares }] of factsOf(facts).rows.entries()) {
    const square = squares.findIndex(({ kind }) => kind === 'yellow')
    if (square >= 0) return `[data-square="${row + 1}.${square + 1}"]`
  }
  return null
}

const guide: GuideUi = {
  situation,
  keepClear: [[':is(.board, .rolled, .preview)', 4]],
  steps: [
    { id: 'board', at: '.board', when: always },
    { id: 'keep', at: '.rolled', when: may('keep') },
    { id: 'cost', at: '.preview', when: may('keep') },
    { id: 'yellow', at: (now) => yellow(now) ?? '.board', when: (now) => may('keep')(now) && yellow(now) !== null },
    { id: 'red', at: '.square.red', when: may('keep') },
    { id: 'chips', at: '.seat.me', when: may('keep') },
    {
      id: 'completed',
      at: '.board',
      after: (events) => events.find((e) => e.event === 'completed'),
      vars: ({ names, seat }, event) => ({ who: names[event?.seat ?? 0] ?? '', you: yesNo(event?.seat === seat) }),
    },
  ],
}
export default guide
