/** Reads of sessions that several features share. */
import * as v from 'valibot'

import type { components } from './contract.gen.ts'
import { readList } from './read-list.ts'
import { read } from './read.ts'
import { Session } from './schemas.gen.ts'

export type Session = components['schemas']['Session']

/** How often requests and their answers are polled, in ms: product §9 «Request polling». */
export const POLL_MS = 30_000

/** Both dates are inclusive, `YYYY-MM-DD`. */
export interface Period {
  from: string
  to: string
}

const datesOf = ({ from, to }: Period) => ({ start_date: from, end_date: to })

/** A coach's sessions of a period, of every status unless one is given, by date and time. */
export const coachSessionsOptions = (id: string, period: Period, status?: Session['status']) => {
  const query = { ...datesOf(period), ...(status && { status }) }
  const init = { path: { id }, query }
  return readList('GET /v1/coaches/{id}/sessions', init, v.array(Session))
}

/** A client's sessions of a period, by date and time. */
export const clientSessionsOptions = (id: string, period: Period) => {
  const init = { path: { id }, query: datesOf(period) }
  return readList('GET /v1/clients/{id}/sessions', init, v.array(Session))
}

export const sessionOptions = (id: string) =>
  read('GET /v1/calendar/sessions/{id}', { path: { id } }, Session)
