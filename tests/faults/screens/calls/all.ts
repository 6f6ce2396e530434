import type { Operation } from '#src/api/calls/operation.ts'

import type { Stage, Stages } from '../stage.ts'
import { auth } from './auth.ts'
import { calendar } from './calendar.ts'
import { clients } from './clients.ts'
import { coaches } from './coaches.ts'
import { programs } from './programs.ts'
import { users } from './users.ts'

/** By the tags of the contract; each has a test file of its own. */
export const stagesByTag = { auth, users, coaches, calendar, clients, programs }

/** Every operation: one without a stage is a type error. */
const stages: Stages<Operation> = {
  ...auth,
  ...users,
  ...coaches,
  ...calendar,
  ...clients,
  ...programs,
}

/** The screens that call an operation; none if no screen does. */
export function stagesOf(operation: Operation): readonly Stage[] {
  const found = stages[operation]
  return 'uncalled' in found ? [] : found
}
