// A line that tells something and goes away by itself: a refusal, "copied".
import { Refused } from '../net/api'
import { say, sayRefusal } from '../i18n/messages.svelte'

export const notice = $state<{ text: string }>({ text: '' })
let timer: ReturnType<typeof setTimeout> | undefined

export function tell(text: string): void {
  notice.text = text
  clearTimeout(timer)
  timer = setTimeout(() => (notice.text = ''), 5000)
}

export function tellRefused(error: unknown): void {
  tell(error instanceof Refused ? sayRefusal(error.refusal) : say('web-no-server'))
}
