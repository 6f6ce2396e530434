import type { Operation } from '#src/api/operation.ts'

import { authCalls } from './auth.ts'
import { calendarCalls } from './calendar.ts'
import { clientCalls } from './clients.ts'
import { coachCalls } from './coaches.ts'
import { programCalls } from './programs.ts'
import { userCalls } from './users.ts'

/** How the application calls operations: by `send`, with the check of the answer. */
export type Calls<Op extends Operation> = {
  [O in Op]: (operation: O, signal: AbortSignal) => Promise<unknown>
}

/** The refresh is no screen's call but `authorisedFetch`'s: refresh.test.ts breaks it. */
export type CalledOperation = Exclude<Operation, 'POST /v1/auth/login/refresh'>

const calls: Calls<CalledOperation> = {
  ...authCalls,
  ...userCalls,
  ...coachCalls,
  ...calendarCalls,
  ...clientCalls,
  ...programCalls,
}

/** Every operation that `call` makes. */
export const calledOperations = Object.keys(calls).filter(
  (name): name is CalledOperation => name in calls,
)

const callBy = <Op extends Operation>(
  table: Calls<Op>,
  operation: Op,
  signal: AbortSignal,
): Promise<unknown> => table[operation](operation, signal)

/** Makes the call of an operation; `signal` cancels it. */
export const call = (
  operation: CalledOperation,
  signal = new AbortController().signal,
): Promise<unknown> => callBy(calls, operation, signal)
