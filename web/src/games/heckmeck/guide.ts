// The guide through a first game of Heckmeck, and the part of the rules that belongs to a moment.
import { always, may, mine, yesNo } from '../../guide/conditions'
import type { GuideUi, Situated, Situation } from '../game_ui'
import { factsOf } from './facts'
import type { Heckmeck } from './pieces'

function situation({ state, facts, events, may }: Situated): Situation {
  if (may('steal')) return { name: 'steal', figure: 'steal', vars: { leave: yesNo(factsOf(facts).leave_steal) } }
  if (may('take')) return { name: 'take', figure: 'claiming' }
  const failed = !may('keep') && events.some(({ event }) => event === 'failed')
  if (may('roll') || failed) return { name: 'fail', figure: 'failing', vars: { short: factsOf(facts).short ?? 'plain' } }
  return state.phase === 'decide' ? { name: 'take', figure: 'claiming' } : { name: 'choose', figure: 'turn' }
}

const guide: GuideUi = {
  situation,
  keepClear: [[':is(.grill, .rolled, .aside)', 4]],
  steps: [
    { id: 'grill', at: '.grill', when: always },
    { id: 'keep', at: '.rolled', when: may('keep') },
    { id: 'worm', at: '.aside', when: ({ legal, state }) => legal.length > 0 && (state as Heckmeck).kept.length > 0 },
    { id: 'steal', at: '.seat.can', when: may('steal') },
    { id: 'take', at: '.acts', when: (now) => may('take')(now) && may('roll')(now) },
    { id: 'roll', at: '.acts', when: (now) => may('roll')(now) && !may('take')(now) && !may('steal')(now) },
    { id: 'risk', at: '.rolled', when: may('roll') },
    { id: 'took', at: '.seat.me', after: mine('took', 'stole') },
    { id: 'stolen', at: '.seat.me', after: (events, seat) => events.find((e) => e.event === 'stole' && e.from === seat) },
    {
      id: 'failed',
      at: '.grill',
      after: mine('failed'),
      vars: (_, __, events) => ({ lost: yesNo(events.some((e) => e.event === 'returned')) }),
    },
  ],
}
export default guide
