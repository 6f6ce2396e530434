import { mutationOptions, type QueryClient } from '@tanstack/react-query'

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
import { readNow } from '#src/api/queries.ts'
import { meOptions } from '#src/api/reads.ts'
import { bodySpecs, hasMeasurement } from '#src/domain/body.ts'

import type { Answers, Step } from './state.ts'

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
