/**
 * What a wider kept answer also answers (decision 96): a list of sessions contains the lists of
 * shorter periods, and each of its sessions as the read by its id answers it.
 */
import * as v from 'valibot'

import { allPages } from '#src/api/calls/all-pages.ts'
import type { Operation } from '#src/api/calls/operation.ts'
import { parseJson } from '#src/device/storage.ts'

import type { Row } from './kept-answers.ts'
import { askedIn, nameOf, type SeenCall } from './seen-call.ts'

/** The kept answers of one person, by the names of their calls. */
type Kept = ReadonlyMap<string, Row>

/** An answer, and the time it was read at. */
interface Found {
  answer: unknown
  at: number
}

/** The lists of sessions by date. */
const LISTS: readonly Operation[] = [
  'GET /v1/coaches/{id}/sessions',
  'GET /v1/clients/{id}/sessions',
]

const AskedById = v.object({ path: v.object({ id: v.string() }) })

/** The parameters of one page of a list. */
const AskedPage = v.looseObject({
  query: v.looseObject({
    start_date: v.string(),
    end_date: v.string(),
    skip: v.number(),
    limit: v.number(),
  }),
})
type AskedPage = v.InferOutput<typeof AskedPage>

const Page = v.object({
  answer: v.array(
    v.looseObject({ id: v.string(), time_slot: v.looseObject({ date: v.string() }) }),
  ),
})

const latest = (found: readonly Found[]): Found | null =>
  found.toSorted((one, other) => other.at - one.at)[0] ?? null

/** The latest kept answer that contains what a call asks for; null if there is none. */
export async function widerAnswer(
  call: Pick<SeenCall, 'operation' | 'asked'>,
  kept: Kept,
): Promise<Found | null> {
  const name = nameOf(call)
  const byId = askedIn(name, 'GET /v1/calendar/sessions/{id}', AskedById)
  if (byId) return latest(inLists(byId.path.id, kept))
  const list = LISTS.find((operation) => operation === call.operation)
  const page = list && askedIn(name, list, AskedPage)
  return page ? latest(await inWiderLists(list, page, kept)) : null
}

/** A session wherever a list contains it. */
const inLists = (id: string, kept: Kept): Found[] =>
  [...kept].flatMap(([name, { at, text }]) => {
    const isList = LISTS.some((list) => askedIn(name, list, AskedPage))
    const answer = isList && parseJson(text, Page)?.answer.find((session) => session.id === id)
    return answer ? [{ answer, at }] : []
  })

/** A page of a list, made of each kept list for a period that contains the asked one. */
async function inWiderLists(operation: Operation, asked: AskedPage, kept: Kept): Promise<Found[]> {
  const { start_date, end_date, skip, limit } = asked.query
  const name = nameOf({ operation, asked })
  const isWider = ({ query, ...others }: AskedPage): boolean => {
    // A list is found by its first page.
    if (query.skip !== 0 || query.start_date > start_date || query.end_date < end_date) return false
    const sameQuery = { ...query, start_date, end_date, skip, limit }
    return nameOf({ operation, asked: { ...others, query: sameQuery } }) === name
  }
  const lists = [...kept.keys()].flatMap((list) => askedIn(list, operation, AskedPage) ?? [])
  const found = lists.filter(isWider).map(async (list) => {
    const whole = await wholeList(operation, list, kept)
    const inPeriod = whole?.sessions.filter(
      ({ time_slot: { date } }) => start_date <= date && date <= end_date,
    )
    return whole ? [{ answer: inPeriod?.slice(skip, skip + limit), at: whole.at }] : []
  })
  return (await Promise.all(found)).flat()
}

/** All pages of a kept list, and the time the oldest was read at; null if one is missing. */
async function wholeList(operation: Operation, { query, ...others }: AskedPage, kept: Kept) {
  let at = Infinity
  const keptPage = async (page: object) => {
    const row = kept.get(nameOf({ operation, asked: { ...others, query: { ...query, ...page } } }))
    const answer = row && parseJson(row.text, Page)?.answer
    if (!answer) throw new Error('This page is not kept')
    at = Math.min(at, row.at)
    return answer
  }
  return allPages(keptPage).then(
    (sessions) => ({ sessions, at }),
    () => null,
  )
}
