import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'

import { currentJobs } from './state.ts'

interface RenewedJobsProps {
  coachId: string
  /** When the profile was read, in ms. */
  readAt: number
}

/** Renews the coach's current jobs each time their profile was read. Renders nothing. */
export function RenewedJobs({ coachId, readAt }: RenewedJobsProps): ReactNode {
  const client = useQueryClient()
  useEffect(() => {
    if (Object.keys(currentJobs(coachId).read()).length === 0) return
    const page = import('./api.ts')
    page.then(({ renewJobs }) => renewJobs(client, coachId, readAt)).catch(() => undefined)
  }, [client, coachId, readAt])
  return null
}
