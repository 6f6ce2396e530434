/**
 * The rows of the coach's page as they are sent (product §4 «Coach profile»). Each row is checked
 * by itself: one that is not complete does not keep the others from being saved.
 */
import * as v from 'valibot'

const Filled = v.pipe(v.string(), v.trim(), v.nonEmpty())

export const CompleteExperience = v.object({ about: Filled, start_date: Filled, end_date: Filled })

export const CompleteCertificate = v.object({ name: Filled, authored_by: Filled, date: Filled })
export type CompleteCertificate = v.InferOutput<typeof CompleteCertificate>
