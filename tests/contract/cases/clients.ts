import { behaviour, type CasesUnder } from './case.ts'
import { about, notTheirPerson, unknown, wrongRole } from './common-cases.ts'
import { sampleOf } from './sample.ts'

const notForCoaches = { 403: wrongRole('coach') }

/** The requested card does not exist yet. */
const ownCard = { ...notForCoaches, 404: unknown('otherClient') }

const ofClient = { 403: notTheirPerson('otherCoach', 'client') }

export const clients: CasesUnder<'/v1/clients'> = {
  'GET /v1/clients/{id}/sessions': ofClient,
  'PATCH /v1/clients/sessions/{id}': {
    403: about('otherClient', 'session'),
    // It is a request that nobody has confirmed.
    409: behaviour(({ api, client, session: id }, operation) =>
      api.send(client, operation, { ...sampleOf(operation), path: { id } }, 'conforming'),
    ),
  },
  'POST /v1/clients/me/client_info': {
    ...notForCoaches,
    409: behaviour(({ api, client }, operation) =>
      api.send(client, operation, sampleOf(operation), 'conforming'),
    ),
  },
  'PATCH /v1/clients/me/client_info': ownCard,
  'POST /v1/clients/me/client_info/image': ownCard,
  'GET /v1/clients/{id}/client_info/image': ofClient,
  'GET /v1/clients/{id}/measurements': ofClient,
}
