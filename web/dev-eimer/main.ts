// Fixture page: ?f=defend4&theme=dusk&lang=de&step=0 shows one position; step 0 is the one before it. Not part of the build.
import { mount } from 'svelte'
import { speak, type Language } from '../src/lib/words.svelte'
import Fixture from './Fixture.svelte'

import.meta.glob('../src/styles/*.css', { eager: true })
const asked = new URLSearchParams(location.search)
document.documentElement.dataset.theme = asked.get('theme') ?? 'light'
void speak((asked.get('lang') ?? 'en') as Language).then(() => mount(Fixture, { target: document.getElementById('app')! }))
