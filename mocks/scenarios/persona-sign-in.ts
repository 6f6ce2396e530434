/** Signs in the two personas of a scenario, or any other person. */
import { facts } from 'virtual:scenarios'

import type { Db } from '#mocks/db/db.ts'
import type { Who } from '#mocks/engine/register.ts'
import { issueTokens } from '#mocks/rules/sign-in/tokens.ts'
import type { ScenarioId } from '#mocks/scenarios/scenario.ts'

/** What the device of a signed-in person stores. */
export interface PersonaSession {
  token: string
  refreshToken: string
  phone: string
  userType: 'coach' | 'client'
}

/**
 * New tokens of a persona, or of the person with that id; null for the guest. @throws if there is no
 * such person, or no more
 */
export function signIn(db: Db, who: Who, scenario: ScenarioId, now: number): PersonaSession | null {
  if (who === 'guest') return null
  const { personas, expiredTokens } = facts[scenario]
  const persona = (['coach', 'client'] as const).find((one) => one === who)
  const user = db.users.get(persona ? personas[persona] : who)
  if (!user) throw new Error(`The ${who} of this scenario has been deleted`)
  const tokens = issueTokens(db, user.id, now, expiredTokens)
  return {
    token: tokens.access_token,
    refreshToken: tokens.refresh_token,
    phone: user.phone,
    userType: user.role,
  }
}
