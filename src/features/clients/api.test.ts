import { describe, expect, it, test } from 'vitest'

import type { Session } from '#src/api/queries.ts'

import {
  activityText,
  heldCount,
  history,
  monthAhead,
  monthBehind,
  nextByClient,
  requests,
  upcoming,
  yearAhead,
} from './api.ts'
import { coachIdIn } from './card/OwnCard.tsx'

const now = { date: '2027-03-02', time: '10:30' }

const session = (
  date: string,
  hour: number,
  status: Session['status'],
  client = 'andriy',
): Session => {
  const time = (value: number): string => `${String(value).padStart(2, '0')}:00:00`
  const id = `${date} ${hour} ${status}`
  return {
    id,
    client_id: client,
    coach_id: 'olena',
    training_program_id: null,
    status,
    created_at: '2027-03-01T09:00:00Z',
    time_slot: { id, date, start_time: time(hour), end_time: time(hour + 1) },
    training_program: null,
    session_exercises: [],
    client: { id: client, first_name: '', last_name: '', phone: null, profile_image: null },
  }
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

test.each([
  ['2027-01-31', '2027-02-28'],
  ['2028-01-31', '2028-02-29'],
  ['2027-12-15', '2028-01-15'],
])('the month from %s ends on %s', (today, to) => {
  expect(monthAhead(today)).toEqual({ from: today, to })
})

test.each([
  ['2027-03-31', '2027-02-28'],
  ['2027-01-15', '2026-12-15'],
])('the month to %s begins on %s', (today, from) => {
  expect(monthBehind(today)).toEqual({ from, to: today })
})

test('a year from 29 February ends on the 28th', () => {
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
