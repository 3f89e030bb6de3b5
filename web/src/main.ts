// The page begins here: styles, messages, then the first screen.
import './styles/tokens.css'
import './styles/pieces.css'
import './styles/screens.css'
import './styles/shell.css'
import { mount } from 'svelte'
import App from './App.svelte'
import './state/theme.svelte'
import { server } from './net/api'
import { loadMe } from './me/me.svelte'
import { route } from './state/route.svelte'
import { waitForServer } from './state/shell.svelte'
import { setLanguage } from './i18n/messages.svelte'

// The server was updated while this page was open: its parts have new names. Once a minute at most.
addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem('reloaded') ?? 0)
  if (Date.now() - last < 60_000) return
  sessionStorage.setItem('reloaded', String(Date.now()))
  event.preventDefault()
  location.reload()
})

void loadMe().then(() => server.answered || waitForServer())
// The two screens that people come for are fetched together with the messages.
const first = { home: () => import('./screens/Home.svelte'), table: () => import('./screens/Table.svelte') }[route().at as string]
first?.().catch(() => {})
void setLanguage().then(() => mount(App, { target: document.getElementById('app')! }))
