import { vi } from 'vitest'

import { FakeStorage, FakeWindow } from './fake-storage.fixture.ts'

/** For tests in Node: an empty device, until `vi.unstubAllGlobals()`. */
export function openFakeDevice(): { storage: FakeStorage; page: FakeWindow } {
  const storage = new FakeStorage()
  const page = new FakeWindow()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('addEventListener', page.addEventListener)
  vi.stubGlobal('removeEventListener', page.removeEventListener)
  return { storage, page }
}
