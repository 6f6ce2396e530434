import * as v from 'valibot'

import { formDraft } from '#src/draft/model.ts'

import type { Draft } from './site-draft.ts'

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
      saved: v.nullable(
        v.object({
          about: v.string(),
          start_date: v.string(),
          end_date: v.nullable(v.string()),
          current: v.boolean(),
        }),
      ),
    }),
  ),
  certificates: v.array(
    v.object({ key: v.string(), name: v.string(), authored_by: v.string(), date: v.string() }),
  ),
})

/** A coach's unsaved changes (decision 14). */
export const siteDraft = formDraft('coach-page', StoredDraft)
