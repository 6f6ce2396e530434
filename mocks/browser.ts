import { setupWorker } from 'msw/browser'
/** The service worker's door: the mock runs in the page, msw brings it the page's calls. */
import { http } from 'msw/http'

import { answer, type MockServer } from './api.ts'

/** Starts answering the page's `/v1` calls; everything else goes to the network. */
export async function openWorkerDoor(server: MockServer): Promise<void> {
  await dropLeavingWorker()
  const worker = setupWorker(http.all('*/v1/*', ({ request }) => answer(request, server)))
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
}

/**
 * msw's worker unregisters itself with its last page, late where that page left calls unanswered. A
 * page that opens meanwhile (a reload) would take it for a living one: it cannot be updated any more.
 */
async function dropLeavingWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.update().catch(() => registration.unregister())
}
