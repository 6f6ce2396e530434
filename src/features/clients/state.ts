import * as v from 'valibot'

import { Goal } from '#src/api/schemas.gen.ts'
import { personDraft } from '#src/device/draft.ts'
import { type BodyText, EMPTY_BODY, MEASURES } from '#src/domain/body.ts'

const Card = v.object({ goal: v.nullable(Goal), notes: v.string() })

/** Goal and notes that a client has changed in their card and not saved; null while there are none. */
export const cardDraft = personDraft('card', v.nullable(Card), null)

const Body: v.GenericSchema<unknown, BodyText> = v.object(v.entriesFromList(MEASURES, v.string()))

/** Measurements that a client has typed and not saved. */
export const measureDraft = personDraft('measurements', Body, EMPTY_BODY)
