import type { Operation } from '#src/api/operation.ts'

import { isOperation } from '../expected.ts'
import type { ScreenCall, ScreenCalls } from './screen-call.ts'

/** The calls of a table, each with its operation. */
export const screenCallsIn = (
  screenCalls: Partial<ScreenCalls<Operation>>,
): [Operation, ScreenCall][] =>
  Object.keys(screenCalls)
    .filter(isOperation)
    .flatMap((operation) => {
      const found = screenCalls[operation]
      if (found === undefined || 'uncalled' in found) return []
      return found.map((screenCall): [Operation, ScreenCall] => [operation, screenCall])
    })
