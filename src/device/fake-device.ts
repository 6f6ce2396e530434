import { vi } from 'vitest'

import { FakeStorage, FakeWindow } from './fake-storage.ts'

/** For tests in Node: a device with nothing on it, until `vi.unstubAllGlobals()`. */
export function openFakeDevice(): { storage: FakeStorage; page: FakeWindow } {
  const storage = new FakeStorage()
  const page = new FakeWindow()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('addEventListener', page.addEventListener)
  vi.stubGlobal('removeEventListener', page.removeEventListener)
  return { storage, page }
}
