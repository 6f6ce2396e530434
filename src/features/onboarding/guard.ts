import type { QueryClient } from '@tanstack/react-query'

import { meOptions } from '#src/api/me.ts'
import { hasCard } from '#src/domain/home.ts'

import { onboardingStep } from './state.ts'

/**
 * Whether the questionnaire is for this person: a client without a card, or one who has started it.
 * Its second step creates the card, and neither that nor a reload may end it there (decisions 5,
 * 14).
 */
export async function mayFillQuestionnaire(queryClient: QueryClient): Promise<boolean> {
  const me = await queryClient.ensureQueryData(meOptions())
  return me.role === 'client' && (!hasCard(me) || onboardingStep(me.id).read() !== null)
}
