import { describe, expect, it, test, vi } from 'vitest'

import type { Session, User } from '#src/api/queries.ts'
import { type BodyText, EMPTY_BODY } from '#src/domain/body.ts'
import { sessionOf } from '#tests/fixtures/api/session.fixture.ts'

import {
  activityText,
  heldCount,
  history,
  isSavedAnyway,
  monthAhead,
  monthBehind,
  nextByClient,
  requests,
  upcoming,
  yearAhead,
} from './api.ts'
import { calendarText } from './calendar-file.ts'
import { coachIdIn } from './card/OwnCard.tsx'
import { changeText, numberText } from './CardParts.tsx'
import { axisDate } from './measurements/MeasureChart.tsx'

const now = { date: '2027-03-02', time: '10:30' }

const session = (
  date: string,
  hour: number,
  status: Session['status'],
  client = 'andriy',
): Session => {
  const time = (value: number): string => `${String(value).padStart(2, '0')}:00:00`
  return sessionOf({
    id: `${date} ${hour} ${status}`,
    client_id: client,
    status,
    time_slot: { id: 'slot', date, start_time: time(hour), end_time: time(hour + 1) },
  })
}

const ids = (sessions: readonly Session[]): string[] => sessions.map(({ id }) => id)

const STATUSES = ['unverified', 'verified', 'cancelled', 'concluded'] as const
const at = (date: string, hour: number): Session[] =>
  STATUSES.map((status) => session(date, hour, status))

describe('a client’s card', () => {
  it('shows as upcoming what is agreed and not over, including the current session', () => {
    const all = [...at('2027-03-03', 9), ...at('2027-03-02', 10), ...at('2027-03-02', 9)]
    expect(ids(upcoming(all, now))).toEqual([
      '2027-03-02 10 verified',
      '2027-03-02 10 concluded',
      '2027-03-03 9 verified',
      '2027-03-03 9 concluded',
    ])
  })

  it('shows a month as upcoming, and requests beyond it', () => {
    const all = [...at('2027-04-02', 9), ...at('2027-04-03', 9)]
    expect(ids(upcoming(all, now))).toEqual(['2027-04-02 9 verified', '2027-04-02 9 concluded'])
    expect(ids(requests(all, now))).toContain('2027-04-03 9 unverified')
  })

  it('shows as history what is over, including cancelled sessions, the latest first', () => {
    const past = history(
      [...at('2027-02-28', 18), ...at('2027-03-02', 9), ...at('2027-03-02', 10)],
      now,
    )
    expect(ids(past)).toEqual([
      '2027-03-02 9 verified',
      '2027-03-02 9 cancelled',
      '2027-03-02 9 concluded',
      '2027-02-28 18 verified',
      '2027-02-28 18 cancelled',
      '2027-02-28 18 concluded',
    ])
    expect(heldCount(past)).toBe(4)
  })

  it('12.27: shows as history a hundred sessions at most, the latest', () => {
    const days = Array.from({ length: 28 }, (_, n) => `2027-02-${String(n + 1).padStart(2, '0')}`)
    const all = days.flatMap((day) => [8, 9, 10, 11].map((hour) => session(day, hour, 'verified')))
    const past = history(all, now)
    expect(past).toHaveLength(100)
    expect(past[0]?.id).toBe('2027-02-28 11 verified')
    expect(past.at(-1)?.id).toBe('2027-02-04 8 verified')
  })

  it('shows requests until they are acknowledged or their time has come', () => {
    const all = [...at('2027-03-02', 11), ...at('2027-03-02', 10)]
    expect(ids(requests(all, now))).toEqual([
      '2027-03-02 11 unverified',
      '2027-03-02 11 verified',
      '2027-03-02 11 cancelled',
    ])
  })

  it('shows what the coach has made as a request only once it is called off', () => {
    const made = at('2027-03-02', 11).map((one) => ({ ...one, created_by: 'coach' as const }))
    expect(ids(requests(made, now))).toEqual(['2027-03-02 11 cancelled'])
  })

  test('a session that ends now is over, one that starts now is not a request', () => {
    const ending = session('2027-03-02', 9, 'verified')
    expect(upcoming([ending], { date: '2027-03-02', time: '10:00' })).toEqual([])
    expect(history([ending], { date: '2027-03-02', time: '10:00' })).toEqual([ending])
    expect(requests([ending], { date: '2027-03-02', time: '09:00' })).toEqual([])
  })
})

test('the next session of each client', () => {
  const next = nextByClient(
    [
      session('2027-03-05', 9, 'verified', 'a'),
      session('2027-03-04', 9, 'verified', 'a'),
      session('2027-03-03', 9, 'unverified', 'a'),
      session('2027-03-06', 9, 'concluded', 'b'),
    ],
    now,
  )
  expect([...next].map(([client, { time_slot }]) => [client, time_slot.date])).toEqual([
    ['a', '2027-03-04'],
    ['b', '2027-03-06'],
  ])
})

test.each([
  ['', 'woman', 'Активна'],
  ['archived', 'woman', 'Неактивна'],
  ['', 'man', 'Активний'],
  ['archived', 'man', 'Неактивний'],
  ['', null, 'Активний'],
] as const)(
  'the word for the status «%s» of a person whose gender is %s',
  (status, gender, word) => {
    expect(activityText({ status, gender })).toBe(word)
  },
)

test('the periods of a card end on the last day of a shorter month', () => {
  expect(monthAhead('2027-01-31')).toEqual({ from: '2027-01-31', to: '2027-02-28' })
  expect(monthBehind('2027-03-31')).toEqual({ from: '2027-02-28', to: '2027-03-31' })
  expect(yearAhead('2028-02-29')).toEqual({ from: '2028-02-29', to: '2029-02-28' })
})

test.each([
  ['https://pulse.example/coach/olena-koval', 'olena-koval'],
  [' pulse.example/coach/olena-koval/?date=2027-03-04#booking ', 'olena-koval'],
  ['olena-koval', 'olena-koval'],
  ['Записуйся: https://pulse.example/coach/olena-koval. До зустрічі!', 'olena-koval'],
  ['Записуйся: https://pulse.example/', null],
  ['https://pulse.example/coach/olena.koval', null],
  ['https://pulse.example/', null],
  ['https://pulse.example/client/olena-koval', null],
  ['Олена Коваль', null],
  ['/coach/../login', null],
  ['', null],
])('coachIdIn(%j) is %j', (text, id) => {
  expect(coachIdIn(text)).toBe(id)
})

test.each([
  [88.1, '88,1'],
  [106, '106'],
  [333.333, '333,33'],
  [0, '—'],
])('%d reads %s', (value, text) => {
  expect(numberText(value)).toBe(text)
})

test.each([
  [-1.1, '−1,1'],
  [0.5, '+0,5'],
  [0, '0'],
])('a change of %d reads %s', (change, text) => {
  expect(changeText(change)).toBe(text)
})

test('a date on an axis is the full date without the year', () => {
  expect(axisDate('2027-02-09')).toBe('9 лютого')
})

const TODAY = '2027-03-02'
const typed: BodyText = { ...EMPTY_BODY, weight: '87', waist: '94' }
const begun = { base: EMPTY_BODY, values: typed }
const draft = { ...begun, sent: begun }
const entry = { date: TODAY, weight: 87, chest: 0, waist: 94, hips: 0 }
const known = { entries: [entry], specs: [87, 0, 94, 0], today: TODAY }

it('what was sent is saved if it is today’s entry', () => {
  expect(isSavedAnyway(draft, known)).toBe(true)
})

it.each([
  ['it was not sent', begun, known],
  ['other numbers were typed since', { ...draft, values: { ...typed, waist: '95' } }, known],
  ['nothing is typed any more', { ...draft, values: EMPTY_BODY }, known],
  ['the entry is of another day', draft, { ...known, today: '2027-03-03' }],
  ['the entry has other numbers', draft, { ...known, entries: [{ ...entry, weight: 88 }] }],
])('what was sent is not saved if %s', (_, typedSo, saved) => {
  expect(isSavedAnyway(typedSo, saved)).toBe(false)
})

it('if the server keeps no history, the card’s numbers count', () => {
  expect(isSavedAnyway(draft, { ...known, entries: [] })).toBe(true)
  expect(isSavedAnyway(draft, { ...known, entries: [], specs: [88, 0, 94, 0] })).toBe(false)
  expect(isSavedAnyway(draft, { ...known, entries: [], specs: undefined })).toBe(false)
})

const URL = 'https://pulse.example/session/1'
const training: Session = {
  ...session('2027-03-28', 15, 'verified'),
  training_program: { name: 'Сила, база; 5×5' },
}
const coach: User = {
  id: '05e20000-0000-4000-8000-000000000001',
  first_name: 'Олена',
  last_name: 'Коваль',
  phone: '+380501112233',
  role: 'coach',
  status: '',
  gender: null,
  profile_image: null,
  publicSlug: 'olena-koval',
  coach_info: {
    id: 'info',
    bio: '',
    achievement: '',
    training_spaces: ['Зал «Атлет», вул. Саксаганського 40', 'Парк'],
    training_tags: [],
    certifications: [],
    experiences: [],
  },
  client_info: null,
  training_schedules: [],
  training_programs: [],
}

/** The lines of a file, unfolded. */
const linesOf = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n')

test('a training on a Kyiv summer afternoon is three hours earlier in UTC, with coach and places', () => {
  const lines = linesOf(calendarText(training, coach, URL))
  expect(lines).toContain('DTSTART:20270328T120000Z')
  expect(lines).toContain('DTEND:20270328T130000Z')
  expect(lines).toContain('SUMMARY:Тренування · Олена Коваль')
  expect(lines).toContain('LOCATION:Зал «Атлет»\\, вул. Саксаганського 40\\; Парк')
  expect(lines).toContain('DESCRIPTION:Сила\\, база\\; 5×5\\n+380 50 111 22 33')
  expect(lines).toContain(`URL;VALUE=URI:${URL}`)
  expect(lines).toContain(`UID:${training.id}`)
})

test.each([
  ['03:00', '04:00', '20270328T010000Z', '20270328T020000Z'],
  ['03:30', '04:00', '20270328T013000Z', '20270328T020000Z'],
  ['02:30', '03:30', '20270328T003000Z', '20270328T013000Z'],
  ['03:30', '05:00', '20270328T013000Z', '20270328T030000Z'],
])(
  'in the hour that spring skips, %s to %s is as long as it says',
  (start_time, end_time, from, to) => {
    const time_slot = { ...training.time_slot, date: '2027-03-28', start_time, end_time }
    const lines = linesOf(calendarText({ ...training, time_slot }, null, URL))
    expect(lines).toContain(`DTSTART:${from}`)
    expect(lines).toContain(`DTEND:${to}`)
  },
)

test('a training of an unknown coach still has its time, also on plain HTTP', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const lines = linesOf(calendarText(training, null, URL))
  vi.unstubAllGlobals()
  expect(lines).toContain('SUMMARY:Тренування')
  expect(lines.some((line) => line.startsWith('LOCATION'))).toBe(false)
})
