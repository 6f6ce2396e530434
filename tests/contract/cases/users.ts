import type { CasesUnder } from './case.ts'
import { notTheirPerson, unknown } from './common-cases.ts'

const readingSomebody = {
  401: notTheirPerson(null, 'client'),
  403: notTheirPerson('otherCoach', 'client'),
  404: unknown('coach'),
}

export const users: CasesUnder<'/v1/users'> = {
  'GET /v1/users/{id}': readingSomebody,
  'GET /v1/users/{id}/image': readingSomebody,
}
