import type { QueryClient } from '@tanstack/react-query'

import { meOptions } from '#src/api/reads.ts'
import { hasCard } from '#src/domain/home.ts'

import { onboardingStep } from './state.ts'

/**
 * Whether this person may fill in the questionnaire: a client without a card, or one who has
 * started the questionnaire. Its second step creates the card; neither that nor a reload ends the
 * questionnaire (decisions 5, 14).
 */
export async function mayFillQuestionnaire(queryClient: QueryClient): Promise<boolean> {
  const me = await queryClient.ensureQueryData(meOptions())
  return me.role === 'client' && (!hasCard(me) || onboardingStep(me.id).read() !== null)
}
