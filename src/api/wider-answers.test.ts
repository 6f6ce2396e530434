/** A kept list of sessions answers for shorter periods, and for each of its sessions. */
import { describe, expect, it } from 'vitest'

import { nameOf } from './seen-call.ts'
import { widerAnswer } from './wider-answers.ts'

const SESSIONS = 'GET /v1/coaches/{id}/sessions'
const session = (id: string, date: string) => ({ id, status: 'verified', time_slot: { date } })
const [mon, tue, wed, again, thu] = [
  session('mon', '2027-03-01'),
  session('tue', '2027-03-02'),
  session('wed', '2027-03-03'),
  session('again', '2027-03-03'),
  session('thu', '2027-03-04'),
]

const WEEK = { start_date: '2027-03-01', end_date: '2027-03-07' }
const DAY = { start_date: '2027-03-03', end_date: '2027-03-03' }
const FIRST = { skip: 0, limit: 100 }

const page = (query: object, id = 'coach') =>
  ({
    operation: SESSIONS,
    asked: { path: { id }, query },
  }) as const
const byId = (id: string) =>
  ({ operation: 'GET /v1/calendar/sessions/{id}', asked: { path: { id } } }) as const

type Sessions = readonly object[]

/** A kept page. */
const row = (call: Parameters<typeof nameOf>[0], answer: Sessions, at: number) =>
  [nameOf(call), { at, text: JSON.stringify({ answer }) }] as const

/** A kept list: one page and the empty one after it, which was read later. */
const list = (query: object, sessions: Sessions, at: number) => [
  row(page({ ...query, ...FIRST }), sessions, at),
  row(page({ ...query, skip: sessions.length, limit: sessions.length }), [], at + 1),
]
const day = page({ ...DAY, ...FIRST })

describe('a shorter period', () => {
  const week = list(WEEK, [mon, tue, wed, again, thu], 5)

  it('has the sessions of its days, with the time of the list', async () => {
    expect(await widerAnswer(day, new Map(week))).toEqual({ answer: [wed, again], at: 5 })
  })

  it.each([
    ['before the first', { start_date: '2027-02-28', end_date: '2027-03-03' }],
    ['after the last', { start_date: '2027-03-03', end_date: '2027-03-08' }],
  ])('is not answered by a list that lacks a day %s', async (_, period) => {
    expect(await widerAnswer(page({ ...period, ...FIRST }), new Map(week))).toBeNull()
  })

  it('may begin and end with the list', async () => {
    const days = { start_date: '2027-03-01', end_date: '2027-03-04' }
    const short = new Map(list(days, [mon, thu], 5))
    const answered = await widerAnswer(page({ ...days, skip: 0, limit: 50 }), short)
    expect(answered?.answer).toEqual([mon, thu])
  })

  it('continues and ends as the server’s list does', async () => {
    const next = await widerAnswer(page({ ...DAY, skip: 1, limit: 1 }), new Map(week))
    expect(next?.answer).toEqual([again])
    const end = await widerAnswer(page({ ...DAY, skip: 2, limit: 2 }), new Map(week))
    expect(end?.answer).toEqual([])
  })

  it('is taken from the latest list that contains it', async () => {
    const month = { start_date: '2027-03-01', end_date: '2027-04-01' }
    const [older, newer] = [list(WEEK, [wed], 5), list(month, [again], 9)]
    const latest = { answer: [again], at: 9 }
    expect(await widerAnswer(day, new Map([...older, ...newer]))).toEqual(latest)
    expect(await widerAnswer(day, new Map([...newer, ...older]))).toEqual(latest)
  })

  it('has the time of the oldest page', async () => {
    const pages = [
      row(page({ ...WEEK, ...FIRST }), [tue, wed], 8),
      row(page({ ...WEEK, skip: 2, limit: 2 }), [again], 3),
    ]
    expect(await widerAnswer(day, new Map(pages))).toEqual({ answer: [wed, again], at: 3 })
  })

  it('is not answered by a list that lacks a page', async () => {
    expect(await widerAnswer(day, new Map(week.slice(0, 1)))).toBeNull()
    expect(await widerAnswer(day, new Map(week.slice(1)))).toBeNull()
  })

  it('is not answered by a list of something else', async () => {
    const unverified = page({ ...DAY, ...FIRST, status: 'unverified' })
    expect(await widerAnswer(unverified, new Map(week))).toBeNull()
    const requests = list({ ...WEEK, status: 'unverified' }, [wed], 5)
    expect(await widerAnswer(day, new Map(requests))).toBeNull()
    expect(await widerAnswer(page({ ...DAY, ...FIRST }, 'other'), new Map(week))).toBeNull()
    const client = { ...day, operation: 'GET /v1/clients/{id}/sessions' } as const
    expect(await widerAnswer(client, new Map(week))).toBeNull()
    const slots = { ...day, operation: 'GET /v1/coaches/{id}/time_slots' } as const
    expect(await widerAnswer(slots, new Map(week))).toBeNull()
  })

  it('is not answered by a list that this version cannot read', async () => {
    const broken = list(WEEK, [{ id: 'wed', date: '2027-03-03' }], 5)
    expect(await widerAnswer(day, new Map(broken))).toBeNull()
  })
})

describe('a window that moves with the day', () => {
  const HISTORY = { start_date: '2027-02-02', end_date: '2027-03-02' }
  const answered = async (read: object, sessions: Sessions, asked: object) => {
    const found = await widerAnswer(page({ ...asked, ...FIRST }), new Map(list(read, sessions, 5)))
    return found?.answer ?? null
  }

  it.each([
    ['a week', { end_date: '2027-03-08', status: 'unverified' }, '2027-03-09'],
    ['a month', { end_date: '2027-04-02' }, '2027-04-03'],
    ['a year', { end_date: '2028-03-02' }, '2028-03-03'],
  ])('is answered on the next day for %s, without what is over', async (_, read, end_date) => {
    const kept = { start_date: '2027-03-02', ...read }
    const asked = { ...kept, start_date: '2027-03-03', end_date }
    expect(await answered(kept, [tue, wed, thu], asked)).toEqual([wed, thu])
  })

  it('is answered after several days, as long as the first of its days was read', async () => {
    const read = { start_date: '2027-03-01', end_date: '2027-03-07', status: 'unverified' }
    const last = session('sun', '2027-03-07')
    const after = (start_date: string, end_date: string) =>
      answered(read, [mon, last], { ...read, start_date, end_date })
    expect(await after('2027-03-07', '2027-03-13')).toEqual([last])
    expect(await after('2027-03-08', '2027-03-14')).toBeNull()
  })

  it('has what was read if it ends today', async () => {
    const asked = { start_date: '2027-02-03', end_date: '2027-03-03' }
    const [dropped, kept] = [session('old', '2027-02-02'), session('seen', '2027-02-03')]
    expect(await answered(HISTORY, [dropped, kept, tue], asked)).toEqual([kept, tue])
  })

  it.each([
    ['2027-02-28', '2027-03-28', '2027-03-01', '2027-04-01'],
    ['2027-01-28', '2027-02-28', '2027-02-01', '2027-03-01'],
    ['2027-11-30', '2028-02-29', '2027-12-01', '2028-03-01'],
  ])('is answered after %s–%s where months differ in length', async (from, to, start, end) => {
    const kept = { start_date: from, end_date: to }
    expect(await answered(kept, [], { start_date: start, end_date: end })).toEqual([])
  })

  it('is not answered for days before the list', async () => {
    const earlier = { start_date: '2027-02-01', end_date: '2027-03-01' }
    expect(await answered(HISTORY, [mon], earlier)).toBeNull()
  })

  it.each([
    ['a day', DAY, { start_date: '2027-03-04', end_date: '2027-03-04' }],
    ['a week', WEEK, { start_date: '2027-03-08', end_date: '2027-03-14' }],
    [
      'a week of which a month contains the first days',
      { start_date: '2027-03-02', end_date: '2027-04-02' },
      { start_date: '2027-03-29', end_date: '2027-04-04' },
    ],
    ['a month of which a week contains the first days', WEEK, { ...WEEK, end_date: '2027-04-01' }],
  ])('is not what asks for %s: days that were never read do not look free', async (...periods) => {
    const [, read, asked] = periods
    expect(await answered(read, [], asked)).toBeNull()
  })
})

describe('a session by its id', () => {
  it('is taken from the latest list that contains it, of a coach or of a client', async () => {
    const asked = { path: { id: 'client' }, query: { ...WEEK, ...FIRST } }
    const newer = { ...wed, status: 'cancelled' }
    const kept = [
      row(page({ ...DAY, ...FIRST }), [wed], 5),
      row({ operation: 'GET /v1/clients/{id}/sessions', asked }, [tue, newer], 9),
      row(page({ ...WEEK, ...FIRST }), [mon, tue], 10),
    ]
    expect(await widerAnswer(byId('wed'), new Map(kept))).toEqual({ answer: newer, at: 9 })
  })

  it('is nothing if no list contains it', async () => {
    const asked = { path: { id: 'coach' }, query: { ...WEEK, ...FIRST } }
    const kept = [
      ...list(WEEK, [mon], 5),
      row({ operation: 'GET /v1/coaches/{id}/time_slots', asked }, [wed], 5),
    ]
    expect(await widerAnswer(byId('wed'), new Map(kept))).toBeNull()
  })
})
