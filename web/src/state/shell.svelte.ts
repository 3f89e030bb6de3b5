// The page as an app: installable, and there without a server, where the address is secure.
import { address } from '../net/api'

/** What the browser gives us to offer ourselves for installation. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

const RETRY = 3000 // ms

export const shell = $state<{ offline: boolean; install: (() => void) | null }>({ offline: false, install: null })

/** The server was not within reach when the page began: it begins anew once it is. */
export function waitForServer(): void {
  shell.offline = true
  const look = (): void =>
    void fetch(address('health'), { cache: 'no-store' }).then(
      ({ ok }) => ok && location.reload(),
      () => {},
    )
  setInterval(look, RETRY)
  addEventListener('online', look)
}

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  shell.install = () => {
    shell.install = null
    void (event as InstallPrompt).prompt()
  }
})

/** Names the parts this page is made of to the service worker, so that it caches them all. */
async function cacheParts(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name))
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    navigator.serviceWorker.register(new URL('sw.js', document.baseURI)).then(cacheParts, () => {})
    document.addEventListener('visibilitychange', () => void cacheParts())
  })
}
