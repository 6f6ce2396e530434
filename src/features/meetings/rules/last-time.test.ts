import { expect, test } from 'vitest'

import { lastTime, numbersText, placeholderOf } from './plan.ts'

const THIS = { date: '2027-03-02', start_time: '10:00' }
const NOW = { date: '2027-03-02', time: '09:40' }

const session = (status: string, date: string, weight: number, exercise_id = 'squat') => ({
  status,
  time_slot: { date, start_time: '10:00:00', end_time: '11:00:00' },
  session_exercises: [
    { exercise_id, sets: 2, reps: 5, rest: 0, duration: 0, weight },
    { exercise_id, sets: 1, reps: 3, rest: 0, duration: 0, weight: weight + 5 },
  ],
})

test('each exercise has the sets of the latest agreed session before this one', () => {
  const sessions = [
    session('concluded', '2027-02-01', 50),
    session('verified', '2027-02-20', 60),
    session('concluded', '2027-02-10', 55),
    session('cancelled', '2027-02-25', 70),
    session('unverified', '2027-02-26', 75),
    session('concluded', '2027-01-01', 20, 'bench'),
    session('verified', '2027-03-02', 80),
  ]
  const last = lastTime(sessions, THIS, NOW)
  expect(last.get('squat')?.map(({ weight }) => weight)).toEqual([60, 60, 65])
  expect(last.get('bench')?.map(numbersText)).toEqual(['20 кг × 5', '20 кг × 5', '25 кг × 3'])
  expect(last.get('row')).toBeUndefined()
})

test('a training that is not over does not count', () => {
  const sessions = [session('verified', '2027-02-27', 60), session('verified', '2027-03-02', 80)]
  const later = { date: '2027-03-12', start_time: '10:00' }
  const weightAt = (time: string) =>
    lastTime(sessions, later, { date: '2027-03-02', time }).get('squat')?.[0]?.weight
  expect(weightAt('10:59')).toBe(60)
  expect(weightAt('11:00')).toBe(80)
})

test.each([
  [{ weight: 60, reps: 5, duration: 0 }, '60 кг × 5'],
  [{ weight: 62.5, reps: 5, duration: 0 }, '62,5 кг × 5'],
  [{ weight: 0, reps: 12, duration: 0 }, '12 разів'],
  [{ weight: 0, reps: 1, duration: 0 }, '1 раз'],
  [{ weight: 0, reps: 2, duration: 0 }, '2 рази'],
  [{ weight: 0, reps: 1, duration: 90 }, '1 хв 30 с'],
  [{ weight: 0, reps: 1, duration: 60 }, '1 хв'],
])('%o reads %s', (lifted, text) => {
  expect(numbersText(lifted)).toBe(text)
})

const FIRST = { weight: '20', reps: '8', minutes: '0', seconds: '30' }
const lifted = (weight: number, reps: number, duration = 0) => ({ weight, reps, duration })

test.each([
  ['weight', lifted(60, 5), '60'],
  ['reps', lifted(60, 5), '5'],
  ['weight', lifted(62.5, 5), '63'],
  ['weight', lifted(0, 5), ''],
  ['minutes', lifted(0, 1, 150), '2'],
  ['seconds', lifted(0, 1, 150), '30'],
  ['seconds', lifted(0, 1, 120), ''],
  // Nothing is known, or the units were others.
  ['weight', undefined, '20'],
  ['minutes', undefined, ''],
  ['weight', lifted(0, 1, 90), '20'],
  ['seconds', lifted(60, 5), '30'],
] as const)('the placeholder of %s after %o is «%s»', (field, last, expected) => {
  const timed = field === 'minutes' || field === 'seconds'
  expect(placeholderOf(field, timed, last, FIRST)).toBe(expected)
})
