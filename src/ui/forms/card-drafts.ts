/**
 * Unsaved changes of a client's card: for the screens that show the card, and for the
 * questionnaire.
 */
import * as v from 'valibot'

import type { User } from '#src/api/reads.ts'
import { formDraft } from '#src/device/form-draft.ts'
import { GOALS } from '#src/domain/body.ts'

import { Body } from './body-schema.ts'

/** The goal ('' while none is chosen) and the notes. */
export const Card = v.object({ goal: v.picklist(['', ...GOALS]), notes: v.string() })

export type CardValues = v.InferOutput<typeof Card>

/** The same fields of a saved card. */
export const cardValues = (card: User['client_info']): CardValues => ({
  goal: card?.goal ?? '',
  notes: card?.notes ?? '',
})

/** Unsaved goal and notes of a client's card. */
export const cardDraft = formDraft('card', Card)

/** Unsaved measurements of a client. */
export const measureDraft = formDraft('measurements', Body)
