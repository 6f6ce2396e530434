// Which request the coach's popup shows (product §2 «Coach request popup»). All moments are in ms.

/**
 * A request as the coach's device stores it (product §3 «Booking request»): the client, and the
 * date 'YYYY-MM-DD' and time 'HH:MM' of the training.
 */
export interface BookingRequest {
  id: string
  createdAt: number
  client_id: string
  /** Undefined if the server sends only the id. */
  client?: {
    id: string
    first_name: string
    last_name: string
    phone: string | null
    profile_image: string | null
  }
  date: string
  time: string
}

/**
 * `requests` are those of the last poll, by creation. `deferred` has the end of each deferral by
 * the request's id, and is kept across reloads. `handled` are ids. They are never dropped, because
 * a late poll could restore the requests. They are not kept across reloads: the server does not
 * list them any more.
 */
export interface RequestQueue {
  requests: readonly BookingRequest[]
  deferred: Readonly<Record<string, number>>
  handled: readonly string[]
}

export const EMPTY_QUEUE: RequestQueue = { requests: [], deferred: {}, handled: [] }

const DEFER_MS = 10 * 60_000

/** Replaces the requests with those of a poll; deferred and handled ids are kept. */
export function mergePoll(queue: RequestQueue, polled: readonly BookingRequest[]): RequestQueue {
  return { ...queue, requests: polled.toSorted(byCreation) }
}

/** The requests without an answer, by creation, deferred ones included. */
export function unansweredRequests({ requests, handled }: RequestQueue): readonly BookingRequest[] {
  return requests.filter(({ id }) => !handled.includes(id))
}

/** The requests that wait for the coach now, by creation: neither handled nor deferred. */
export function openRequests(queue: RequestQueue, now: number): readonly BookingRequest[] {
  return queue.requests.filter(({ id }) => isOpen(queue, id, now))
}

/**
 * The request to show, or null. The one that is shown (`shownId`) stays until it is deferred,
 * handled or no longer listed: another one must not appear under the coach's finger.
 */
export function nextRequest(
  queue: RequestQueue,
  now: number,
  shownId: string | null = null,
): BookingRequest | null {
  const open = openRequests(queue, now)
  return open.find(({ id }) => id === shownId) ?? open.at(0) ?? null
}

/** Closing a request defers it for 10 minutes. */
export function defer(queue: RequestQueue, id: string, now: number): RequestQueue {
  return { ...queue, deferred: { ...queue.deferred, [id]: now + DEFER_MS } }
}

/** A confirmed or cancelled request is not shown any more. */
export function handle(queue: RequestQueue, id: string): RequestQueue {
  return queue.handled.includes(id) ? queue : { ...queue, handled: [...queue.handled, id] }
}

/** Drops expired deferrals, so that the device does not collect them. */
export function prune(queue: RequestQueue, now: number): RequestQueue {
  const deferred = Object.entries(queue.deferred).filter(([, until]) => now < until)
  return { ...queue, deferred: Object.fromEntries(deferred) }
}

/** The moment when the next deferral expires; null if there is none. */
export function nextReturn(queue: RequestQueue, now: number): number | null {
  const running = Object.values(queue.deferred).filter((until) => now < until)
  return running.length > 0 ? Math.min(...running) : null
}

function isOpen(queue: RequestQueue, id: string, now: number): boolean {
  return !queue.handled.includes(id) && now >= (queue.deferred[id] ?? now)
}

/** Requests of the same moment are ordered by id, so that two polls never swap them. */
function byCreation(a: BookingRequest, b: BookingRequest): number {
  return a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)
}
