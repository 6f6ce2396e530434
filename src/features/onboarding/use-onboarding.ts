import { schemaResolver } from '@mantine/form'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { useMemo, useState } from 'react'

import { meOptions, type User } from '#src/api/reads.ts'
import { EMPTY_BODY } from '#src/domain/body.ts'
import { cardDraft, cardValues, measureDraft } from '#src/draft/card-drafts.ts'
import {
  changesOf,
  draftAfter,
  draftSent,
  draftWith,
  type FormDraft,
  valuesOf,
} from '#src/draft/model.ts'
import { useDraftForm } from '#src/draft/use-draft-form.ts'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { useSafeNext, useWhileShown } from '#src/ui/hooks/navigation.ts'
import { useWhenGone } from '#src/ui/hooks/use-when-gone.ts'

import { endingMutation, reload, stepSavingMutation } from './api.ts'
import {
  type Answers,
  answersOf,
  onboardingDraft,
  onboardingStep,
  type Step,
  STEP_ANSWERS,
  stepFrom,
} from './state.ts'

/**
 * The steps of the questionnaire (product §4 «Onboarding»). Each step is saved when it is left;
 * typed answers stay on the device until the end.
 *
 * @param path where to go at the end, if it is an own address; otherwise to the client's card
 */
export function useOnboarding(path: string | undefined) {
  const client = useQueryClient()
  const { data: me } = useSuspenseQuery(meOptions())
  const navigate = useWhileShown(useNavigate())
  const safeNext = useSafeNext()
  const draft = onboardingDraft(me.id)
  const place = onboardingStep(me.id)
  const [stored, goTo] = useAtom(place.atom)
  // Shown while the screen is being left, when the stored step and draft are already deleted.
  const [step, setStep] = useState<Step>(stored ?? 'gender')
  if (stored !== null && stored !== step) setStep(stored)
  const [last, setLast] = useState<Answers | null>(null)
  const form = useDraftForm({
    draft,
    saved: useMemo(() => last ?? answersOf(me), [last, me]),
    validate: schemaResolver(STEP_ANSWERS[step], { sync: true }),
  })

  /**
   * Ends the questionnaire in every tab. What was typed in another tab since the person saw `seen`
   * becomes a draft of the card.
   */
  const end = (seen: Partial<Answers>): void => {
    carryOver(client.getQueryData(meOptions().queryKey) ?? me, draft.read(), seen)
    setLast(form.getValues())
    // Delete the draft first, so that a later draft can only have been typed after the end.
    draft.write(null)
    place.write(null)
  }
  const leave = (): void => {
    const href = safeNext(path)
    if (href !== null) void navigate({ href, replace: true })
    else void navigate({ to: '/client/$clientId', params: { clientId: me.id }, replace: true })
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
      if (sent.stored !== null && place.read() === null) return
      draft.write(draftAfter(draft.read(), { [sent.step]: sent.answers[sent.step] }))
      place.write(next)
    },
  })
  const ending = useSingleMutation({ ...endingMutation, onSuccess: (_, seen) => end(seen) })
  // Another tab has ended the questionnaire.
  useWhenGone(stored, () => {
    if (last !== null) return
    setLast(form.getValues())
    void reload(client)
      .then(() => end({}))
      .then(leave)
  })

  return {
    form,
    step,
    pending: saving.isPending || ending.isPending || last !== null,
    /** Why the step could not be saved. */
    failure: saving.error ?? ending.error,
    /** Saves the step, and the photo with the last one. */
    save: (answers: Answers, photo: Blob | null): void =>
      saving.call(
        { step, answers, photo, stored },
        { onSuccess: (_, sent) => sent.step === 'body' && leave(), onError: saving.showFailure },
      ),
    /** Goes a step further or back without saving this one; its error is cleared. */
    move: (by: 1 | -1): void => {
      saving.reset()
      const to = stepFrom(step, by)
      if (to) goTo(to)
      else if (by === 1)
        ending.call(form.getValues(), { onSuccess: leave, onError: saving.showFailure })
    },
  }
}

/**
 * Stores what was typed in another tab, while the questionnaire was being ended, as a draft of the
 * card, which is the next screen. The card has no gender.
 *
 * @param seen the answers in this tab when the person ended it: they were sent or skipped
 */
function carryOver(me: User, draft: FormDraft<Answers> | null, seen: Partial<Answers>): void {
  if (draft === null) return
  const values = { ...draft.base, ...seen, ...changesOf(draft) }
  const { goal, notes, body } = changesOf({ base: { ...draft.base, ...seen }, values })
  const card = cardDraft(me.id)
  const saved = cardValues(me.client_info)
  const typed = { ...(goal && { goal }), ...(notes !== undefined && { notes }) }
  card.write(draftWith(card.read(), saved, { ...valuesOf(card.read(), saved), ...typed }))
  const measured = measureDraft(me.id)
  if (body) measured.write(draftWith(measured.read(), EMPTY_BODY, body))
}
