import { signUp } from '../registered-people.ts'
import { behaviour, type CasesUnder } from './case.ts'
import {
  malformed,
  notTheirPerson,
  about,
  serverError,
  unknownToken,
  tooLarge,
  unknown,
  withoutToken,
  wrongRole,
} from './common-cases.ts'
import { sampleOf } from './sample.ts'

const byCoach = { 401: withoutToken, 422: malformed('coach'), 500: serverError }
const notForClients = { ...byCoach, 403: wrongRole('client') }

const ownObject = (object: 'experience' | 'certification' | 'tag') => ({
  ...byCoach,
  403: about('otherCoach', object),
  404: unknown('coach'),
})

const ownList = { ...byCoach, 403: notTheirPerson('otherCoach', 'coach'), 404: unknown('coach') }

export const coaches: CasesUnder<'/v1/coaches'> = {
  'POST /v1/coaches/me/coach_info': {
    ...notForClients,
    409: behaviour(({ api, coach }, operation) =>
      api.send(coach, operation, sampleOf(operation), 'conforming'),
    ),
  },
  'PATCH /v1/coaches/me/coach_info': {
    ...notForClients,
    404: behaviour(async ({ api }, operation) =>
      api.send(await signUp(api, 'coach'), operation, sampleOf(operation), 'conforming'),
    ),
  },
  'POST /v1/coaches/me/experiences': notForClients,
  'PATCH /v1/coaches/me/experiences/{id}': ownObject('experience'),
  'DELETE /v1/coaches/me/experiences/{id}': ownObject('experience'),
  'POST /v1/coaches/me/certifications': { ...notForClients, 413: tooLarge('coach') },
  'DELETE /v1/coaches/me/certifications/{id}': ownObject('certification'),
  'GET /v1/coaches/certifications/{id}/image': {
    404: unknown(null),
    422: malformed(null),
    500: serverError,
  },
  'POST /v1/coaches/me/tags': {
    ...notForClients,
    409: behaviour(({ api, coach }) =>
      api.attempt(coach, 'POST /v1/coaches/me/tags', { body: { name: 'Кардіо' } }),
    ),
  },
  'DELETE /v1/coaches/me/tags/{id}': ownObject('tag'),
  'GET /v1/coaches/{id}/time_slots': {
    401: unknownToken,
    404: unknown(null),
    422: malformed(null),
    500: serverError,
  },
  'GET /v1/coaches/{id}/clients': ownList,
  'GET /v1/coaches/{id}/sessions': ownList,
}
