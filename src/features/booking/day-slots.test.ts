import { describe, expect, it, test } from 'vitest'

import type { TimeSlot } from '#src/api/queries.ts'
import { kyivInstant } from '#src/domain/time/kyiv-time.ts'

import { DAY_PARTS, dayPartOf, rangeOf, slotState } from './DaySlots.tsx'

const ME = '3c9e2d77-8b41-4a0e-b1d6-52a7c0e94f02'
const DATE = '2027-03-02'

type Held = Pick<TimeSlot['training_sessions'][number], 'status' | 'client_id'>

const slot = (start_time: string, ...held: Held[]): TimeSlot => ({
  id: 'slot',
  date: DATE,
  start_time,
  end_time: '23:59:00',
  training_sessions: held.map((session, at) => ({ id: `session-${at}`, ...session })),
})

const at = (time: string, held: TimeSlot, clientId: string | null = ME) =>
  slotState(held, kyivInstant(DATE, time), clientId)

const other = (status: Held['status']): Held => ({ status, client_id: null })
const mine = (status: Held['status']): Held => ({ status, client_id: ME })

describe('the state of a slot', () => {
  it('is free without sessions and after cancelled ones', () => {
    expect(at('09:00', slot('15:00:00'))).toBe('free')
    expect(at('09:00', slot('15:00:00', other('cancelled'), mine('cancelled')))).toBe('free')
  })

  test.each(['unverified', 'verified', 'concluded'] as const)(
    'is taken by a %s session',
    (held) => {
      expect(at('09:00', slot('15:00:00', other('cancelled'), other(held)))).toBe('taken')
      expect(at('09:00', slot('15:00:00', mine(held)), null)).toBe('taken')
    },
  )

  it('is `requested` or `booked` for the viewer’s own session', () => {
    expect(at('09:00', slot('15:00:00', mine('unverified')))).toBe('requested')
    expect(at('09:00', slot('15:00:00', mine('verified')))).toBe('booked')
    expect(at('09:00', slot('15:00:00', mine('concluded')))).toBe('booked')
  })

  it('is past from its start on, no matter who booked it', () => {
    expect(at('15:00', slot('15:00:00'))).toBe('past')
    expect(at('20:00', slot('15:00:00', other('verified')))).toBe('past')
  })

  it('is closed while a request would be annulled at once: within the last hour', () => {
    expect(at('13:59', slot('15:00:00'))).toBe('free')
    expect(at('14:00', slot('15:00:00'))).toBe('late')
    expect(at('14:59', slot('15:00:00'))).toBe('late')
  })
})

describe('the parts of the day', () => {
  test.each([
    ['00:00:00', 'morning'],
    ['11:59', 'morning'],
    ['12:00:00', 'day'],
    ['17:59', 'day'],
    ['18:00:00', 'evening'],
    ['23:30', 'evening'],
  ])('%s is in the %s', (start_time, part) => {
    expect(dayPartOf({ start_time }).id).toBe(part)
  })

  it('are widened to include their slots', () => {
    const [morning, day, evening] = DAY_PARTS
    expect(rangeOf(morning, [{ start_time: '00:00:00' }, { start_time: '09:00' }])).toBe(
      '00:00–11:30',
    )
    expect(rangeOf(day, [{ start_time: '13:00' }])).toBe('12:00–17:30')
    expect(rangeOf(evening, [{ start_time: '23:00:00' }])).toBe('18:00–23:00')
  })
})
