import { expect, test } from 'vitest'

import { faultRuns, unknownFaults } from './fault-names.ts'

const BARE = 'tests/faults/bare.test.tsx'

/** Whether `npm run test:faults` with this name runs a test with this title. */
const isNamed = (name: string, title: string): boolean => {
  const [[option, pattern = ''] = []] = faultRuns([name])
  return option === '-t' && new RegExp(pattern).test(title)
}

test('an area has the calls on its screens, and its own calls on any screen', () => {
  expect(isNamed('hours', 'GET /v1/coaches/{id}/schedules at /schedules 503')).toBe(true)
  expect(isNamed('hours', 'POST /v1/calendar/schedules at /settings 503')).toBe(true)
  expect(isNamed('hours', 'POST /v1/calendar/sessions at /coach/olena-koval 503')).toBe(false)
  expect(isNamed('booking', 'GET /v1/users/{id} at /coach/olena-koval?date=2027-03-04 418')).toBe(
    true,
  )
  expect(isNamed('settings', 'it is left DELETE /v1/users/me at /settings')).toBe(true)
})

test('a tag has its calls on all screens', () => {
  expect(isNamed('users', 'it is left GET /v1/users/me at /settings is failed')).toBe(true)
  expect(isNamed('users', 'GET /v1/coaches/{id}/clients at /client-baze 503')).toBe(false)
})

test('other words choose files, in a run of their own', () => {
  expect(faultRuns([])).toEqual([[]])
  expect(faultRuns(['bare', '--bail', '1'])).toEqual([[BARE, '--bail', '1']])
  expect(faultRuns([BARE])).toEqual([[BARE]])
  expect(faultRuns(['programs', 'bare', '--bail', '1'])).toEqual([
    ['-t', expect.stringContaining('/v1/programs/'), '--bail', '1'],
    [BARE, '--bail', '1'],
  ])
})

test.each([['-t', 'slow'], ['--testNamePattern', 'slow'], ['-t=slow'], ['--testNamePattern=slow']])(
  'an area and a title (%s %s) choose what matches both',
  (...options) => {
    const [[option, pattern = '', ...others] = [], ...more] = faultRuns([
      'auth',
      ...options,
      '--bail',
      '1',
    ])
    expect([option, others, more]).toEqual(['-t', ['--bail', '1'], []])
    const isRun = (title: string): boolean => new RegExp(pattern).test(title)
    expect(isRun('POST /v1/auth/login at /login slow')).toBe(true)
    expect(isRun('POST /v1/auth/login at /login 503')).toBe(false)
    expect(isRun('GET /v1/users/me at /settings slow')).toBe(false)
  },
)

test('a word matches the name of a file, not its folder or its ending', () => {
  for (const word of ['test', 'tsx', 'faults', 'tests/faults/'])
    expect(unknownFaults([word])).toMatch(`Nothing is called ${word}. `)
})

test('a word that matches nothing is answered with the names that there are', () => {
  expect(unknownFaults(['hours', 'auth', 'bare', '--bail', '1'])).toBe(null)
  expect(unknownFaults(['hour', 'bare'])).toMatch(
    /^Nothing is called hour\. There are auth, booking, .*hours, .*users, workouts$/,
  )
})
