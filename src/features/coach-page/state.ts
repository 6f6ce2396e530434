import * as v from 'valibot'

import { personDraft } from '#src/device/storage.ts'

/** The days that were sent as the end of current jobs on this device, by the ids of the jobs. */
export const currentJobs = personDraft('current-jobs', v.record(v.string(), v.string()), {})
