import { createFileRoute, redirect } from '@tanstack/react-router'

import { PublicFrame } from '#src/app/PublicFrame.tsx'
import { SettingsLink } from '#src/app/SettingsLink.tsx'
import { OnboardingScreen } from '#src/features/onboarding/OnboardingScreen.tsx'
import { OnboardingSearch } from '#src/features/onboarding/search.ts'

export const Route = createFileRoute('/_protected/client/questionnaire')({
  validateSearch: OnboardingSearch,
  beforeLoad: async ({ context }) => {
    const { mayFillQuestionnaire } = await import('#src/features/onboarding/guard.ts')
    if (!(await mayFillQuestionnaire(context.queryClient)))
      throw redirect({ to: '/', replace: true })
  },
  component: () => (
    <PublicFrame action={<SettingsLink />}>
      <OnboardingScreen />
    </PublicFrame>
  ),
})
