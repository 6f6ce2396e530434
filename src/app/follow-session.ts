import {
  closePage,
  onSessionChange,
  onSessionEnd,
  readSession,
  anotherOwner,
} from '#src/api/session.ts'
import { isSignedIn } from '#src/domain/auth-flow.ts'
import { toast } from '#src/ui/overlays/toast.ts'

import type { AppRouter } from './router.tsx'

/**
 * Follows the session. When another person has signed in here, or the person has signed out here or
 * in another tab, all their data is dropped and protected screens close. When another person has
 * signed in in another tab, or has begun to, the page stays as it is and sends nothing
 * (`AnotherPersonNotice`). Returns a function that stops it.
 */
export function followSession(router: AppRouter): () => void {
  let { phone } = readSession()
  const stopChange = onSessionChange(() => {
    const session = readSession()
    if (anotherOwner(session) || (isSignedIn(session) && session.phone === phone)) return
    phone = session.phone
    if (!isSignedIn(session)) closePage()
    router.options.context.queryClient.clear()
    if (!isSignedIn(session)) void router.invalidate()
  })
  const stopEnd = onSessionEnd(() => toast.info('Сесію завершено. Увійди ще раз.'))
  return () => {
    stopChange()
    stopEnd()
  }
}
