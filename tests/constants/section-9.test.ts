/**
 * Each row of product §9 has a check that fails when its number or text changes in the product: a
 * value that is read here, or a text of the product and the folder whose tests or stories prove it.
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
import { sectionText } from '#tests/architecture/documents.ts'
import { sourceFiles } from '#tests/architecture/source-files.ts'
import { contract } from '#tests/contract/contract-document.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'
import { ROOT } from '#tests/support/paths.ts'

interface Check {
  /** The value of the row, in the words of the document. */
  says: string
  /** What the product gives now, and the value typed by hand. */
  gives?: () => [now: unknown, value: unknown][]
  /** A file below `src`, and what it says. */
  code?: [file: string, ...texts: string[]]
  /** A folder below `src`, and what its tests or stories, or what they share, look for. */
  proof?: [folder: string, ...texts: string[]]
}

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

const PHONES = ['+38050111223', '+380501112233', '+3805011122334', '+381501112233']

/** In the order of the document. */
const CHECKS: Record<string, Check> = {
  'First and last name': {
    says: '1 to 40 characters',
    gives: () => [[schemaOf('PersonName', 'minLength', 'maxLength'), [1, 40]]],
    proof: ['domain', "'ї'.repeat(40)", "'ї'.repeat(41)"],
  },
  Password: {
    says: '8 to 128 characters, with one of ! @ # $ % ^ & *',
    gives: () => [
      [schemaOf('NewPassword', 'minLength', 'maxLength', 'pattern'), [8, 128, '[!@#$%^&*]']],
    ],
    proof: ['features/auth', "'1234567'", "'12345678'", "'a'.repeat(127)", "'a'.repeat(128)"],
  },
  Phone: {
    says: '+380 plus 9 digits',
    gives: () => [
      [schemaOf('Phone', 'pattern'), [String.raw`^\+380\d{9}$`]],
      [PHONES.filter((phone) => v.is(Phone, phone)), ['+380501112233']],
    ],
  },
  'Code length': {
    says: '4 digits',
    gives: () => [[schemaOf('OtpCode', 'pattern'), [String.raw`^\d{4}$`]]],
    proof: ['features/auth', "'123', null", "'1234', '1234'", "'12345', null"],
  },
  'Resend countdown': {
    says: '60 s',
    code: ['features/auth/OtpScreen.tsx', 'RESEND_PAUSE = 60_000'],
    proof: ['features/auth', 'через 60 с'],
  },
  'Lockout message': {
    says: 'mentions 15 minutes',
    code: ['errors/catalogue.ts', SPEC.tooManyAttempts],
    proof: ['features/auth', SPEC.tooManyAttempts],
  },
  'API timeout': {
    says: '100000 ms',
    code: ['api/client.ts', 'API_TIMEOUT_MS = 100_000'],
    proof: ['api', '99_999'],
  },
  Toasts: {
    says: 'default and error 4000 ms, success 2000 ms, loading until dismissed; at most 20 at once',
    code: ['ui/overlays/toast.ts', 'success: 2000', 'error: 4000', 'info: 4000', 'MAX_TOASTS = 20'],
    proof: ['ui/overlays', '2000, toast.success', '4000, toast.error', 'toHaveLength(20)'],
  },
  'Request polling': {
    says: 'every 30 s over the next 7 days',
    gives: () => [[POLL_MS, 30_000]],
    code: ['features/requests/requests.ts', 'DAYS = 7'],
    proof: ['features/requests', 'POLL_MS', 'length: 7'],
  },
  'Deferred request returns': {
    says: 'after 10 minutes',
    proof: ['features/requests', '600_000', 'Нагадати через 10 хвилин'],
  },
  'Age label refresh': {
    says: 'every 5 minutes',
    code: ['features/requests/RequestPopup.tsx', '5 * 60_000'],
    proof: ['features/requests', 'pass(299_999)'],
  },
  'Unverified booking expiry (text)': {
    says: '3 hours',
    gives: () => [
      [
        [3 * HOUR, 3 * HOUR - 1].map((startsAt) => requestDeadline({ createdAt: 0, startsAt })),
        [3 * HOUR, 2 * HOUR - 1],
      ],
    ],
    proof: ['features', 'протягом 3 годин', 'менш ніж за 3 години', 'менше ніж 3 години'],
  },
  'Client card': {
    says: 'upcoming 4 sessions within the next month; history up to 100 sessions over the past month; history table 6 rows per page',
    gives: () => [
      [monthAhead('2027-03-02'), { from: '2027-03-02', to: '2027-04-02' }],
      [monthBehind('2027-03-02'), { from: '2027-02-02', to: '2027-03-02' }],
    ],
    code: ['features/clients/card/CardSessions.tsx', 'UPCOMING = 4', 'ROWS = 6'],
    proof: [
      'features/clients',
      'toHaveLength(100)',
      "findAllByRole('link')).toHaveLength(4)",
      // With the row of headings.
      "getAllByRole('row')).toHaveLength(7)",
    ],
  },
  Calendar: {
    says: 'week starts Monday; 30-minute rows of 48 px; default hours 9 to 18',
    gives: () => [[[0, 6].map((day) => weekOf('2027-03-07')[day]), ['2027-03-01', '2027-03-07']]],
    code: ['features/calendar/day-entries.ts', 'ROW_MINUTES = 30', 'ROW_HEIGHT = 48'],
    proof: ['features/calendar', 'from: 9, to: 18', "'09:00', '09:30'", 'height: 48'],
  },
  'Booking groups': {
    says: 'morning 08:00–11:30, day 12:00–17:30, evening 18:00–22:00',
    code: ['features/booking/DaySlots.tsx', '08:00–11:30', '12:00–17:30', '18:00–22:00'],
    proof: ['features/booking', '08:00–11:30', '12:00–17:30', '18:00–22:00', '11:59', '17:59'],
  },
  'Default list paging': {
    says: 'skip 0, limit 100',
    gives: () => {
      const { Skip, Limit } = contract.components.parameters
      return [[[Skip, Limit].map((parameter) => parameter?.schema['default']), [0, 100]]]
    },
    proof: ['api', 'skip: 0, limit: 100'],
  },
  'Week labels': {
    says: 'Пн Вт Ср Чт Пт Сб Нд',
    proof: ['domain/time', 'Пн Вт Ср Чт Пт Сб Нд'],
  },
  'Default working slot': {
    says: '09:00-18:00; a new slot after an existing one lasts 60 minutes; latest time 23:59',
    gives: () => [
      [monday(ONE_SLOT), ['09:00-18:00']],
      [monday(addSlot(ONE_SLOT, 0)), ['09:00-18:00', '18:00-19:00']],
      [monday(addSlot(endingAt('23:30'), 0)), ['09:00-23:30', '23:30-23:59']],
      [monday(endingAt('24:00')), ['09:00-23:59']],
    ],
  },
  'Program library page size': {
    says: "6 ('Page X of Y')",
    code: ['features/workouts/programs.ts', 'PAGE_SIZE = 6'],
    proof: ['features/workouts', 'toHaveLength(6)', 'Page 1 of 2'],
  },
  'Program delete confirmation': {
    says: "'Ви впевнені, що хочете видалити тренування?'",
    proof: ['features/workouts', 'Ви впевнені, що хочете видалити тренування?'],
  },
  'Exercise list': {
    says: '10 per step; list area max height 500 px',
    gives: () => [
      [
        [noSelection.visible, withMore(noSelection).visible],
        [10, 20],
      ],
    ],
    // In a low window the list is lower than that.
    code: ['ui/exercises/ExerciseList.module.css', 'min(500px,'],
  },
  'Rest options': {
    says: '0, 30, 60, 120, 180, 300 seconds',
    gives: () => [[REST_OPTIONS.map(({ value }) => value), [0, 30, 60, 120, 180, 300]]],
  },
  'New set defaults': {
    says: 'weight 0, reps 1, rest 0, minutes 0, seconds 0',
    gives: () => [
      [
        addSet(NO_SETS).sets.map((set) => ({ ...set, key: '' })),
        [{ key: '', weight: '0', reps: '1', rest: 0, minutes: '0', seconds: '0' }],
      ],
    ],
  },
  'Default session exercise values (from a program)': {
    says: 'sets 1, reps 1, rest 0, duration 0, weight 0',
    gives: () => [
      [
        toSessionExercises([NO_SETS]),
        [{ exercise_id: 'squat', sets: 1, reps: 1, rest: 0, duration: 0, weight: 0 }],
      ],
    ],
  },
  'Session duration': {
    says: 'minutes*60+seconds',
    gives: () => {
      const set = { key: 's', weight: '0', reps: '1', minutes: '2', seconds: '75', rest: 0 }
      return [[toSessionExercises([{ ...NO_SETS, sets: [set] }])[0]?.duration, 195]]
    },
  },
  Images: {
    says: 'PNG or JPG, up to 1000x1000 px (hint)',
    code: ['ui/pictures/PictureField.tsx', 'accept="image/png,image/jpeg"'],
    proof: ['features/clients', 'PNG або JPG, максимум 1000x1000 px'],
  },
  'Tariff plan': {
    says: 'base plan, free',
    proof: ['features/settings', 'Базовий тариф', 'Безкоштовно'],
  },
  Analytics: {
    says: 'placeholder, available after a week of use',
    proof: ['features/dashboard', 'Буде доступна після тижня користування.'],
  },
  'Fallback image': {
    says: '/fallback.png',
    code: ['ui/pictures/ExercisePicture.tsx', "'/fallback.png'"],
    proof: ['ui/pictures', '/fallback.png'],
  },
  'Drag keyboard step': {
    says: '25 px',
    proof: ['ui/sorting', '(0px, 25px, 0px)'],
  },
}

it('the document has these rows, and says the same', () => {
  const rows = [
    ...sectionText(9)
      .replaceAll('\\', '')
      .matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|/gm),
  ]
  expect(rows.slice(2).map(([, item, value]) => [item, value])).toEqual(
    Object.entries(CHECKS).map(([item, { says }]) => [item, says]),
  )
})

const proofs = [
  ...sourceFiles('src').filter(({ path }) => /\.(?:test|stories)\./.test(path)),
  ...sourceFiles('tests/fixtures'),
]

it.each(Object.entries(CHECKS))('%s', (_, { gives, code, proof }) => {
  for (const [now, value] of gives?.() ?? []) expect(now).toEqual(value)
  const [file, ...written] = code ?? []
  const text = file === undefined ? '' : readFileSync(`${ROOT}src/${file}`, 'utf8')
  expect(written.filter((one) => !text.includes(one))).toEqual([])
  const [folder, ...sought] = proof ?? []
  const near = proofs.filter(
    ({ path }) => path.startsWith(`src/${folder}/`) || path.startsWith('tests/fixtures/'),
  )
  expect(sought.filter((one) => !near.some((test) => test.text.includes(one)))).toEqual([])
})
