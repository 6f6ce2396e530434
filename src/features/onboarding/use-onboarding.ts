import { schemaResolver } from '@mantine/form'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'

import { meOptions } from '#src/api/me.ts'
import { errorMessage } from '#src/errors/error-text.ts'
import { toast } from '#src/ui/toast.ts'
import { useDraftForm } from '#src/ui/use-draft-form.ts'
import { useSafeNext } from '#src/ui/use-safe-next.ts'
import { useSingleMutation } from '#src/ui/use-single-mutation.ts'
import { useWhileShown } from '#src/ui/use-while-shown.ts'

import { type Answers, answersOf, type Step, StepAnswer, stepFrom } from './answers.ts'
import { ending, stepSaving } from './api.ts'
import { onboardingDraft } from './state.ts'

/**
 * The way through the questionnaire (spec §4 Onboarding). Each step is saved as it is left; what was
 * typed stays on the device until the end, but for the photo.
 */
export function useOnboarding(path: string | undefined) {
  const { data: me } = useSuspenseQuery(meOptions())
  const navigate = useWhileShown(useNavigate())
  const safeNext = useSafeNext()
  const draft = onboardingDraft(me.id)
  // What is shown while the screen is being left: by then the draft is gone.
  const [last, setLast] = useState<Answers | null>(null)
  const saved = useMemo(() => last ?? answersOf(me), [last, me])
  const form = useDraftForm({
    draft,
    saved,
    validate: schemaResolver(StepAnswer, { sync: true }),
  })
  const { step } = form.values
  const [photo, setPhoto] = useState<Blob | null>(null)

  const saving = useSingleMutation({
    ...stepSaving,
    // Also where the screen was left: a saved step is behind the client, and the last one ends the draft.
    onSuccess: (_, { answers }) => {
      const now = draft.read() ?? answers
      const next = stepFrom(answers.step, 1)
      if (next === null) setLast(now)
      draft.write(next && { ...now, step: next })
    },
  })
  const { call: endHere, ...end } = useSingleMutation(ending)

  const fail = (error: Error): void => toast.error(errorMessage(error).text)
  const goTo = (to: Step): void => form.setValues({ step: to })
  const skip = (): void => {
    const next = stepFrom(step, 1)
    if (next) return goTo(next)
    endHere(null, {
      onSuccess: () => {
        setLast(form.getValues())
        draft.write(null)
        leave()
      },
      onError: fail,
    })
  }
  /** A client who came from somewhere goes back there, everybody else to their card. */
  const leave = (): void => {
    const href = safeNext(path)
    if (href !== null) void navigate({ href, replace: true })
    else void navigate({ to: '/client/$clientId', params: { clientId: me.id }, replace: true })
  }
  const back = stepFrom(step, -1)
  /** Leaves the step as it is; what went wrong with it is forgotten. */
  const leaveStep = (go: () => void) => (): void => {
    saving.reset()
    go()
  }

  return {
    form,
    photo,
    setPhoto,
    /** Why the step could not be saved. */
    failure: saving.error ?? end.error,
    pending: saving.isPending || end.isPending || last !== null,
    save: (answers: Answers): void =>
      saving.call(
        { answers, photo },
        { onSuccess: () => answers.step === 'body' && leave(), onError: fail },
      ),
    skip: leaveStep(skip),
    back: back && leaveStep(() => goTo(back)),
  }
}
