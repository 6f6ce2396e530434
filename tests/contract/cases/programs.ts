import type { CasesUnder } from './case.ts'
import { about, wrongRole } from './common-cases.ts'

const ownProgram = { 403: about('otherCoach', 'program') }

export const programs: CasesUnder<'/v1/programs'> = {
  'POST /v1/programs/': { 403: wrongRole('client') },
  'GET /v1/programs/{id}': ownProgram,
  'DELETE /v1/programs/{id}': ownProgram,
}
