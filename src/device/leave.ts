import { isOthersDraft } from './draft.ts'
import { keepToast } from './reload-toast.ts'
import { deviceStorage, tabStorage } from './storage.ts'

/**
 * Logs a person out by choice (spec §4): forgets all that the device keeps, their drafts included, and
 * reloads the page at `path`. `toast` is shown there. Drafts of others, who were logged out without
 * having chosen to, wait for them.
 */
export function leave(userId: string, path: '/login' | '/register', toast?: string): void {
  deviceStorage.clear((key) => isOthersDraft(key, userId))
  tabStorage.clear()
  if (toast !== undefined) keepToast(toast)
  location.assign(path)
}
