import { createFileRoute, redirect } from '@tanstack/react-router'

import { OnboardingScreen } from '#src/features/onboarding/OnboardingScreen.tsx'
import { OnboardingSearch } from '#src/features/onboarding/search.ts'
import { PublicFrame, SettingsLink } from '#src/frame/PublicFrame.tsx'

export const Route = createFileRoute('/_protected/client/questionnaire')({
  validateSearch: OnboardingSearch,
  beforeLoad: async ({ context }) => {
    const { mayFillQuestionnaire } = await import('#src/features/onboarding/state.ts')
    if (!(await mayFillQuestionnaire(context.queryClient)))
      throw redirect({ to: '/', replace: true })
  },
  component: () => (
    <PublicFrame action={<SettingsLink />}>
      <OnboardingScreen />
    </PublicFrame>
  ),
})
