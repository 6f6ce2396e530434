/** The same calls of the minimal app, answered by msw in the page. */
import { setupWorker } from 'msw/browser'
import { http, HttpResponse } from 'msw/http'

const SESSIONS = Array.from({ length: 5 }, (_, at) => ({
  id: String(at),
  time_slot: { start_time: `1${at}:00` },
  client: { last_name: 'Коваль' },
}))

// Matched by a function, as in the product: this build of msw has no address patterns.
const worker = setupWorker(
  http.all(
    () => true,
    ({ request }) => HttpResponse.json(request.url.endsWith('/me') ? { id: '1' } : SESSIONS),
  ),
)

export const startMock = async (): Promise<void> => {
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
}
