import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { useState } from 'react'

import { meOptions } from '#src/api/me.ts'
import { errorMessage } from '#src/errors/error-text.ts'
import { toast } from '#src/ui/toast.ts'
import { useSafeNext } from '#src/ui/use-safe-next.ts'
import { useSingleMutation } from '#src/ui/use-single-mutation.ts'
import { useWhileShown } from '#src/ui/use-while-shown.ts'

import { type Answers, answersOf, type Problem, problemOf, type Step, stepFrom } from './answers.ts'
import { ending, stepSaving } from './api.ts'
import { onboardingDraft } from './state.ts'

/**
 * The way through the questionnaire (spec §4 Onboarding). Each step is saved as it is left; what was
 * typed stays on the device until the end, but for the photo.
 */
export function useOnboarding(next: string | undefined) {
  const { data: me } = useSuspenseQuery(meOptions())
  const navigate = useWhileShown(useNavigate())
  const safeNext = useSafeNext()
  const draft = onboardingDraft(me.id)
  const [stored, setStored] = useAtom(draft.atom)
  // What is shown while the screen is being left: by then the draft is gone.
  const [last, setLast] = useState<Answers | null>(null)
  const answers = last ?? stored ?? answersOf(me)
  const [photo, setPhoto] = useState<Blob | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)

  const goTo = (step: Step): void => {
    setProblem(null)
    setStored({ ...(draft.read() ?? answers), step })
  }
  const saving = useSingleMutation({
    ...stepSaving,
    // Also where the screen was left: a saved step is behind the client, and the last one ends the draft.
    onSuccess: (_, sent) => {
      const step = stepFrom(sent.answers.step, 1)
      if (step) return goTo(step)
      setLast(draft.read() ?? sent.answers)
      setStored(null)
    },
  })
  const { call: endHere, ...end } = useSingleMutation(ending)

  const fail = (error: Error): void => toast.error(errorMessage(error).text)
  const save = (): void =>
    saving.call(
      { answers, photo },
      { onSuccess: () => answers.step === 'body' && leave(), onError: fail },
    )
  const skip = (): void => {
    const step = stepFrom(answers.step, 1)
    if (step) return goTo(step)
    endHere(null, {
      onSuccess: () => {
        setLast(answers)
        setStored(null)
        leave()
      },
      onError: fail,
    })
  }
  /** A client who came from somewhere goes back there, everybody else to their card. */
  const leave = (): void => {
    const path = safeNext(next)
    if (path !== null) void navigate({ href: path, replace: true })
    else void navigate({ to: '/client/$clientId', params: { clientId: me.id }, replace: true })
  }
  const back = stepFrom(answers.step, -1)
  /** Leaves the step as it is; what went wrong with it is forgotten. */
  const leaveStep = (go: () => void) => (): void => {
    saving.reset()
    go()
  }

  return {
    answers,
    change: (change: Partial<Answers>): void => {
      setProblem(null)
      setStored({ ...answers, ...change })
    },
    photo,
    setPhoto,
    problem,
    /** Why the step could not be saved. */
    failure: saving.error ?? end.error,
    pending: saving.isPending || end.isPending || last !== null,
    /** Saves the step; a problem stays beside its field. */
    submit: (): Problem | null => {
      const found = problemOf(answers)
      setProblem(found)
      if (!found) save()
      return found
    },
    skip: leaveStep(skip),
    back: back && leaveStep(() => goTo(back)),
  }
}
