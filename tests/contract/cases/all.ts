import { auth } from './auth.ts'
import { calendar } from './calendar.ts'
import type { Case, Cases } from './case.ts'
import { clients } from './clients.ts'
import { coaches } from './coaches.ts'
import { programs } from './programs.ts'
import { users } from './users.ts'

const cases: Cases = { ...auth, ...users, ...coaches, ...calendar, ...clients, ...programs }

const byName: Readonly<Record<string, Readonly<Record<string, Case>> | undefined>> = cases

/** The case of a documented answer of `METHOD path`; undefined if there is none. */
export const caseOf = (operation: string, status: number): Case | undefined =>
  byName[operation]?.[status]
