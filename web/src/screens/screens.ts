// The screens, each loaded when it is needed.
import { speakCoach } from '../lib/words.svelte'

export const screens = {
  home: () => import('./Home.svelte'),
  table: () => import('./Table.svelte'),
  review: () => speakCoach().then(() => import('./Review.svelte')),
  puzzles: () => speakCoach().then(() => import('./Puzzles.svelte')),
  replay: () => import('./Replay.svelte'),
  rules: () => import('./Rules.svelte'),
  welcome: () => import('./Welcome.svelte'),
  check: () => import('./Check.svelte'),
}
