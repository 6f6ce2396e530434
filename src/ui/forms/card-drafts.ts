/** What a client has changed in their card and not saved: of the screens that show the card, and of the questionnaire. */
import * as v from 'valibot'

import type { User } from '#src/api/people.ts'
import { formDraft } from '#src/device/form-draft.ts'
import { GOALS } from '#src/domain/goals.ts'

import { Body } from './body-schema.ts'

/** The goal, '' while none is chosen, and the notes. */
export const Card = v.object({ goal: v.picklist(['', ...GOALS]), notes: v.string() })

export type CardValues = v.InferOutput<typeof Card>

/** What a card has of them. */
export const cardValues = (card: User['client_info']): CardValues => ({
  goal: card?.goal ?? '',
  notes: card?.notes ?? '',
})

/** Goal and notes that a client has changed in their card and not saved. */
export const cardDraft = formDraft('card', Card)

/** Measurements that a client has typed and not saved. */
export const measureDraft = formDraft('measurements', Body)
