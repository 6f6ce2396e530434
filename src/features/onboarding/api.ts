/**
 * The questionnaire of a new client (product §4 «Onboarding», product §5): its steps, their answers,
 * what the device stores of them, and what each step sends.
 */
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'

import {
  thenRefresh,
  cardChanged,
  cardPhotoChanged,
  profileChanged,
  showInProfile,
  addCardPhoto,
  keepCard,
  patchCard,
} from '#src/api/changed.ts'
import { call } from '#src/api/client.ts'
import { readNow, meOptions, readMe, type User } from '#src/api/queries.ts'
import { Goal } from '#src/api/schemas.gen.ts'
import { personDraft } from '#src/device/storage.ts'
import { bodySpecs, EMPTY_BODY, hasMeasurement } from '#src/domain/body.ts'
import { hasCard } from '#src/domain/home.ts'
import { Body, BodyToSave, cardDraft, cardValues, measureDraft } from '#src/draft/card-drafts.ts'
import { changesOf, draftWith, type FormDraft, formDraft, valuesOf } from '#src/draft/model.ts'

export const STEPS = ['gender', 'goal', 'notes', 'body'] as const

export type Step = (typeof STEPS)[number]

/** What is answered at each step. */
const Answers = v.object({
  gender: v.nullable(v.picklist(['woman', 'man'])),
  goal: v.nullable(Goal),
  notes: v.string(),
  body: Body,
})

export type Answers = v.InferOutput<typeof Answers>

/** The requirements of each step before it is saved. */
export const STEP_ANSWERS = {
  gender: v.object({ gender: v.string('Оберіть стать') }),
  goal: v.object({ goal: v.string('Оберіть ціль') }),
  notes: v.object({}),
  body: v.object({ body: BodyToSave }),
}

/** The initial answers of a client, from the data of their profile. */
export function answersOf({ gender, client_info }: Pick<User, 'gender' | 'client_info'>): Answers {
  return {
    gender,
    goal: client_info?.goal ?? null,
    notes: client_info?.notes ?? '',
    body: EMPTY_BODY,
  }
}

/** The next or the previous step; null if there is none. */
export const stepFrom = (step: Step, by: 1 | -1): Step | null =>
  STEPS[STEPS.indexOf(step) + by] ?? null

/** The step that a client has reached in the questionnaire (decision 14); null before and after. */
export const onboardingStep = personDraft('onboarding-step', v.nullable(v.picklist(STEPS)), null)

/** Their answers that are not saved yet. */
export const onboardingDraft = formDraft('onboarding', Answers)

/**
 * Whether this person may fill in the questionnaire: a client without a card, or one who has
 * started the questionnaire. Its second step creates the card; neither that nor a reload ends the
 * questionnaire (decisions 5, 14).
 */
export async function mayFillQuestionnaire(queryClient: QueryClient): Promise<boolean> {
  const me = await readMe(queryClient)
  return me.role === 'client' && (!hasCard(me) || onboardingStep(me.id).read() !== null)
}

/**
 * Stores what was typed in another tab, while the questionnaire was being ended, as a draft of the
 * card, which is the next screen. The card has no gender.
 *
 * @param seen the answers in this tab when the person ended it: they were sent or skipped
 */
export function carryOver(
  me: User,
  draft: FormDraft<Answers> | null,
  seen: Partial<Answers>,
): void {
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

interface Sent {
  /** `skip` ends the questionnaire without saving its last step. */
  step: Step | 'skip'
  answers: Answers
  /** Sent with the last step. */
  photo: Blob | null
  /** The step that the device had stored when this one was sent; null if none. */
  stored: Step | null
}

/**
 * What each step sends (product §4 «Onboarding», product §7 «Clients»). The profile is read first:
 * another tab or device may have saved the step.
 */
const SAVE: Record<Sent['step'], (client: QueryClient, sent: Sent) => Promise<void>> = {
  async gender(client, { answers: { gender } }) {
    if (gender === null) return
    await call('PATCH /v1/users/me', { body: { gender } })
    showInProfile(client, { gender })
  },

  async goal(client, { answers: { goal } }) {
    if (goal === null) return
    const me = await readNow(client, meOptions())
    if (me.client_info) return patchCard(client, { goal })
    const body = { goal, notes: '', body_specs: [0, 0, 0, 0] }
    await call('POST /v1/clients/me/client_info', { body })
    keepCard(client, body)
  },

  async notes(client, { answers }) {
    const me = await readNow(client, meOptions())
    const notes = answers.notes.trim()
    if (notes !== me.client_info?.notes) await patchCard(client, { notes })
  },

  async body(client, { answers, photo }) {
    if (hasMeasurement(answers.body))
      await patchCard(client, { body_specs: bodySpecs(answers.body) })
    if (photo) await addCardPhoto(photo)
    await reload(client)
  },

  skip: reload,
}

/**
 * Saves one step. After a failure the profile is read again: the server may have saved the step.
 */
export const stepSavingMutation = mutationOptions({
  mutationFn: (sent: Sent, { client }) => SAVE[sent.step](client, sent),
  onSettled: thenRefresh((client, { error }) => error && profileChanged(client)),
})

/** Reads the card and its photo again, because the next screen shows them. */
export async function reload(client: QueryClient): Promise<void> {
  await Promise.all([cardChanged(client), cardPhotoChanged(client)])
}
