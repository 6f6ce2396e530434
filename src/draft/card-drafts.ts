/**
 * Unsaved changes of a client's card: for the screens that show the card, and for the
 * questionnaire.
 */
import * as v from 'valibot'

import { GOALS } from '#src/api/choices.gen.ts'
import type { User } from '#src/api/queries.ts'
import { type BodyText, hasMeasurement, MEASURES } from '#src/domain/body.ts'

import { formDraft } from './model.ts'

/** The values of `BodyFields`, as they are typed. */
export const Body: v.GenericSchema<unknown, BodyText> = v.object(
  v.entriesFromList(MEASURES, v.string()),
)

/** Measurements that can be saved. Product §5 requires the weight and gives no message for it. */
export const BodyToSave = v.pipe(
  Body,
  v.forward(
    v.check(
      (body) => Number(body.weight) > 0 || !hasMeasurement(body),
      'Вкажи вагу, щоб зберегти виміри',
    ),
    ['weight'],
  ),
)

/** The goal ('' while none is chosen) and the notes. */
export const GoalAndNotes = v.object({ goal: v.picklist(['', ...GOALS]), notes: v.string() })

export type CardValues = v.InferOutput<typeof GoalAndNotes>

/** The same fields of a saved card. */
export const cardValues = (card: User['client_info']): CardValues => ({
  goal: card?.goal ?? '',
  notes: card?.notes ?? '',
})

/** Unsaved goal and notes of a client's card. */
export const cardDraft = formDraft('card', GoalAndNotes)

/** Unsaved measurements of a client. */
export const measureDraft = formDraft('measurements', Body)
