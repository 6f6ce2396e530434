// Which request the coach's popup shows (product §2 «Coach request popup»), and the texts of a
// request. All moments are in ms.
import { dayText } from '#src/domain/time/date-text.ts'
import { kyivInstant, kyivNow } from '#src/domain/time/kyiv-time.ts'
import { deadlineText, requestDeadline } from '#src/domain/time/request-deadline.ts'

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

const MINUTE_MS = 60_000
const MINUTES_PER_HOUR = 60
const DEFER_MS = 10 * MINUTE_MS

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
  return unansweredRequests(queue).filter(({ id }) => now >= (queue.deferred[id] ?? now))
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

/** Requests of the same moment are ordered by id, so that two polls never swap them. */
function byCreation(a: BookingRequest, b: BookingRequest): number {
  return a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)
}

/** How long ago a request was made; with a clock behind the server's just now, not a negative age. */
export function ageLabel(createdAt: number, now: number): string {
  const minutes = Math.floor((now - createdAt) / MINUTE_MS)
  if (minutes < 1) return 'щойно'
  if (minutes < MINUTES_PER_HOUR) return `${minutes} хв назад`
  return `${Math.floor(minutes / MINUTES_PER_HOUR)} год тому`
}

/** Until when a request can be confirmed (product §4 «Information text»). */
export function deadlineLine(request: BookingRequest, now: number): string {
  const deadline = deadlineOf(request)
  return deadline > now
    ? `Підтвердь ${deadlineText(deadline, now)}, інакше запит буде скасовано`
    : 'Час на підтвердження минув'
}

/** The line of a request beside the name: 'ср, 14:00 · до 10:40'. */
export function requestLine(request: BookingRequest, now: number): string {
  const when = `${weekdayOf(request.date)}, ${request.time}`
  const deadline = deadlineOf(request)
  if (deadline <= now) return `${when} · час минув`
  const until = kyivNow(deadline)
  const day = until.date === kyivNow(now).date ? '' : `${weekdayOf(until.date)}, `
  return `${when} · до ${day}${until.time}`
}

function deadlineOf({ createdAt, date, time }: BookingRequest): number {
  return requestDeadline({ createdAt, startsAt: kyivInstant(date, time) })
}

function weekdayOf(date: string): string {
  return dayText(date).replace(/,.*/, '')
}
