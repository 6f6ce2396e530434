import { signUp } from '../registered-people.ts'
import { behaviour, type CasesUnder } from './case.ts'
import { about, notTheirPerson, wrongRole } from './common-cases.ts'
import { sampleOf } from './sample.ts'

const notForClients = { 403: wrongRole('client') }

const ownObject = (object: 'experience' | 'certification' | 'tag') => ({
  403: about('otherCoach', object),
})

const ownList = { 403: notTheirPerson('otherCoach', 'coach') }

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
  'POST /v1/coaches/me/certifications': notForClients,
  'DELETE /v1/coaches/me/certifications/{id}': ownObject('certification'),
  'POST /v1/coaches/me/tags': {
    ...notForClients,
    409: behaviour(({ api, coach }) =>
      api.attempt(coach, 'POST /v1/coaches/me/tags', { body: { name: 'Кардіо' } }),
    ),
  },
  'DELETE /v1/coaches/me/tags/{id}': ownObject('tag'),
  'GET /v1/coaches/{id}/clients': ownList,
  'GET /v1/coaches/{id}/sessions': ownList,
}
