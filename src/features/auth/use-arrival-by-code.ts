import { type RouterHistory, useRouter } from '@tanstack/react-router'

import { readSession } from '#src/api/session/auth-session.ts'
import { isSignedIn } from '#src/domain/auth-flow.ts'
import { isAuthRoute } from '#src/domain/next-path.ts'

import { useArrival } from './use-arrival.ts'

/** One history has one listener, however many people sign in on this page. */
const followed = new WeakSet<RouterHistory>()

/** Makes Back skip the forms that a signed-in person has completed. */
function skipForms(history: RouterHistory): void {
  if (followed.has(history)) return
  followed.add(history)
  history.subscribe(({ location, action }) => {
    const isCompleted = isAuthRoute(location.pathname) && isSignedIn(readSession())
    if (action.type !== 'BACK' || !isCompleted) return
    if (history.canGoBack()) history.back()
    else history.replace('/')
  })
}

/**
 * As `useArrival`, after a flow of several forms: the last one is replaced by the arrival, and Back
 * does not return to those before it (decision 78).
 */
export function useArrivalByCode(next: string | undefined): ReturnType<typeof useArrival> {
  const { history } = useRouter()
  const arrive = useArrival(next)
  return (options) => {
    skipForms(history)
    arrive(options)
  }
}
