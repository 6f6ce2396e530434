import * as v from 'valibot'

import { personDraft } from '#src/device/draft.ts'
import { EMPTY_BODY } from '#src/domain/body.ts'
import { GOALS } from '#src/domain/goals.ts'
import { Body } from '#src/ui/body-schema.ts'

/** The goal, '' while none is chosen, and the notes. */
export const Card = v.object({ goal: v.picklist(['', ...GOALS]), notes: v.string() })

/** Goal and notes that a client has changed in their card and not saved; null while there are none. */
export const cardDraft = personDraft('card', v.nullable(Card), null)

/** Measurements that a client has typed and not saved. */
export const measureDraft = personDraft('measurements', Body, EMPTY_BODY)
