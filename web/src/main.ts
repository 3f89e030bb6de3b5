// The page begins here: styles, words, then the first screen.
import './styles/tokens.css'
import './styles/kit.css'
import './styles/screens.css'
import './styles/shell.css'
import { mount } from 'svelte'
import App from './App.svelte'
import './lib/theme.svelte'
import { loadMe } from './lib/me.svelte'
import { speak } from './lib/words.svelte'

void loadMe()
void speak().then(() => mount(App, { target: document.getElementById('app')! }))
