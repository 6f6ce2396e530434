import { createFileRoute, redirect } from '@tanstack/react-router'

import { PublicFrame } from '#src/app/PublicFrame.tsx'
import { SettingsLink } from '#src/app/SettingsLink.tsx'
import { mayFillQuestionnaire } from '#src/features/onboarding/guard.ts'
import { OnboardingScreen } from '#src/features/onboarding/OnboardingScreen.tsx'
import { OnboardingSearch } from '#src/features/onboarding/search.ts'

export const Route = createFileRoute('/_protected/client/questionnaire')({
  validateSearch: OnboardingSearch,
  beforeLoad: async ({ context }) => {
    if (!(await mayFillQuestionnaire(context.queryClient)))
      throw redirect({ to: '/', replace: true })
  },
  component: () => (
    <PublicFrame action={<SettingsLink />}>
      <OnboardingScreen />
    </PublicFrame>
  ),
})
