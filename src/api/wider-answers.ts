/**
 * What the kept lists of sessions answer (decision 96): the lists of their own and of shorter
 * periods, the list that a later day asks for in their place, and each of their sessions as the
 * read by its id answers it.
 */
import * as v from 'valibot'

import type { Operation } from '#src/api/operation.ts'
import { allPages } from '#src/api/queries.ts'
import { parseJson } from '#src/device/storage.ts'
import { daysBetween, isDate } from '#src/domain/time/calendar-date.ts'

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

/** One session; the contract gives the items of the lists the same shape. */
const BY_ID: Operation = 'GET /v1/calendar/sessions/{id}'

/** Whether a call asks for a page of such a list. */
export const isList = (operation: Operation): boolean => LISTS.includes(operation)

/** Whether a kept list may answer a call. */
export const isInLists = (operation: Operation): boolean => operation === BY_ID || isList(operation)

const AskedById = v.object({ path: v.object({ id: v.string() }) })

const Day = v.pipe(v.string(), v.check(isDate))

/** The parameters of one page of a list. */
const AskedPage = v.looseObject({
  query: v.looseObject({
    start_date: Day,
    end_date: Day,
    skip: v.number(),
    limit: v.number(),
  }),
})
type AskedPage = v.InferOutput<typeof AskedPage>
type Period = Pick<AskedPage['query'], 'start_date' | 'end_date'>

const Page = v.object({
  answer: v.array(
    v.looseObject({ id: v.string(), time_slot: v.looseObject({ date: v.string() }) }),
  ),
})

const latest = (found: readonly Found[]): Found | null =>
  found.toSorted((one, other) => other.at - one.at)[0] ?? null

const daysIn = ({ start_date, end_date }: Period): number => daysBetween(start_date, end_date)

/** Whether one may be the other of an earlier day: a month has 28 to 31 days. */
const areAsLong = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(one, other) / 10

/**
 * Whether a list for one period also answers for another.
 *
 * It does if it contains every day of it: a day that was never read must not look free. It also
 * does if it is the same window of an earlier day, like the month from today on: it is as long, and
 * contains the first day asked for. Two days, or two weeks from Monday on, have no day in common,
 * so one never answers for the other.
 */
const covers = (kept: Period, asked: Period): boolean =>
  kept.start_date <= asked.start_date &&
  asked.start_date <= kept.end_date &&
  (asked.end_date <= kept.end_date || areAsLong(daysIn(kept), daysIn(asked)))

/** The latest answer in a kept list; null if there is none. */
export async function widerAnswer(
  call: Pick<SeenCall, 'operation' | 'asked'>,
  kept: Kept,
): Promise<Found | null> {
  const name = nameOf(call)
  const byId = askedIn(name, BY_ID, AskedById)
  if (byId) return latest(inLists(byId.path.id, kept))
  const page = isList(call.operation) && askedIn(name, call.operation, AskedPage)
  return page ? latest(await inWiderLists(call.operation, page, kept)) : null
}

/** A session wherever a list contains it. */
const inLists = (id: string, kept: Kept): Found[] =>
  [...kept].flatMap(([name, { at, text }]) => {
    const isPage = LISTS.some((list) => askedIn(name, list, AskedPage))
    const answer = isPage && parseJson(text, Page)?.answer.find((session) => session.id === id)
    return answer ? [{ answer, at }] : []
  })

/** A page of a list, made of each kept list that covers the asked period. */
async function inWiderLists(operation: Operation, asked: AskedPage, kept: Kept): Promise<Found[]> {
  const { start_date, end_date, skip, limit } = asked.query
  const name = nameOf({ operation, asked })
  const isWider = ({ query, ...others }: AskedPage): boolean => {
    // A list is found by its first page.
    if (query.skip !== 0 || !covers(query, asked.query)) return false
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
