import { schemaResolver } from '@mantine/form'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { useMemo, useState } from 'react'

import { meOptions } from '#src/api/me.ts'
import { draftAfter } from '#src/device/form-draft.ts'
import { lastBody } from '#src/domain/body.ts'
import { errorMessage } from '#src/errors/error-text.ts'
import { toast } from '#src/ui/toast.ts'
import { useDraftForm } from '#src/ui/use-draft-form.ts'
import { useMeasureQuestion } from '#src/ui/use-measure-question.ts'
import { useSafeNext } from '#src/ui/use-safe-next.ts'
import { useSingleMutation } from '#src/ui/use-single-mutation.ts'
import { useWhenGone } from '#src/ui/use-when-gone.ts'
import { useWhileShown } from '#src/ui/use-while-shown.ts'

import { type Answers, answersOf, type Step, STEP_ANSWERS, stepFrom } from './answers.ts'
import { ending, reload, stepSaving } from './api.ts'
import { onboardingDraft, onboardingStep } from './state.ts'

/**
 * The way through the questionnaire (product §4 «Onboarding»). Each step is saved as it is left; what was
 * typed stays on the device until the end, but for the photo.
 */
export function useOnboarding(path: string | undefined) {
  const client = useQueryClient()
  const { data: me } = useSuspenseQuery(meOptions())
  const navigate = useWhileShown(useNavigate())
  const safeNext = useSafeNext()
  const draft = onboardingDraft(me.id)
  const place = onboardingStep(me.id)
  const [kept, goTo] = useAtom(place.atom)
  // What is shown while the screen is being left: by then the draft is removed.
  const [last, setLast] = useState<{ step: Step; answers: Answers } | null>(null)
  const step = last?.step ?? kept ?? 'gender'
  const form = useDraftForm({
    draft,
    saved: useMemo(() => last?.answers ?? answersOf(me), [last, me]),
    validate: schemaResolver(STEP_ANSWERS[step], { sync: true }),
  })
  const measured = lastBody([], me.client_info?.body_specs)
  const question = useMeasureQuestion(form.values.body, measured)
  const [photo, setPhoto] = useState<Blob | null>(null)

  const end = (): void => {
    setLast({ step, answers: form.getValues() })
    place.write(null)
    draft.write(null)
  }
  const saving = useSingleMutation({
    ...stepSaving,
    // Also where the screen was left: a saved step is behind the client, and the last one ends the draft.
    onSuccess: (_, sent) => {
      const next = stepFrom(sent.step, 1)
      if (next === null) return end()
      draft.write(draftAfter(draft.read(), { [sent.step]: sent.answers[sent.step] }))
      place.write(next)
    },
  })
  const { call: endHere, ...skipping } = useSingleMutation({ ...ending, onSuccess: end })

  const fail = (error: Error): void => toast.error(errorMessage(error).text)
  const skip = (): void => {
    const next = stepFrom(step, 1)
    if (next) return goTo(next)
    endHere(null, { onSuccess: leave, onError: fail })
  }
  /** A client who came from somewhere goes back there, everybody else to their card. */
  const leave = (): void => {
    const href = safeNext(path)
    if (href !== null) void navigate({ href, replace: true })
    else void navigate({ to: '/client/$clientId', params: { clientId: me.id }, replace: true })
  }
  // Another tab has ended the questionnaire.
  useWhenGone(kept, () => {
    if (last === null) void reload(client).then(leave)
  })
  const back = stepFrom(step, -1)
  /** Leaves the step as it is; what went wrong with it is forgotten. */
  const leaveStep = (go: () => void) => (): void => {
    saving.reset()
    question.close()
    go()
  }

  return {
    form,
    step,
    photo,
    setPhoto,
    /** Why the step could not be saved. */
    failure: saving.error ?? skipping.error,
    pending: saving.isPending || skipping.isPending || last !== null,
    save: (answers: Answers): void => {
      if (step === 'body' && !question.mayBeSent(answers.body)) return
      saving.call(
        { step, answers, photo },
        { onSuccess: (_, sent) => sent.step === 'body' && leave(), onError: fail },
      )
    },
    /** What was measured last, and what of the new numbers is to be asked about. */
    measured,
    question,
    skip: leaveStep(skip),
    back: back && leaveStep(() => goTo(back)),
  }
}
