// A line that is shown for a while: a refusal, "copied".
import { Refused } from '../net/api'
import { refusalText, t } from '../i18n/messages.svelte'

export const notice = $state<{ text: string }>({ text: '' })
let timer: ReturnType<typeof setTimeout> | undefined

export function showNotice(text: string): void {
  notice.text = text
  clearTimeout(timer)
  timer = setTimeout(() => (notice.text = ''), 5000)
}

export function showRefusal(error: unknown): void {
  showNotice(error instanceof Refused ? refusalText(error.refusal) : t('web-no-server'))
}
