import { keepToast } from './reload-toast.ts'
import { deviceStorage } from './storage.ts'

/**
 * Logs out by choice (spec §4): forgets all that the device keeps, drafts included, and reloads the
 * page at `path`. `toast` is shown there.
 */
export function leave(path: '/login' | '/register', toast?: string): void {
  deviceStorage.clear()
  try {
    sessionStorage.clear()
  } catch {
    // Blocked: there is nothing in it.
  }
  if (toast !== undefined) keepToast(toast)
  location.assign(path)
}
