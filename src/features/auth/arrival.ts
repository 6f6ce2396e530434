import { type RouterHistory, useRouter } from '@tanstack/react-router'

import { readAuth, anotherOwner } from '#src/api/auth.ts'
import { keepToast } from '#src/device/remembered.ts'
import { isSignedIn } from '#src/domain/auth-flow.ts'
import { isAuthRoute } from '#src/domain/home.ts'
import { useSafeNext, useWhileShown } from '#src/ui/hooks/navigation.ts'
import { toast } from '#src/ui/overlays/toast.ts'

export interface Arrival {
  /** The text of a toast. */
  greeting?: string
  /** Whether the person is a client who has just registered. */
  withoutCard?: boolean
}

/**
 * Navigates a person who has just signed in to `next` if it may be followed, else to the dashboard,
 * whose guard redirects by role. A new client fills in the questionnaire first (decision 4). If
 * somebody else was signed in on this page before, the next screen is loaded as a new page
 * (decision 20).
 */
export function useArrival(next: string | undefined): (arrival?: Arrival) => void {
  const { history } = useRouter()
  const safeNext = useSafeNext()
  return useWhileShown(({ greeting, withoutCard = false }: Arrival = {}) => {
    const path = safeNext(next)
    const query = path === null ? '' : `?${new URLSearchParams({ next: path })}`
    const target = withoutCard ? `/client/questionnaire${query}` : (path ?? '/dashboard')
    const isOthersPage = anotherOwner(readAuth()) !== null
    if (greeting !== undefined) (isOthersPage ? keepToast : toast.success)(greeting)
    if (!isOthersPage) return history.replace(target)
    // While the other page loads, this one would show the notice that another person has signed in.
    document.body.hidden = true
    location.replace(target)
  })
}

/**
 * Makes Back skip the forms that a signed-in person has completed, also after a reload (decision
 * 78); called once for a router.
 */
export function skipCompletedForms(history: RouterHistory): void {
  history.subscribe(({ location, action }) => {
    const isCompleted = isAuthRoute(location.pathname) && isSignedIn(readAuth())
    if (action.type !== 'BACK' || !isCompleted) return
    if (history.canGoBack()) history.back()
    else history.replace('/')
  })
}
