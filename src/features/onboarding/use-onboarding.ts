import { schemaResolver } from '@mantine/form'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { useMemo, useState } from 'react'

import { meOptions } from '#src/api/reads.ts'
import { lastBody, numbersOf, type SuspectMeasure, suspectMeasures } from '#src/domain/body.ts'
import { draftAfter, draftSent } from '#src/draft/model.ts'
import { useDraftForm } from '#src/draft/use-draft-form.ts'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { useSafeNext, useWhileShown } from '#src/ui/hooks/navigation.ts'
import { useBackCloses } from '#src/ui/hooks/use-back-closes.ts'
import { useWhenGone } from '#src/ui/hooks/use-when-gone.ts'
import { useNumberQuestion } from '#src/ui/numbers/NumberQuestion.tsx'

import { type Answers, answersOf, type Step, STEP_ANSWERS, stepFrom } from './answers.ts'
import { endingMutation, reload, stepSavingMutation } from './api.ts'
import { carryOver } from './carry-over.ts'
import { onboardingDraft, onboardingStep } from './state.ts'

/**
 * The steps of the questionnaire (product §4 «Onboarding»). Each step is saved when it is left;
 * typed answers stay on the device until the end, except for the photo.
 */
export function useOnboarding(path: string | undefined) {
  const client = useQueryClient()
  const { data: me } = useSuspenseQuery(meOptions())
  const navigate = useWhileShown(useNavigate())
  const safeNext = useSafeNext()
  const draft = onboardingDraft(me.id)
  const place = onboardingStep(me.id)
  const [kept, goTo] = useAtom(place.atom)
  // Shown while the screen is being left, when the stored step and draft are already deleted.
  const [step, setStep] = useState<Step>(kept ?? 'gender')
  if (kept !== null && kept !== step) setStep(kept)
  const [last, setLast] = useState<Answers | null>(null)
  const form = useDraftForm({
    draft,
    saved: useMemo(() => last ?? answersOf(me), [last, me]),
    validate: schemaResolver(STEP_ANSWERS[step], { sync: true }),
  })
  const measured = lastBody([], me.client_info?.body_specs)
  const question = useNumberQuestion<SuspectMeasure>(numbersOf(form.values.body))
  const [photo, setPhoto] = useState<Blob | null>(null)

  /**
   * Ends the questionnaire in every tab. What was typed in another tab since the person saw `seen`
   * becomes a draft of the card.
   */
  const end = (seen: Partial<Answers>): void => {
    carryOver(client.getQueryData(meOptions().queryKey) ?? me, draft.read(), seen)
    setLast(form.getValues())
    // Delete the draft first, so that a later draft can only have been typed afterwards.
    draft.write(null)
    place.write(null)
  }
  const saving = useSingleMutation({
    ...stepSavingMutation,
    onMutate: () => {
      const typed = draft.read()
      if (typed) draft.write(draftSent(typed))
    },
    onError: () => draft.write(draftAfter(draft.read(), {})),
    // Called even if the screen was left. A saved step is done, and the last one deletes the draft.
    onSuccess: (_, sent) => {
      const next = stepFrom(sent.step, 1)
      if (next === null) return end(sent.answers)
      // Another tab has ended the questionnaire meanwhile.
      if (sent.kept !== null && place.read() === null) return
      draft.write(draftAfter(draft.read(), { [sent.step]: sent.answers[sent.step] }))
      place.write(next)
    },
  })
  const { call: endHere, ...skipping } = useSingleMutation({
    ...endingMutation,
    onSuccess: (_, seen) => end(seen),
  })

  const skip = (): void => {
    const next = stepFrom(step, 1)
    if (next) return goTo(next)
    endHere(form.getValues(), { onSuccess: leave, onError: saving.showFailure })
  }
  /** A client with a return path goes there, everybody else to their card. */
  const leave = (): void => {
    const href = safeNext(path)
    if (href !== null) void navigate({ href, replace: true })
    else void navigate({ to: '/client/$clientId', params: { clientId: me.id }, replace: true })
  }
  // Another tab has ended the questionnaire.
  useWhenGone(kept, () => {
    if (last !== null) return
    setLast(form.getValues())
    void reload(client)
      .then(() => end({}))
      .then(leave)
  })
  const previous = stepFrom(step, -1)
  /** Leaves the step without saving it; its error is cleared. */
  const leaveStep = (go: () => void) => (): void => {
    saving.reset()
    question.close()
    go()
  }
  const back = previous && leaveStep(() => goTo(previous))
  const pending = saving.isPending || skipping.isPending || last !== null
  // The browser's Back works like the button «Назад». During a call, which may take long, it leaves
  // the screen.
  useBackCloses(back !== null && !pending, () => back?.())

  return {
    form,
    step,
    photo,
    setPhoto,
    /** Why the step could not be saved. */
    failure: saving.error ?? skipping.error,
    pending,
    save: (answers: Answers): void => {
      if (step === 'body' && !question.mayBeSent(suspectMeasures(answers.body, measured))) return
      saving.call(
        { step, answers, photo, kept },
        { onSuccess: (_, sent) => sent.step === 'body' && leave(), onError: saving.showFailure },
      )
    },
    /** The last measurements, and which of the new numbers need a confirmation. */
    measured,
    question,
    skip: leaveStep(skip),
    back,
  }
}
