import { isOperation } from '../../expected.ts'
import type { MadeCall, ScreenCalls } from '../screen-call.ts'
import { auth, users } from './accounts.ts'
import { clients, coaches } from './people.ts'
import { calendar, programs } from './training.ts'

/** Every operation: one that is left out is a type error. */
const screenCalls: ScreenCalls<string> = {
  ...auth,
  ...users,
  ...coaches,
  ...calendar,
  ...clients,
  ...programs,
}

/** The calls of every screen. */
export const madeCalls: readonly MadeCall[] = Object.keys(screenCalls)
  .filter(isOperation)
  .flatMap((operation) =>
    [screenCalls[operation]].flat().flatMap((screenCall): MadeCall[] => {
      if ('uncalled' in screenCall) return []
      return [{ name: `${operation} at ${screenCall.url}`, operation, screenCall }]
    }),
  )
