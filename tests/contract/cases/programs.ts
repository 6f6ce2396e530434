import type { CasesUnder } from './case.ts'
import { malformed, about, serverError, unknown, withoutToken, wrongRole } from './common-cases.ts'

const byAnyone = { 401: withoutToken, 422: malformed('coach'), 500: serverError }
const oneOfAll = { ...byAnyone, 404: unknown('coach') }
const ownProgram = { ...oneOfAll, 403: about('otherCoach', 'program') }

export const programs: CasesUnder<'/v1/programs'> = {
  'GET /v1/programs/exercises': byAnyone,
  'GET /v1/programs/exercises/{id}': oneOfAll,
  'GET /v1/programs/exercises/{id}/image': oneOfAll,
  'GET /v1/programs/muscles': { 401: withoutToken, 500: serverError },
  'GET /v1/programs/muscles/{id}': oneOfAll,
  'POST /v1/programs/': { ...byAnyone, 403: wrongRole('client') },
  'GET /v1/programs/{id}': ownProgram,
  'DELETE /v1/programs/{id}': ownProgram,
}
