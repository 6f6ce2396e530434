/** How each documented answer is reached: cases by tag, and common ones. */
import { booking, fullDay, request, takeSlot } from '../bookings.ts'
import { signUp } from '../registered-people.ts'
import { WEDNESDAY } from '../two-pairs.ts'
import { auth } from './auth.ts'
import {
  about,
  behaviour,
  type Case,
  type Cases,
  commonCase,
  notTheirPerson,
  unknown,
  withSample,
} from './common-cases.ts'

const readingSomebody = {
  401: notTheirPerson(null, 'client'),
  403: notTheirPerson('otherCoach', 'client'),
  404: unknown('coach'),
}

const users: Cases = {
  'GET /v1/users/{id}': readingSomebody,
  'GET /v1/users/{id}/image': readingSomebody,
}

/** The call is for the other role. */
const notForClients = { 403: withSample('client') }

const ownObject = (object: 'experience' | 'certification' | 'tag') => ({
  403: about('otherCoach', object),
})

const ownList = { 403: notTheirPerson('otherCoach', 'coach') }

const coaches: Cases = {
  'POST /v1/coaches/me/coach_info': { ...notForClients, 409: withSample('coach') },
  'PATCH /v1/coaches/me/coach_info': {
    ...notForClients,
    404: withSample(({ api }) => signUp(api, 'coach')),
  },
  'POST /v1/coaches/me/experiences': notForClients,
  'PATCH /v1/coaches/me/experiences/{id}': ownObject('experience'),
  'DELETE /v1/coaches/me/experiences/{id}': ownObject('experience'),
  'POST /v1/coaches/me/certifications': notForClients,
  'DELETE /v1/coaches/me/certifications/{id}': ownObject('certification'),
  'POST /v1/coaches/me/tags': {
    ...notForClients,
    409: withSample('coach', () => ({ body: { name: 'Кардіо' } })),
  },
  'DELETE /v1/coaches/me/tags/{id}': ownObject('tag'),
  'GET /v1/coaches/{id}/clients': ownList,
  'GET /v1/coaches/{id}/sessions': ownList,
}

const notForCoaches = { 403: withSample('coach') }

/** The requested card does not exist yet. */
const ownCard = { ...notForCoaches, 404: unknown('otherClient') }

const ofClient = { 403: notTheirPerson('otherCoach', 'client') }

const clients: Cases = {
  'GET /v1/clients/{id}/sessions': ofClient,
  'PATCH /v1/clients/sessions/{id}': {
    403: about('otherClient', 'session'),
    // It is a request that nobody has confirmed.
    409: about('client', 'session'),
  },
  'POST /v1/clients/me/client_info': { ...notForCoaches, 409: withSample('client') },
  'PATCH /v1/clients/me/client_info': ownCard,
  'POST /v1/clients/me/client_info/image': ownCard,
  'GET /v1/clients/{id}/client_info/image': ofClient,
  'GET /v1/clients/{id}/measurements': ofClient,
}

const ownProgram = { 403: about('otherCoach', 'program') }

const programs: Cases = {
  'POST /v1/programs/': notForClients,
  'GET /v1/programs/{id}': ownProgram,
  'DELETE /v1/programs/{id}': ownProgram,
}

const ownSchedule = { 403: about('otherCoach', 'schedule') }
const ownSession = { 403: about('otherClient', 'session') }

const calendar: Cases = {
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

const cases: Cases = { ...auth, ...users, ...coaches, ...calendar, ...clients, ...programs }

/** The case of a documented answer of `METHOD path`; undefined if there is none. */
export const caseOf = (operation: string, status: number): Case | undefined =>
  cases[operation]?.[status] ?? commonCase(operation, status)
