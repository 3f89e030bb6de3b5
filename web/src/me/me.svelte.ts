// Who sits at this device: a name and an animal, asked for once.
import { api } from '../net/api'
import { ANIMALS } from '../art/faces'
import type { Person } from '../net/types'

export const me = $state<{ person: Person | null; asking: ((given: boolean) => void) | null }>({ person: null, asking: null })

export async function loadMe(): Promise<void> {
  try {
    me.person = await api.me()
  } catch {
    me.person ??= { name: '', animal: anyAnimal(), colour: '' }
  }
}

export function anyAnimal(): string {
  return ANIMALS[Math.floor(Math.random() * ANIMALS.length)]!
}

export async function saveMe(person: Person): Promise<void> {
  me.person = await api.setMe(person)
}

/** Asks for a name if there is none yet; false if it was not given. */
export async function haveName(): Promise<boolean> {
  if (!me.person) await loadMe()
  return me.person?.name ? true : askName()
}

export function askName(): Promise<boolean> {
  return new Promise((given) => (me.asking = given))
}
