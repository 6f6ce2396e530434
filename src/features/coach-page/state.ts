import * as v from 'valibot'

import { personDraft } from '#src/device/draft.ts'

import type { Draft } from './draft.ts'

const StoredDraft: v.GenericSchema<unknown, Draft> = v.object({
  bio: v.string(),
  achievement: v.string(),
  spaces: v.string(),
  experiences: v.array(
    v.object({
      key: v.string(),
      id: v.nullable(v.string()),
      about: v.string(),
      start_date: v.string(),
      end_date: v.string(),
      current: v.boolean(),
    }),
  ),
  certificates: v.array(
    v.object({ key: v.string(), name: v.string(), authored_by: v.string(), date: v.string() }),
  ),
})

/** What a coach has typed and not saved yet (decision 14); null while there is nothing. */
export const siteDraft = personDraft('coach-page', v.nullable(StoredDraft), null)
