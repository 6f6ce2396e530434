import { auth } from './auth.ts'
import { calendar } from './calendar.ts'
import type { Case } from './case.ts'
import { clients } from './clients.ts'
import { coaches } from './coaches.ts'
import { commonCase } from './common-cases.ts'
import { programs } from './programs.ts'
import { users } from './users.ts'

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
