import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import * as v from 'valibot'

import { personDraft } from '#src/device/storage.ts'
import { useKyivNow } from '#src/ui/dates/use-kyiv-now.ts'

/** The days that were sent as the end of current jobs on this device, by the ids of the jobs. */
export const currentJobs = personDraft('current-jobs', v.record(v.string(), v.string()), {})

/** Renews a coach's current jobs at their visit, once a day. Renders nothing. */
export function RenewedJobs({ coachId }: { coachId: string }): ReactNode {
  const client = useQueryClient()
  const { date } = useKyivNow()
  useEffect(() => {
    if (Object.values(currentJobs(coachId).read()).every((day) => day === date)) return
    const page = import('./api.ts')
    page.then(({ renewJobs }) => renewJobs(client, coachId, date)).catch(() => undefined)
  }, [client, coachId, date])
  return null
}
