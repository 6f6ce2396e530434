import { forgetSeen } from '#src/api/offline/seen.ts'
import { isDraftOf, isOthersDraft } from '#src/device/draft.ts'
import { keepToast } from '#src/device/reload-toast.ts'
import { deviceStorage, tabStorage } from '#src/device/storage.ts'

import { readSession, takenOver } from './auth-session.ts'

/**
 * Logs a person out by choice (product §4): forgets all that the device keeps, their drafts included, and
 * reloads the page at `path`. `toast` is shown there. Drafts of others, who were logged out without
 * having chosen to, wait for them. Somebody else who has signed in in another tab meanwhile, or
 * has begun to, goes on: then only the drafts of who leaves go.
 */
export function leave(userId: string, path: '/login' | '/register', toast?: string): void {
  if (takenOver(readSession()) !== null)
    return deviceStorage.clear((key) => !isDraftOf(key, userId))
  deviceStorage.clear((key) => isOthersDraft(key, userId))
  tabStorage.clear()
  if (toast !== undefined) keepToast(toast)
  const go = (): void => {
    keepOutOfSight()
    location.assign(path)
  }
  const forgotten = forgetSeen()
  if (forgotten) void forgotten.then(go, go)
  else go()
}

/** The back/forward cache may keep the page that is left: Back is to show nothing of it to whoever comes next. */
function keepOutOfSight(): void {
  addEventListener('pagehide', () => {
    document.body.hidden = true
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
}
