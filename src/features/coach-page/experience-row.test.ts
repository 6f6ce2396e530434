import { describe, expect, it, test } from 'vitest'

import { experienceOf, isChanged, mergedRows, newExperience, rowOf } from './experience-row.ts'

const TODAY = '2027-03-02'

describe('what is sent for a row', () => {
  const row = {
    key: 'k',
    id: null,
    about: ' Зал ',
    start_date: '2026-01-01',
    end_date: '',
    current: true,
    saved: null,
  }

  it('ends today for «Працюю досі»', () => {
    expect(experienceOf(row, TODAY)).toEqual({
      about: 'Зал',
      start_date: '2026-01-01',
      end_date: TODAY,
    })
  })

  test.each([{ about: ' ' }, { start_date: '' }, { current: false }])('is null with %o', (gap) => {
    expect(experienceOf({ ...row, ...gap }, TODAY)).toBeNull()
  })
})

test('«Працюю досі» of yesterday is not a change today', () => {
  const experience = { id: 'x', about: 'Зал', start_date: '2026-01-01', end_date: TODAY }
  const row = rowOf(experience, TODAY)
  expect(row.current).toBe(true)
  expect(isChanged(row)).toBe(false)
  expect(isChanged(rowOf(experience, '2027-03-03'))).toBe(false)
})

test('a row that was just added is shown once, before and after the page is read again', () => {
  const experience = { id: 'x', about: 'Зал', start_date: '2026-01-01', end_date: '2026-02-01' }
  const saved = rowOf(experience, TODAY)
  const row = { ...newExperience(), ...saved, key: 'new-1' }
  expect(mergedRows([row], [])).toEqual([row])
  expect(mergedRows([row], [saved])).toEqual([row])
})
