/** How each documented answer is reached: cases by tag, and common ones. */
import { signUp } from '../registered-people.ts'
import { auth } from './auth.ts'
import { calendar } from './calendar.ts'
import type { Case, CasesUnder } from './case.ts'
import { about, commonCase, notTheirPerson, unknown, withSample } from './common-cases.ts'

const readingSomebody = {
  401: notTheirPerson(null, 'client'),
  403: notTheirPerson('otherCoach', 'client'),
  404: unknown('coach'),
}

const users: CasesUnder<'/v1/users'> = {
  'GET /v1/users/{id}': readingSomebody,
  'GET /v1/users/{id}/image': readingSomebody,
}

/** The call is for the other role. */
const notForClients = { 403: withSample('client') }

const ownObject = (object: 'experience' | 'certification' | 'tag') => ({
  403: about('otherCoach', object),
})

const ownList = { 403: notTheirPerson('otherCoach', 'coach') }

const coaches: CasesUnder<'/v1/coaches'> = {
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

const clients: CasesUnder<'/v1/clients'> = {
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

const programs: CasesUnder<'/v1/programs'> = {
  'POST /v1/programs/': notForClients,
  'GET /v1/programs/{id}': ownProgram,
  'DELETE /v1/programs/{id}': ownProgram,
}

const cases: Readonly<Record<string, Readonly<Record<string, Case>> | undefined>> = {
  ...auth,
  ...users,
  ...coaches,
  ...calendar,
  ...clients,
  ...programs,
}

/** The case of a documented answer of `METHOD path`; undefined if there is none. */
export const caseOf = (operation: string, status: number): Case | undefined =>
  cases[operation]?.[status] ?? commonCase(operation, status)
