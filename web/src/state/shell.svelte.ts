// The page as an app: installable and there without a line, where the address is secure.
import { address } from '../net/api'

/** What the browser gives us to offer ourselves for installation. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

const AGAIN = 3000 // ms

export const shell = $state<{ away: boolean; install: (() => void) | null }>({ away: false, install: null })

/** There was no line when the page began: it begins anew once there is one. */
export function waitForLine(): void {
  shell.away = true
  const look = (): void => void fetch(address('health'), { cache: 'no-store' }).then(({ ok }) => ok && location.reload(), () => {})
  setInterval(look, AGAIN)
  addEventListener('online', look)
}

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  shell.install = () => {
    shell.install = null
    void (event as InstallPrompt).prompt()
  }
})

/** Tells the worker what this page is made of, so that all of it is kept. */
async function keep(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name))
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    navigator.serviceWorker.register(new URL('sw.js', document.baseURI)).then(keep, () => {})
    document.addEventListener('visibilitychange', () => void keep())
  })
}
