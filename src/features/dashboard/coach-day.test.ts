import { expect, test } from 'vitest'

import { greeting, isBeginner } from './coach-day.ts'
import { firstSteps } from './FirstSteps.tsx'

const hour = { id: '1', work_day: 0, start_time: '09:00', end_time: '10:00' }
const site = {
  id: '2',
  bio: 'Тренерка',
  achievement: '',
  training_spaces: [],
  training_tags: [],
  certifications: [],
  experiences: [],
}
const program = { id: '3', name: 'Сила' }
const ticks = (...given: Parameters<typeof firstSteps>) =>
  firstSteps(...given).map(({ done }) => done)

test('each step is ticked by its data: hours, site, link, training', () => {
  const nothing = { training_schedules: [], coach_info: null, training_programs: [] }
  expect(ticks(nothing, false)).toEqual([false, false, false, false])
  expect(ticks({ ...nothing, training_schedules: [hour] }, false)).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(ticks({ ...nothing, coach_info: site }, false)).toEqual([false, true, false, false])
  expect(ticks({ ...nothing, coach_info: { ...site, bio: '' } }, true)).toEqual([
    false,
    false,
    true,
    false,
  ])
  expect(ticks({ ...nothing, training_programs: [program] }, false)).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('a coach with hours, a site and a training needs no steps, whatever this device has stored', () => {
  const all = { training_schedules: [hour], coach_info: site, training_programs: [program] }
  expect(isBeginner(all)).toBe(false)
  expect(isBeginner({ ...all, training_schedules: [] })).toBe(true)
  expect(isBeginner({ ...all, coach_info: null })).toBe(true)
  expect(isBeginner({ ...all, training_programs: [] })).toBe(true)
})

test.each([
  ['00:00', 'Доброї ночі'],
  ['04:59', 'Доброї ночі'],
  ['05:00', 'Доброго ранку'],
  ['11:59', 'Доброго ранку'],
  ['12:00', 'Доброго дня'],
  ['17:59', 'Доброго дня'],
  ['18:00', 'Доброго вечора'],
  ['23:59', 'Доброго вечора'],
])('%s is «%s»', (time, words) => expect(greeting(time)).toBe(words))
