import type { RouterHistory } from '@tanstack/react-router'

import { readSession } from '#src/api/session.ts'
import { isSignedIn } from '#src/domain/auth-flow.ts'
import { isAuthRoute } from '#src/domain/home.ts'

/**
 * Makes Back skip the forms that a signed-in person has completed, also after a reload (decision
 * 78); called once for a router.
 */
export function skipCompletedForms(history: RouterHistory): void {
  history.subscribe(({ location, action }) => {
    const isCompleted = isAuthRoute(location.pathname) && isSignedIn(readSession())
    if (action.type !== 'BACK' || !isCompleted) return
    if (history.canGoBack()) history.back()
    else history.replace('/')
  })
}
