/** The same calls of the minimal app, answered by msw in the page. */
import { setupWorker } from 'msw/browser'
import { http, HttpResponse } from 'msw/http'

const SESSIONS = Array.from({ length: 5 }, (_, at) => ({
  id: String(at),
  time_slot: { start_time: `1${at}:00` },
  client: { last_name: 'Коваль' },
}))

const worker = setupWorker(
  http.get('/v1/users/me', () => HttpResponse.json({ id: '1' })),
  http.get('/v1/coaches/:id/sessions', () => HttpResponse.json(SESSIONS)),
)

export const startMock = async (): Promise<void> => {
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
}
