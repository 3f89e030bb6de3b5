// Who sits at this device: a name and an animal, asked for once.
import { api, Refused } from './api'
import { ANIMALS } from './faces'
import type { Person } from './types'

export const me = $state<{ person: Person | null; asking: ((given: boolean) => void) | null }>({ person: null, asking: null })

/** Asks the server who we are; false where it does not answer. */
export async function loadMe(): Promise<boolean> {
  try {
    me.person = await api.me()
    return true
  } catch (error) {
    me.person ??= { name: '', animal: anyAnimal() }
    return error instanceof Refused && error.status < 500
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
