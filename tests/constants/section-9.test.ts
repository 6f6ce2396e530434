/**
 * Each row of product §9 has a check that fails when its number or text changes in the product: a
 * value that is read here, or the test or story that checks it, with the texts in which it says so.
 */
import { readFileSync } from 'node:fs'

import * as v from 'valibot'
import { expect, it } from 'vitest'

import { POLL_MS } from '#src/api/queries.ts'
import { noSelection, withMore } from '#src/domain/exercise-filter.ts'
import { addSet, REST_OPTIONS, toSessionExercises } from '#src/domain/sets.ts'
import { weekOf } from '#src/domain/time/calendar-date.ts'
import { requestDeadline } from '#src/domain/time/request-deadline.ts'
import { Phone } from '#src/features/auth/form-fields.ts'
import { monthAhead, monthBehind } from '#src/features/clients/api.ts'
import { addSlot, editTime, type WeekHours } from '#src/features/hours/rules/hours-editor.ts'
import { contract } from '#tests/contract/contract-document.ts'
import { ROOT } from '#tests/support/paths.ts'

import { type Row, SECTION_9 } from './section-9.ts'

/** A value of the specification, typed by hand, and where the product has it. */
interface Reading {
  value: unknown
  read: () => unknown
}

/** A file, from the project's folder, and the texts in it that contain the row's values. */
interface Proof {
  file: string
  texts: string[]
}

const gives = (value: unknown, read: () => unknown): Reading => ({ value, read })
const proof = (file: string, ...texts: string[]): Proof => ({ file: `src/${file}`, texts })

/** A part of the contract's schema. */
const schemaOf = (name: string, ...keys: string[]): unknown[] => {
  const schema = new Map(Object.entries(contract.components.schemas[name] ?? {}))
  return keys.map((key) => schema.get(key))
}

const HOUR = 3_600_000
const NO_SETS = { key: 'e', exercise_id: 'squat', timed: true, sets: [] }
const NO_HOURS: WeekHours = [[], [], [], [], [], [], []]
const ONE_SLOT = addSlot(NO_HOURS, 0)

/** Monday's slots as `start-end`. */
const monday = ([slots = []]: WeekHours): string[] =>
  slots.map(({ start, end }) => `${start}-${end}`)

/** The week whose only slot, on Monday, gets a typed end. */
const endingAt = (text: string): WeekHours =>
  editTime(ONE_SLOT, 0, ONE_SLOT[0]?.[0]?.key ?? '', 'end', text)

const CODE = 'features/auth/OtpScreen.stories.tsx'
const FIELDS = 'features/auth/form-fields.test.ts'
const REGISTRATION = 'features/auth/RegisterScreen.stories.tsx'
const ERRORS = 'errors/error-text.test.ts'
const LIBRARY = 'features/workouts/library/LibraryScreen.stories.tsx'
const TOASTS = 'ui/overlays/Toasts.stories.tsx'
const LOCKED = "429, 'Забагато спроб, спробуйте через 15 хв'"

const CHECKS: Record<Row, (Reading | Proof)[]> = {
  'First and last name': [
    gives([1, 40], () => schemaOf('PersonName', 'minLength', 'maxLength')),
    proof('domain/names.test.ts', "isPersonName('ї'.repeat(40)", "isPersonName('ї'.repeat(41))"),
    proof(
      REGISTRATION,
      "Ім'я має містити від 1 до 40 символів",
      'Прізвище має містити від 1 до 40 символів',
    ),
  ],
  Password: [
    gives([8, 128, '[!@#$%^&*]'], () =>
      schemaOf('NewPassword', 'minLength', 'maxLength', 'pattern'),
    ),
    proof(FIELDS, "['1234567', false", "['12345678', true", "'a'.repeat(127)}`, true, true"),
    proof(FIELDS, "'a'.repeat(128)}`, false", 'accepts each of ! @ # $ % ^ & * and no other'),
    proof(REGISTRATION, 'Щонайменше 8 символів', 'Один спеціальний символ (! @ # $ % ^ & *)'),
  ],
  Phone: [
    gives([String.raw`^\+380\d{9}$`], () => schemaOf('Phone', 'pattern')),
    gives(['+380501112233'], () =>
      ['+38050111223', '+380501112233', '+3805011122334', '+381501112233'].filter((phone) =>
        v.is(Phone, phone),
      ),
    ),
  ],
  'Code length': [
    gives([String.raw`^\d{4}$`], () => schemaOf('OtpCode', 'pattern')),
    proof(FIELDS, "['123', null]", "['1234', '1234']", "['12345', null]"),
    proof(CODE, 'Введи всі 4 цифри коду', 'Цифра 2 з 4'),
  ],
  'Resend countdown': [proof(CODE, "getByText('через 60 с')).toBeVisible()")],
  'Lockout message': [
    proof(ERRORS, `'POST /v1/auth/login', ${LOCKED}`, `'POST /v1/auth/otp/verify', ${LOCKED}`),
  ],
  'API timeout': [proof('api/timeout.test.ts', 'toBe(100_000)', 'TimeAsync(99_999)')],
  Toasts: [
    proof(TOASTS, 'staysFor(4000, toast.info)', 'staysFor(4000, toast.error)'),
    proof(TOASTS, 'staysFor(2000, toast.success)', 'timers.pass(3_600_000)', 'toHaveLength(20)'),
  ],
  'Request polling': [
    gives(30_000, () => POLL_MS),
    proof(
      'features/requests/requests-read.test.ts',
      '3 * POLL_MS',
      'Array.from({ length: 7 }',
      "[dates[0], dates[6], 'unverified']",
    ),
  ],
  'Deferred request returns': [
    proof(
      'features/requests/requests.test.ts',
      'TEN_MINUTES = 600_000',
      'defers for ten minutes, to the millisecond',
    ),
    proof('features/requests/RequestPopup.stories.tsx', 'Нагадати через 10 хвилин'),
  ],
  'Age label refresh': [
    proof('features/requests/RequestAge.stories.tsx', 'timers.pass(299_999)', 'timers.pass(1)'),
  ],
  'Unverified booking expiry (text)': [
    gives([3 * HOUR, 2 * HOUR - 1], () =>
      [3 * HOUR, 3 * HOUR - 1].map((startsAt) => requestDeadline({ createdAt: 0, startsAt })),
    ),
    proof('features/clients/card/OwnCard.stories.tsx', 'протягом 3 годин', 'менш ніж за 3 години'),
    proof('features/booking/BookingDialog.stories.tsx', 'протягом 3 годин', 'менше ніж 3 години'),
  ],
  'Client card': [
    gives({ from: '2027-03-02', to: '2027-04-02' }, () => monthAhead('2027-03-02')),
    gives({ from: '2027-02-02', to: '2027-03-02' }, () => monthBehind('2027-03-02')),
    proof('features/clients/api.test.ts', 'shows as history a hundred sessions at most'),
    proof(
      'features/clients/card/ClientCardScreen.stories.tsx',
      "findAllByRole('link')).toHaveLength(4)",
      // Including the header row.
      "getAllByRole('row')).toHaveLength(7)",
    ),
  ],
  Calendar: [
    gives(['2027-03-01', '2027-03-07'], () => [weekOf('2027-03-07')[0], weekOf('2027-03-07')[6]]),
    proof(
      'features/calendar/calendar-grid.test.ts',
      'DAY = { from: 9, to: 18 }',
      '[[], DAY]',
      'rowCount(DAY)).toBe(18)',
      "['09:00', '09:30', { top: 0, height: 48 }]",
    ),
  ],
  'Booking groups': [
    proof(
      'features/booking/day-slots.test.ts',
      "['11:59', 'morning']",
      "['12:00:00', 'day']",
      "['17:59', 'day']",
      "['18:00:00', 'evening']",
    ),
    proof(
      'features/booking/day-slots.test.ts',
      "'08:00–11:30',\n      '12:00–17:30',\n      '18:00–22:00',",
    ),
  ],
  'Default list paging': [
    gives([0, 100], () => {
      const { Skip, Limit } = contract.components.parameters
      return [Skip, Limit].map((parameter) => parameter?.schema['default'])
    }),
    proof('api/pages.test.ts', '{ skip: 0, limit: 100 }', '{ skip: 100, limit: 100 }'),
  ],
  'Week labels': [proof('domain/time/date-text.test.ts', "toBe('Пн Вт Ср Чт Пт Сб Нд')")],
  'Default working slot': [
    gives(['09:00-18:00'], () => monday(ONE_SLOT)),
    gives(['09:00-18:00', '18:00-19:00'], () => monday(addSlot(ONE_SLOT, 0))),
    gives(['09:00-23:30', '23:30-23:59'], () => monday(addSlot(endingAt('23:30'), 0))),
    gives(['09:00-23:59'], () => monday(endingAt('24:00'))),
  ],
  'Program library page size': [proof(LIBRARY, 'toHaveLength(6)', 'Page 1 of 2')],
  'Program delete confirmation': [
    proof(
      'features/workouts/library/LibraryDeletion.stories.tsx',
      'Ви впевнені, що хочете видалити тренування?',
    ),
  ],
  'Exercise list': [
    gives([10, 20], () => [noSelection.visible, withMore(noSelection).visible]),
    proof(
      'features/workouts/SelectExerciseScreen.stories.tsx',
      'listed(play, 10)',
      'listed(play, 20)',
    ),
    // In a low window the list is lower than that. The dialog gives it another height.
    proof('ui/exercises/ExerciseList.module.css', 'min(500px,'),
    proof('features/meetings/plan/PickExercises.module.css', 'min(500px,'),
  ],
  'Rest options': [gives([0, 30, 60, 120, 180, 300], () => REST_OPTIONS.map(({ value }) => value))],
  'New set defaults': [
    gives([{ key: '', weight: '0', reps: '1', rest: 0, minutes: '0', seconds: '0' }], () =>
      addSet(NO_SETS).sets.map((set) => ({ ...set, key: '' })),
    ),
  ],
  'Default session exercise values (from a program)': [
    gives([{ exercise_id: 'squat', sets: 1, reps: 1, rest: 0, duration: 0, weight: 0 }], () =>
      toSessionExercises([NO_SETS]),
    ),
  ],
  'Session duration': [
    proof('domain/sets.test.ts', "minutes: '2', seconds: '75' })])[0]?.duration).toBe(195)"),
  ],
  Images: [
    proof('ui/pictures/PictureField.tsx', 'accept="image/png,image/jpeg"'),
    proof(
      'features/clients/measurements/MeasureDialog.stories.tsx',
      'PNG або JPG, максимум 1000x1000 px',
    ),
  ],
  'Tariff plan': [
    proof('features/settings/SettingsScreen.stories.tsx', 'Базовий тариф', 'Безкоштовно'),
  ],
  Analytics: [
    proof(
      'features/dashboard/DashboardScreen.stories.tsx',
      "getByText('Буде доступна після тижня користування.')).toBeVisible()",
    ),
  ],
  'Fallback image': [
    proof('ui/pictures/ExercisePicture.stories.tsx', "['/fallback.png', '/fallback.png']"),
  ],
  'Drag keyboard step': [
    proof('ui/sorting/SortableList.stories.tsx', "toBe('translate3d(0px, 25px, 0px)')"),
  ],
}

it('the table has every row of the specification', () => {
  expect(Object.keys(SECTION_9)).toHaveLength(30)
})

it.each(Object.entries(CHECKS))('%s', (_, checks) => {
  for (const check of checks)
    if ('read' in check) expect(check.read()).toEqual(check.value)
    else {
      const text = readFileSync(`${ROOT}${check.file}`, 'utf8')
      expect(check.texts.filter((one) => !text.includes(one))).toEqual([])
    }
})
