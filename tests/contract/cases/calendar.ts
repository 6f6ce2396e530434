import { booking, fullDay, request, takeSlot } from '../bookings.ts'
import { WEDNESDAY } from '../two-pairs.ts'
import { behaviour, type CasesUnder } from './case.ts'
import { about, withSample } from './common-cases.ts'

const ownSchedule = { 403: about('otherCoach', 'schedule') }
const ownSession = { 403: about('otherClient', 'session') }

export const calendar: CasesUnder<'/v1/calendar'> = {
  'POST /v1/calendar/schedules': {
    403: withSample('client'),
    409: withSample('coach', () => ({ body: fullDay(WEDNESDAY) })),
  },

  'DELETE /v1/calendar/schedules/{id}': ownSchedule,

  'POST /v1/calendar/schedules/{id}/time_slots': {
    ...ownSchedule,
    409: about('coach', 'schedule'),
  },

  'POST /v1/calendar/sessions': {
    403: behaviour(async ({ api, slots, client, otherClient, otherCoach }) => {
      const slot = takeSlot(slots)
      const create = (caller: typeof client, status: 'unverified' | 'verified') =>
        api.attempt(caller, 'POST /v1/calendar/sessions', { body: booking(slot, client, status) })
      return [
        await create(client, 'verified'),
        await create(otherClient, 'unverified'),
        await create(otherCoach, 'verified'),
      ]
    }),
    409: behaviour(async ({ api, slots, client, otherClient, coach }) => {
      const slot = takeSlot(slots)
      await request(api, client, slot)
      const create = (caller: typeof client, body: ReturnType<typeof booking>) =>
        api.attempt(caller, 'POST /v1/calendar/sessions', { body })
      return [
        await create(otherClient, booking(slot, otherClient, 'unverified')),
        await create(coach, booking(slot, client, 'verified')),
      ]
    }),
  },

  'GET /v1/calendar/sessions/{id}': ownSession,

  'PUT /v1/calendar/sessions/{id}': {
    ...ownSession,
    409: behaviour(async ({ api, slots, client, coach, session: id }) => {
      const taken = takeSlot(slots)
      await request(api, client, taken)
      const init = { path: { id }, body: { time_slot_id: taken.id } }
      return api.attempt(coach, 'PUT /v1/calendar/sessions/{id}', init)
    }),
  },

  'PATCH /v1/calendar/sessions/{id}': {
    ...ownSession,
    409: behaviour(async ({ api, slots, client, coach }) => {
      const { id } = await request(api, client, takeSlot(slots))
      const confirm = { path: { id }, body: { status: 'verified' as const } }
      await api.ask(coach, 'PATCH /v1/calendar/sessions/{id}', confirm)
      return api.attempt(coach, 'PATCH /v1/calendar/sessions/{id}', confirm)
    }),
  },
}
