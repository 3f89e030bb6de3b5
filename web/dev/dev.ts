// Boards in given situations, without a server: dev/dev.html#hk-keep?lang=de&theme=dusk under `npm run dev`.
import '@fontsource/nunito/latin-800.css'
import '../src/styles/tokens.css'
import '../src/styles/kit.css'
import '../src/styles/screens.css'
import '../src/styles/shell.css'
import { mount } from 'svelte'
import { speak, type Language } from '../src/lib/words.svelte'
import Dev from './Dev.svelte'
import fixtures from './fixtures.json'

const [name = '', query] = location.hash.slice(1).split('?')
const wanted = new URLSearchParams(query)
document.documentElement.dataset.theme = wanted.get('theme') ?? 'light'
addEventListener('hashchange', () => location.reload())
void speak((wanted.get('lang') ?? 'en') as Language).then(() =>
  mount(Dev, { target: document.getElementById('app')!, props: { all: fixtures as never, name } }),
)
