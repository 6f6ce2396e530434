/** The service worker's door: the mock runs in the page, and msw passes the page's calls to it. */
import { setupWorker } from 'msw/browser'
import { http } from 'msw/http'

import { WORKER_FILE } from '../worker-file.ts'

/** How long a start waits for the worker; on an idle machine it is ready in a tenth of that. */
const LONGEST_WAIT_MS = 1000

type AnswerCall = (call: Request) => Promise<Response>

/**
 * Answers the page's calls of the API, whose paths begin with `prefix`; everything else goes to the
 * network. The start does not wait longer for a late worker: until it is ready, and always if there
 * is none, the page's `fetch` calls are answered without it.
 */
export async function openWorkerDoor(prefix: string, answer: AnswerCall): Promise<void> {
  const isCall = ({ request }: { request: Request }): boolean =>
    new URL(request.url).pathname.startsWith(prefix)
  // Plain HTTP has no workers.
  if (!navigator.serviceWorker) return void openPageDoor(prefix, answer)
  const worker = setupWorker(http.all(isCall, ({ request }) => answer(request)))
  reloadWithAnotherWorker()
  const started = controlled()
    .then(() => worker.start({ quiet: true, onUnhandledFrame: 'bypass' }))
    .then(
      () => true,
      (error: unknown) => {
        console.error('The worker has not started:', error)
        return false
      },
    )
  const late = new Promise<false>((over) => setTimeout(() => over(false), LONGEST_WAIT_MS))
  if (await Promise.race([started, late])) return
  const close = openPageDoor(prefix, answer)
  void started.then((isThere) => isThere && close())
}

/** Answers the calls that the page makes by `fetch`; returns a function that stops it. */
function openPageDoor(prefix: string, answer: AnswerCall): () => void {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { origin, pathname } = new URL(request.url)
    const isCall = origin === location.origin && pathname.startsWith(prefix)
    if (!isCall) return fetch(request)
    const response = await answer(request)
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
  return () => {
    globalThis.fetch = fetch
  }
}

/**
 * Registers the worker if the page has none, and waits until it controls the page. In a build, the
 * early script has begun to register it before this code has loaded; msw would reload such a page
 * until the worker controls it.
 */
async function controlled(): Promise<void> {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) return
  const registration = await serviceWorker.register(`/${WORKER_FILE}`)
  // A page that was loaded by a forced reload is not controlled by the active worker: msw reloads
  // it.
  if (serviceWorker.controller || registration.active?.state === 'activated') return
  await new Promise((done) =>
    serviceWorker.addEventListener('controllerchange', done, { once: true }),
  )
}

/**
 * Reloads the page when another worker takes over, because the script has changed: msw listens only
 * to the worker that it has started with, and calls through another one get no answer.
 */
function reloadWithAnotherWorker(): void {
  const { controller } = navigator.serviceWorker
  if (!controller) return
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  })
}
