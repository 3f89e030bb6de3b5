// The guide through a first game of Alles im Eimer, and the part of the rules that belongs to a moment.
import { always, may, mine, yesNo } from '../../guide/conditions'
import type { GuideUi, Situated, Situation } from '../game_ui'
import { factsOf } from './facts'

const PYRAMID = '.ground .pyramid'

function situation({ state, facts, may }: Situated): Situation {
  if (state.phase === 'deal' || state.phase === 'build') return { name: 'build', figure: 'setup' }
  if (state.phase === 'split') return { name: 'split', figure: 'hit' }
  if (may('draw')) return { name: 'draw', figure: 'draw' }
  if (may('lose') && !may('play')) return { name: 'lose', figure: 'lose' }
  if (state.phase === 'defend') return { name: 'defend', figure: 'attack', vars: { back: yesNo(factsOf(facts).reverse) } }
  return { name: 'attack', figure: 'strike' }
}

const guide: GuideUi = {
  situation,
  keepClear: [
    [':is(.attack, .hand, .ground .pyramid)', 4],
    [':is(.tray, .tally)', 2],
  ],
  steps: [
    { id: 'build', at: PYRAMID, when: may('build') },
    { id: 'fall', at: PYRAMID, when: always },
    { id: 'draw', at: '[data-testid="draw"]', when: may('draw') },
    { id: 'attack', at: '.hand', when: ({ legal, state }) => legal.length > 0 && state.phase === 'attack' },
    {
      id: 'defend',
      at: '.attack',
      when: (now) => now.state.phase === 'defend' && may('play')(now),
      vars: ({ facts }) => ({ back: yesNo(factsOf(facts).reverse) }),
    },
    { id: 'lose', at: PYRAMID, when: may('lose') },
    { id: 'split', at: PYRAMID, when: may('keep') },
    { id: 'drew', at: '.hand', after: mine('drew') },
    { id: 'hit', at: '.hand', after: (events, seat) => mine('turn')(events, seat) && mine('lost', 'kept_part')(events, seat) },
  ],
}
export default guide
