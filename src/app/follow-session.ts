import {
  closePage,
  onSessionChange,
  onSessionEnd,
  readSession,
  takenOver,
} from '#src/api/session/auth-session.ts'
import { isSignedIn } from '#src/domain/auth-flow.ts'
import { toast } from '#src/ui/overlays/toast.ts'

import type { AppRouter } from './router.tsx'

/**
 * Another person here, or nobody any more, here or in another tab: nothing of the last one stays, and
 * protected screens close. Where another person has signed in in another tab, or begun to, the page
 * stays as it is and sends nothing (`AnotherPersonNotice`). Returns how to stop following.
 */
export function followSession(router: AppRouter): () => void {
  let { phone } = readSession()
  const stopChange = onSessionChange(() => {
    const session = readSession()
    if (takenOver(session) || (isSignedIn(session) && session.phone === phone)) return
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
