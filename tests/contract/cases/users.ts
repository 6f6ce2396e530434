import type { CasesUnder } from './case.ts'
import {
  malformed,
  notTheirPerson,
  serverError,
  tooLarge,
  unknown,
  withoutToken,
} from './common-cases.ts'

const readingSomebody = {
  401: notTheirPerson(null, 'client'),
  403: notTheirPerson('otherCoach', 'client'),
  404: unknown('coach'),
  422: malformed('coach'),
  500: serverError,
}

export const users: CasesUnder<'/v1/users'> = {
  'GET /v1/users/me': { 401: withoutToken, 500: serverError },
  'PATCH /v1/users/me': { 401: withoutToken, 422: malformed('client'), 500: serverError },
  'DELETE /v1/users/me': { 401: withoutToken, 500: serverError },
  'POST /v1/users/me/image': {
    401: withoutToken,
    413: tooLarge('coach'),
    422: malformed('coach'),
    500: serverError,
  },
  'GET /v1/users/{id}': readingSomebody,
  'GET /v1/users/{id}/image': readingSomebody,
}
