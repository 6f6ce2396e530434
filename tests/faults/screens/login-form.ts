import type { Persona } from '#mocks/scenarios/scenario.ts'

import { fill, press } from './user-actions.ts'

/** The accounts of every scenario, by persona. */
export const ACCOUNTS = {
  coach: { phone: '+380501112233', password: 'Trener2026!' },
  client: { phone: '+380671112233', password: 'Klient2026!' },
} as const

/** Fills the form of /login. */
export async function typeLogin({
  phone,
  password,
}: {
  phone: string
  password: string
}): Promise<void> {
  await fill('Телефон', phone)
  await fill('Пароль', password)
}

/** Signs a persona in at /login; the code is filled in automatically. */
export async function signIn(persona: Persona): Promise<void> {
  await typeLogin(ACCOUNTS[persona === 'client' ? 'client' : 'coach'])
  await press('Увійти')
}
