import * as v from 'valibot'

import { formDraft } from '#src/draft/model.ts'

const ExperienceRow = v.object({
  key: v.string(),
  /** Null until it is saved. */
  id: v.nullable(v.string()),
  about: v.string(),
  /** `YYYY-MM-DD`, or '' for none. */
  start_date: v.string(),
  end_date: v.string(),
  /** «Працюю досі». */
  current: v.boolean(),
  /** The saved values that the row was begun from, or those of a later save; null if not saved. */
  saved: v.nullable(
    v.object({
      about: v.string(),
      start_date: v.string(),
      end_date: v.nullable(v.string()),
      /** Whether it was shown as «Працюю досі». */
      current: v.boolean(),
    }),
  ),
})
/** An experience as it is typed. */
export type ExperienceRow = v.InferOutput<typeof ExperienceRow>

const CertificateRow = v.object({
  key: v.string(),
  name: v.string(),
  authored_by: v.string(),
  date: v.string(),
})
/** A new certificate. Its picture is not text and is kept outside of the draft. */
export type CertificateRow = v.InferOutput<typeof CertificateRow>

const Draft = v.object({
  bio: v.string(),
  achievement: v.string(),
  /** Places as one comma-separated text. */
  spaces: v.string(),
  experiences: v.array(ExperienceRow),
  certificates: v.array(CertificateRow),
})
/** The coach's page as it is edited. */
export type Draft = v.InferOutput<typeof Draft>

/** A coach's unsaved changes (decision 14). */
export const siteDraft = formDraft('coach-page', Draft)
