import { keepToast } from '#src/device/remembered.ts'
import { isDraftOf, isOthersDraft, deviceStorage, tabStorage } from '#src/device/storage.ts'

import { readAuth, anotherOwner } from './auth.ts'
import { forgetOthers } from './offline.ts'

/** How long a logout waits until what was last seen is deleted, in ms; the next page also deletes. */
const FORGETTING_MS = 1000

/**
 * Logs a person out by choice (product §4): deletes everything that the device keeps, their drafts
 * included, and reloads the page at `path`, which shows `toast`. Drafts of other people, who were
 * logged out involuntarily, are kept. If somebody else has signed in from another tab meanwhile, or
 * has begun to, their session is kept: only the drafts of the person who leaves are deleted.
 */
export function logOut(userId: string, path: '/login' | '/register', toast?: string): void {
  const isReplaced = anotherOwner(readAuth()) !== null
  const isKept = (key: string): boolean =>
    isReplaced ? !isDraftOf(key, userId) : isOthersDraft(key, userId)
  deviceStorage.clear(isKept)
  tabStorage.clear(isKept)
  if (isReplaced) return
  if (toast !== undefined) keepToast(toast)
  // Nothing can be typed or pressed any more: it would be lost with this page.
  document.body.inert = true
  const go = (): void => {
    hidePage()
    location.assign(path)
  }
  const late = new Promise((resolve) => setTimeout(resolve, FORGETTING_MS))
  void Promise.race([forgetOthers(), late]).then(go, go)
}

/**
 * Hides the page: the back/forward cache may keep it, and Back must not show it to the next person.
 */
function hidePage(): void {
  addEventListener('pagehide', () => {
    document.body.hidden = true
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
}
