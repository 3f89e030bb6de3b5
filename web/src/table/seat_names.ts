// What the seats are called: people by their names, bots by the name of their level's animal; namesakes are numbered.
import type { Seat } from '../net/types'
import { hasMessage, t } from '../i18n/messages.svelte'

function botName(level: string | null): string {
  return hasMessage(`bot-${level}`) ? t(`bot-${level}`) : (level ?? '')
}

export function seatNames(seats: Pick<Seat, 'kind' | 'name' | 'level'>[]): string[] {
  const names: string[] = []
  for (const [number, seat] of seats.entries()) {
    const plain = seat.name || (seat.kind === 'bot' && botName(seat.level)) || t('name-player', { number: number + 1 })
    const same = names.filter((other) => other === plain || other.startsWith(`${plain} `)).length
    names.push(same ? `${plain} ${same + 1}` : plain)
  }
  return names
}
