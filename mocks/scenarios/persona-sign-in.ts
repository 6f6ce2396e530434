/** Signs in the two personas of a scenario. */
import { facts } from 'virtual:scenarios'

import type { Db } from '#mocks/db/db.ts'
import { issueTokens } from '#mocks/rules/sign-in/tokens.ts'
import type { Persona, ScenarioId } from '#mocks/scenarios/scenario.ts'

/** What the device of a signed-in persona stores. */
export interface PersonaSession {
  token: string
  refreshToken: string
  phone: string
  userType: 'coach' | 'client'
}

/** New tokens of a persona; null for the guest. @throws if the person has been deleted */
export function signIn(
  db: Db,
  persona: Persona,
  scenario: ScenarioId,
  now: number,
): PersonaSession | null {
  const userType = (['coach', 'client'] as const).find((one) => one === persona)
  if (!userType) return null
  const { personas, expiredTokens } = facts[scenario]
  const user = db.users.get(personas[userType])
  if (!user) throw new Error(`The ${persona} of this scenario has been deleted`)
  const tokens = issueTokens(db, user.id, now, expiredTokens)
  return {
    token: tokens.access_token,
    refreshToken: tokens.refresh_token,
    phone: user.phone,
    userType,
  }
}
