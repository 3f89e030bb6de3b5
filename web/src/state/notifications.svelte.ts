// A notification of the browser's when it is my turn and I am elsewhere; only where one asked for it.
import { t } from '../i18n/messages.svelte'

export const canNotify = 'Notification' in window && window.isSecureContext
const stored = $state({ on: canNotify && localStorage.getItem('notify') === 'on' && Notification.permission === 'granted' })

export function notifyOn(): boolean {
  return stored.on
}

/** Switched on, it asks the browser's leave; without it, it stays off. */
export async function setNotify(on: boolean): Promise<void> {
  stored.on = on && (await Notification.requestPermission()) === 'granted'
  localStorage.setItem('notify', stored.on ? 'on' : 'off')
}

let shown: Notification | undefined

export function notifyMyTurn(game: string): void {
  if (!stored.on || document.visibilityState === 'visible') return
  shown?.close()
  const title = t('web-your-turn')
  const more = { body: game, tag: 'turn' }
  try {
    shown = new Notification(title, more)
    shown.onclick = () => {
      window.focus()
      shown?.close()
    }
  } catch {
    // A phone's browser wants the service worker to show it.
    void navigator.serviceWorker?.ready.then((shell) => shell.showNotification(title, more))
  }
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') shown?.close()
})
