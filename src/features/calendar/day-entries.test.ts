import { expect, test } from 'vitest'

import type { Session, TimeSlot } from '#src/api/queries.ts'

import { dayEntries } from './day-entries.ts'

const DATE = '2027-03-02'

/** `9` is the slot of 09:00–10:00, `9b` another one of the same hour. */
function slot(id: string, date = DATE): TimeSlot {
  const hour = Number.parseInt(id, 10)
  const [start_time, end_time] = [hour, hour + 1].map(
    (one) => `${String(one).padStart(2, '0')}:00:00`,
  )
  return { id, date, start_time: start_time ?? '', end_time: end_time ?? '', training_sessions: [] }
}

const STATUSES = ['unverified', 'verified', 'cancelled', 'concluded'] as const

/** From its id, its status and its slot, as in `a verified 9`. */
function session(text: string, date = DATE): Session {
  const [id = '', status, slotId = ''] = text.split(' ')
  return {
    id,
    status: STATUSES.find((one) => one === status) ?? 'verified',
    time_slot: slot(slotId, date),
    client_id: 'client',
    coach_id: 'coach',
    training_program_id: null,
    training_program: null,
    created_at: '2027-03-01T08:00:00Z',
    session_exercises: [],
  }
}

const summary = (slots: TimeSlot[], sessions: Session[]) =>
  dayEntries(DATE, slots, sessions).map(
    (entry) =>
      `${entry.start}–${entry.end} ${entry.kind}${
        'cancelled' in entry ? entry.cancelled.map(({ id }) => ` -${id}`).join('') : ''
      }`,
  )

test.each([
  ['slots in order', '10 9', '', ['09:00–10:00 free', '10:00–11:00 free']],
  ['a card', '9', 'a verified 9', ['09:00–10:00 meeting']],
  ['a card of a past session', '9', 'a concluded 9', ['09:00–10:00 meeting']],
  ['a request', '9', 'a unverified 9', ['09:00–10:00 request']],
  ['a cancelled session', '9', 'a cancelled 9', ['09:00–10:00 free -a']],
  ['none once another has the slot', '9', 'a cancelled 9,b verified 9', ['09:00–10:00 meeting']],
  // The working hours were removed.
  ['a card', '10', 'a verified 9', ['09:00–10:00 meeting', '10:00–11:00 free']],
  ['12.25: a cancelled one', '10', 'a cancelled 9', ['09:00–10:00 gone -a', '10:00–11:00 free']],
  ['12.25: two together', '', 'a cancelled 9,b cancelled 9', ['09:00–10:00 gone -a -b']],
  // The hour was created again.
  ['12.25: a cancelled one', '9b', 'a cancelled 9', ['09:00–10:00 free -a']],
  ['12.25: none', '9b', 'a cancelled 9,b verified 9b', ['09:00–10:00 meeting']],
  ['12.25: a card', '9b', 'b verified 9', ['09:00–10:00 meeting', '09:00–10:00 free']],
])('%s: of the slots «%s» and the sessions «%s»', (_, slots, sessions, entries) => {
  const split = (text: string, by: string) => (text === '' ? [] : text.split(by))
  expect(
    summary(
      split(slots, ' ').map((id) => slot(id)),
      split(sessions, ',').map((text) => session(text)),
    ),
  ).toEqual(entries)
})

test('another day has no part in it', () => {
  const next = '2027-03-03'
  expect(summary([slot('9'), slot('10', next)], [session('a verified 9', next)])).toEqual([
    '09:00–10:00 free',
  ])
})

test('entries that start together are in the order of their ends', () => {
  const long = { ...slot('9b'), end_time: '12:00:00' }
  expect(summary([long, slot('9')], [])).toEqual(['09:00–10:00 free', '09:00–12:00 free'])
})
