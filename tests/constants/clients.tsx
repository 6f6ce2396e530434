import { QueryObserver } from '@tanstack/react-query'
import { vi } from 'vitest'

import { pageOf } from '#mocks/rules/list-page.ts'
import { allPages, type Page, clientSessionsOptions, type Session } from '#src/api/queries.ts'
import { createQueryClient } from '#src/app/query-client.ts'
import { requestDeadline } from '#src/domain/time/request-deadline.ts'
import { monthAhead, monthBehind, history } from '#src/features/clients/api.ts'
import { Requests } from '#src/features/clients/card/OwnCard.tsx'
import { defer, openRequests, requestsOptions } from '#src/features/requests/requests.ts'
import { contract } from '#tests/contract/contract-document.ts'
import { asInBrowser } from '#tests/fixtures/api/as-in-browser.fixture.ts'
import { openFakeDevice } from '#tests/fixtures/device/fake-device.fixture.ts'

import { type Checks, gives, story } from './check.ts'
import { allOf, markup } from './markup.tsx'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const ID = '3c9e2d77-8b41-4a0e-b1d6-52a7c0e94f02'
const PERSON = { id: ID, first_name: '', last_name: '', phone: null, profile_image: null }
const LIST = Array.from({ length: 250 }, (_, at) => at)

interface Called {
  /** Milliseconds of the fake clock. */
  at: number
  query: Record<string, string>
}

/** Answers every call with an empty list. Returns the calls in order. */
function emptyServer(): Called[] {
  const called: Called[] = []
  vi.useFakeTimers({ now: 0 })
  openFakeDevice()
  vi.stubEnv('VITE_API_URL', 'https://api.example')
  vi.stubGlobal('fetch', ({ url }: Request) => {
    called.push({ at: Date.now(), query: Object.fromEntries(new URL(url).searchParams) })
    return Promise.resolve(Response.json([]))
  })
  return called
}

/** The calls of the request popup in its first minute. */
async function polls(): Promise<Called[]> {
  const called = emptyServer()
  const options = requestsOptions(ID, '2027-03-02')
  await asInBrowser(async () => {
    const stop = new QueryObserver(createQueryClient(), options).subscribe(() => {})
    await vi.advanceTimersByTimeAsync(MINUTE)
    stop()
  })
  return called
}

/** The query parameters with which the card reads its history. */
async function historyQuery(): Promise<unknown> {
  const called = emptyServer()
  await createQueryClient().fetchQuery(clientSessionsOptions(ID, monthBehind('2027-03-02')))
  return called[0]?.query
}

/** How many of 250 past sessions the card shows. */
function historyLength(): number {
  const past = LIST.map((at): Session => ({
    id: String(at),
    client_id: ID,
    coach_id: ID,
    training_program_id: null,
    status: 'verified',
    created_at: '2027-01-01T09:00:00Z',
    time_slot: { id: ID, date: '2027-03-01', start_time: '09:00', end_time: '10:00' },
    training_program: null,
    session_exercises: [],
    client: PERSON,
  }))
  return history(past, { date: '2027-03-02', time: '10:00' }).length
}

/** How many requests are shown at each time, in milliseconds since one was deferred. */
function shownAt(...times: number[]): number[] {
  const request = { id: ID, created_at: '1970-01-01T00:00:00Z' }
  const deferred = defer({}, [ID], 0)
  return times.map((now) => openRequests([request], deferred, now).length)
}

/** The parameters of the requests for a list of 250. */
async function pagesRequested(): Promise<Page[]> {
  const asked: Page[] = []
  await allPages((page) => {
    asked.push(page)
    return Promise.resolve(pageOf(LIST, page))
  })
  return asked
}

/** Requests, bookings, clients and lists. */
export const clients = {
  'Request polling': [
    gives([0, 30_000, 60_000], async () => (await polls()).map(({ at }) => at)),
    gives(['2027-03-02', '2027-03-08', 'unverified'], async () => {
      const [first] = await polls()
      return [first?.query['start_date'], first?.query['end_date'], first?.query['status']]
    }),
  ],
  'Deferred request returns': [
    gives([0, 1], () => shownAt(10 * MINUTE - 1, 10 * MINUTE)),
    story(
      'src/features/requests/RequestPopup.stories.tsx',
      'Відкладено на 10 хвилин',
      'Нагадати через 10 хвилин',
    ),
  ],
  'Age label refresh': [
    story(
      'src/features/requests/RequestAge.stories.tsx',
      'Оновлюється кожні 5 хвилин',
      'timers.pass(299_999)',
      'timers.pass(1)',
    ),
  ],
  'Unverified booking expiry (text)': [
    gives(['протягом 3 годин', 'менш ніж за 3 години'], () =>
      allOf(markup(<Requests requests={[]} />), /(протягом \S+ годин|менш ніж за \S+ години)/g),
    ),
    gives([3 * HOUR, 2 * HOUR - 1], () =>
      [3 * HOUR, 3 * HOUR - 1].map((startsAt) => requestDeadline({ createdAt: 0, startsAt })),
    ),
    story(
      'src/features/booking/BookingDialog.stories.tsx',
      'Клієнт надсилає запит',
      'протягом 3 годин',
      'менше ніж 3 години',
    ),
  ],
  'Client card': [
    gives({ from: '2027-03-02', to: '2027-04-02' }, () => monthAhead('2027-03-02')),
    gives(
      { start_date: '2027-02-02', end_date: '2027-03-02', skip: '0', limit: '100' },
      historyQuery,
    ),
    gives(100, historyLength),
    story(
      'src/features/clients/card/ClientCardScreen.stories.tsx',
      'Картка постійного клієнта',
      "findAllByRole('link')).toHaveLength(4)",
      // Including the header row.
      "getAllByRole('row')).toHaveLength(7)",
    ),
  ],
  'Default list paging': [
    gives([{ default: 0 }, { default: 100 }], () => {
      const { Skip, Limit } = contract.components.parameters
      return [Skip, Limit].map((parameter) => ({ default: parameter?.schema['default'] }))
    }),
    gives(LIST.slice(0, 100), () => pageOf(LIST, {})),
    gives(
      [0, 100, 200].map((skip) => ({ skip, limit: 100 })),
      pagesRequested,
    ),
  ],
} satisfies Partial<Checks>
