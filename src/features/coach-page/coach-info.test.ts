import { expect, test } from 'vitest'

import { ApiError } from '#src/api/operation.ts'
import { addMonths } from '#src/domain/time/calendar-date.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import { isCurrent, latestFirst, monthText, newestFirst, periodText } from './coach-info.ts'
import { asPublished, coachFailureText, isNoCoach, noCoachAdvice } from './CoachPageScreen.tsx'

const TODAY = '2027-03-02'
const job = (start_date: string, end_date: string | null) => ({
  id: start_date,
  about: '',
  start_date,
  end_date,
})

test('an end that is empty or today means still working', () => {
  expect(isCurrent({ end_date: null }, TODAY)).toBe(true)
  expect(isCurrent({ end_date: TODAY }, TODAY)).toBe(true)
  expect(isCurrent({ end_date: '2027-03-01' }, TODAY)).toBe(false)
})

test('a period is shown by its months', () => {
  expect(monthText('2021-09-01')).toBe('вересень 2021')
  expect(periodText(job('2021-09-01', null), TODAY)).toBe('вересень 2021 — дотепер')
  expect(periodText(job('2021-09-01', TODAY), TODAY)).toBe('вересень 2021 — дотепер')
  expect(periodText(job('2018-02-12', '2021-08-20'), TODAY)).toBe('лютий 2018 — серпень 2021')
  expect(periodText(job('2018-02-12', '2018-02-20'), TODAY)).toBe('лютий 2018')
  const year = Array.from({ length: 12 }, (_, at) => monthText(addMonths('2027-01-05', at)))
  expect(year.join(' ').replaceAll(' 2027', '')).toBe(
    'січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень',
  )
})

test('current experiences come first, then the latest', () => {
  const jobs = [
    job('2016-09-05', '2018-01-31'),
    job('2019-01-01', TODAY),
    job('2018-02-12', '2021-08-20'),
    job('2020-05-01', null),
  ]
  expect(latestFirst(jobs, TODAY).map(({ id }) => id)).toEqual([
    '2020-05-01',
    '2019-01-01',
    '2018-02-12',
    '2016-09-05',
  ])
})

test('the latest certificate comes first; those of one day stay in their order', () => {
  const certificate = (id: string, date: string) => ({ id, date })
  const all = [
    certificate('a', '2017-06-01'),
    certificate('b', '2022-11-20'),
    certificate('c', '2017-06-01'),
  ]
  expect(newestFirst(all).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
})

test('a visitor sees no reason why there is no coach; a coach sees that another person signed in', () => {
  const READ = 'GET /v1/users/{id}'
  const refused = new ApiError(READ, 'status', new Response(null, { status: 401 }))
  expect(isNoCoach(refused)).toBe(true)
  expect(noCoachAdvice(refused)).toBeUndefined()
  expect(coachFailureText(new ApiError(READ, 'person'))).toBe(
    `${SPEC.coachNotLoaded}В іншій вкладці увійшла інша людина`,
  )
})

test('parameters without a `?` are no part of a coach’s address', () => {
  expect(asPublished('olena-koval&fbclid=IwAR0.x&utm_source=ig')).toBe('olena-koval')
})
