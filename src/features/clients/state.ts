import * as v from 'valibot'

import { Goal } from '#src/api/schemas.gen.ts'
import { storedValue } from '#src/device/stored-value.ts'

const CardDraft = v.object({ userId: v.string(), goal: Goal, notes: v.string() })

/** What a client has typed into their card and not saved: kept over reloads and a forced logout. */
export const cardDraft = storedValue<v.InferOutput<typeof CardDraft> | null>(
  'card-draft',
  v.nullable(CardDraft),
  null,
)
