import { behaviour, type CasesUnder } from './case.ts'
import {
  malformed,
  notTheirPerson,
  about,
  serverError,
  tooLarge,
  unknown,
  withoutToken,
  wrongRole,
} from './common-cases.ts'
import { sampleOf } from './sample.ts'

const byClient = { 401: withoutToken, 422: malformed('client'), 500: serverError }
const notForCoaches = { ...byClient, 403: wrongRole('coach') }

/** The requested card does not exist yet. */
const ownCard = { ...notForCoaches, 404: unknown('otherClient') }

const ofClient = {
  401: withoutToken,
  403: notTheirPerson('otherCoach', 'client'),
  404: unknown('coach'),
  422: malformed('coach'),
  500: serverError,
}

export const clients: CasesUnder<'/v1/clients'> = {
  'GET /v1/clients/{id}/sessions': ofClient,
  'PATCH /v1/clients/sessions/{id}': {
    ...byClient,
    403: about('otherClient', 'session'),
    404: unknown('client'),
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
  'POST /v1/clients/me/client_info/image': { ...ownCard, 413: tooLarge('client') },
  'GET /v1/clients/{id}/client_info/image': ofClient,
  'GET /v1/clients/{id}/measurements': ofClient,
}
