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

test.each([
  [{ training_schedules: [hour] }, false, 'hours'],
  [{ coach_info: site }, false, 'site'],
  [{ coach_info: { ...site, bio: '' } }, true, 'link'],
  [{ training_programs: [program] }, false, 'training'],
])('with %j, link shared: %j, only the step of the %s is ticked', (given, isShared, ticked) => {
  const nothing = { training_schedules: [], coach_info: null, training_programs: [] }
  const steps = firstSteps({ ...nothing, ...given }, isShared)
  const names = ['hours', 'site', 'link', 'training']
  expect(steps.map(({ done }) => done)).toEqual(names.map((name) => name === ticked))
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
