/** The rows of product §9 whose value can be read. Tests beside the code prove the others. */
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
import { contract } from '#tests/contract/contract-document.ts'

interface Check {
  /** The value of the row, in the words of the document. */
  says: string
  /** What the product gives now, and the value typed by hand. */
  gives: () => [now: unknown, value: unknown][]
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

const CHECKS: Record<string, Check> = {
  'First and last name': {
    says: '1 to 40 characters',
    gives: () => [[schemaOf('PersonName', 'minLength', 'maxLength'), [1, 40]]],
  },
  Password: {
    says: '8 to 128 characters, with one of ! @ # $ % ^ & *',
    gives: () => [
      [schemaOf('NewPassword', 'minLength', 'maxLength', 'pattern'), [8, 128, '[!@#$%^&*]']],
    ],
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
  },
  'Request polling': {
    says: 'every 30 s over the next 7 days',
    gives: () => [[POLL_MS, 30_000]],
  },
  'Unverified booking expiry (text)': {
    says: '3 hours',
    gives: () => [
      [
        [3 * HOUR, 3 * HOUR - 1].map((startsAt) => requestDeadline({ createdAt: 0, startsAt })),
        [3 * HOUR, 2 * HOUR - 1],
      ],
    ],
  },
  'Client card': {
    says: 'upcoming 4 sessions within the next month; history up to 100 sessions over the past month; history table 6 rows per page',
    gives: () => [
      [monthAhead('2027-03-02'), { from: '2027-03-02', to: '2027-04-02' }],
      [monthBehind('2027-03-02'), { from: '2027-02-02', to: '2027-03-02' }],
    ],
  },
  Calendar: {
    says: 'week starts Monday; 30-minute rows of 48 px; default hours 9 to 18',
    gives: () => [[[0, 6].map((day) => weekOf('2027-03-07')[day]), ['2027-03-01', '2027-03-07']]],
  },
  'Default list paging': {
    says: 'skip 0, limit 100',
    gives: () => {
      const { Skip, Limit } = contract.components.parameters
      return [[[Skip, Limit].map((parameter) => parameter?.schema['default']), [0, 100]]]
    },
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
  'Exercise list': {
    says: '10 per step; list area max height 500 px',
    gives: () => [
      [
        [noSelection.visible, withMore(noSelection).visible],
        [10, 20],
      ],
    ],
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
}

const rows = [
  ...sectionText(9)
    .replaceAll('\\', '')
    .matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|/gm),
]
const document = new Map(rows.map(([, item = '', value]) => [item, value]))

it.each(Object.entries(CHECKS))('%s', (item, { says, gives }) => {
  expect(document.get(item)).toBe(says)
  for (const [now, value] of gives()) expect(now).toEqual(value)
})
