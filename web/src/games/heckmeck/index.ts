// Heckmeck on the page.
import type { GameUi } from '../game_ui'
import box from './art/box.svg'

const ui: GameUi = {
  order: 1,
  box: { art: box, position: '78%' },
  board: () => import('./Board.svelte'),
  play: () => import('./play'),
  guide: () => import('./guide'),
  figures: () => import('./Figures.svelte'),
}
export default ui
