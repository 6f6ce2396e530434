import { describe, expect, it } from 'vitest'

import { addSession, addSlot, at, HOUR, NOW, small } from '#tests/fixtures/mock/rows.fixture.ts'

import { annulledAt, annulOverdue } from './annulment.ts'
import { instantOf } from './kyiv.ts'

it.each([
  ['a day ahead: 3 hours later', 24 * HOUR, 3 * HOUR],
  ['3 hours ahead: 3 hours later, at the start', 3 * HOUR, 3 * HOUR],
  ['just under 3 hours ahead: an hour before the start', 3 * HOUR - 1, 2 * HOUR - 1],
  ['half an hour ahead: at once', HOUR / 2, -HOUR / 2],
])('the 3-hour rule annuls a request %s', (_, ahead, after) => {
  expect(annulledAt(NOW, NOW + ahead)).toBe(NOW + after)
})

describe('annulOverdue', () => {
  it('cancels unanswered requests at their deadline and changes nothing else', () => {
    const { db, client, slot } = small()
    const rows = [
      addSession(db, slot, client, { status: 'unverified' }),
      addSession(db, slot, client, { status: 'verified' }),
      addSession(db, slot, client, { status: 'unverified', created_at: at(NOW + 60_000) }),
    ]
    const statuses = () => rows.map(({ status }) => status).join(' ')
    annulOverdue(db, NOW + 3 * HOUR - 1)
    expect(statuses()).toBe('unverified verified unverified')
    annulOverdue(db, NOW + 3 * HOUR)
    expect(statuses()).toBe('cancelled verified unverified')
  })

  it('counts the hour before a training in Kyiv time', () => {
    const { db, coach, client } = small()
    const soon = addSlot(db, coach, { date: '2027-03-02', start_time: '11:00', end_time: '12:00' })
    const request = addSession(db, soon, client, { status: 'unverified' })
    annulOverdue(db, instantOf('2027-03-02T09:59'))
    expect(request.status).toBe('unverified')
    annulOverdue(db, instantOf('2027-03-02T10:00'))
    expect(request.status).toBe('cancelled')
  })
})
