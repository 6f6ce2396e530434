import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'

import { OnboardingScreen } from '#src/features/onboarding/OnboardingScreen.tsx'
import { requireToken } from '#src/frame/guards.ts'
import { PublicFrame, SettingsLink } from '#src/frame/PublicFrame.tsx'

/** The return path, checked before it is followed. */
const OnboardingSearch = v.object({ next: v.fallback(v.optional(v.string()), undefined) })

export const Route = createFileRoute('/client/questionnaire')({
  validateSearch: OnboardingSearch,
  beforeLoad: async ({ context, location }) => {
    requireToken(location)
    const { mayFillQuestionnaire } = await import('#src/features/onboarding/api.ts')
    if (!(await mayFillQuestionnaire(context.queryClient)))
      throw redirect({ to: '/', replace: true })
  },
  component: () => (
    <PublicFrame action={<SettingsLink />}>
      <OnboardingScreen />
    </PublicFrame>
  ),
})
