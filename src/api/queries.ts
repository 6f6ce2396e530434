/**
 * Reads of the contract as queries; the key of each is its operation and parameters. First the kinds
 * of reads and of lists, then the reads that several features share.
 */
import {
  type EnsureQueryDataOptions,
  type FetchQueryOptions,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  QueryObserver,
  queryOptions,
  useQuery,
} from '@tanstack/react-query'
import * as v from 'valibot'

import { identified } from '#src/domain/auth-flow.ts'
import { hasCard } from '#src/domain/home.ts'
import { named } from '#src/domain/names.ts'

import { changeAuth, readAuth } from './auth.ts'
import {
  type AnswerSchema,
  call,
  callForPicture,
  type ImageOperation,
  type Init,
} from './client.ts'
import type { components } from './contract.gen.ts'
import { isApiError, type Operation } from './operation.ts'
import { Exercise, Muscle, Program, Session, TimeSlot, User } from './schemas.gen.ts'

/** Sends the read, or requests one page of it. */
type Send<Answer> = (page?: Page) => Promise<Answer>

/**
 * Options of a query that reads an operation: `read('GET /v1/users/{id}', { path: { id } }, User)`.
 *
 * @param init the parameters; the query's key is the operation and these
 * @param schema checks the answer, as in `call`
 */
export const read = <Op extends Operation, Answer>(
  operation: Op,
  init: Init<Op>,
  schema: AnswerSchema<Op, Answer>,
) => readBy(operation, init, schema, (send) => send())

/**
 * The same for several calls, or if a failure counts as an answer: `answersOf`, `orNone`.
 *
 * @param key the key's second part, if the parameters move with the day
 */
export const readBy = <Op extends Operation, Answer, Result>(
  operation: Op,
  init: Init<Op>,
  schema: AnswerSchema<Op, Answer>,
  reading: (send: Send<Answer>, context: QueryFunctionContext) => Promise<Result>,
  key: object = init,
) =>
  queryOptions({
    queryKey: [operation, key],
    queryFn: (context) =>
      reading((page) => {
        const asked = { ...init, ...(page && { query: { ...init.query, ...page } }) }
        return call(operation, { ...asked, signal: context.signal }, schema)
      }, context),
    meta: { schema },
  })

/**
 * Reads a list for which the server answers 404 if there is nothing; returns an empty list then.
 */
export const orNone = <Item>(send: Send<Item[]>): Promise<Item[]> =>
  send().catch((error: unknown) => {
    if (isApiError(error) && error.status === 404) return []
    throw error
  })

/** First pages whose lists are still being read. */
const parts = new WeakSet<object>()

/** Whether a query has its whole list. Until then, what is missing may be on a further page. */
export const isWhole = ({
  data,
  isFetching,
}: {
  data?: object | undefined
  isFetching: boolean
}): boolean => data !== undefined && !(isFetching && parts.has(data))

/**
 * Options of a query that reads all pages of a list. Until it has read them, its data is the first
 * page; see `isWhole`.
 */
export const readList = <Op extends Operation, Answer extends unknown[]>(
  operation: Op,
  init: Init<Op>,
  schema: AnswerSchema<Op, Answer>,
  window?: string,
) =>
  readBy(
    operation,
    init,
    schema,
    (send, context) => withFirstPage<Answer[number]>(context, (show) => allPages(send, show)),
    window === undefined ? init : { path: init.path, window },
  )

/**
 * Sets the first page as the query's data if it has none. If a further page fails, the data is
 * removed, so that a part of a list is never shown as the whole. If another read replaces this one,
 * because something has changed meanwhile, the first page stays until that read has ended.
 */
async function withFirstPage<Item>(
  { client, queryKey, signal }: QueryFunctionContext,
  reading: (show: (first: Item[]) => void) => Promise<Item[]>,
): Promise<Item[]> {
  const query = client.getQueryCache().find({ queryKey, exact: true })
  const before = client.getQueryData<Item[]>(queryKey)
  let part = before && parts.has(before) ? before : null
  const isReplaced = (): boolean => signal.aborted && query?.state.fetchStatus === 'fetching'
  try {
    return await reading((first) => {
      if (!query || signal.aborted || query.state.data !== undefined) return
      part = first
      parts.add(first)
      // `manual` keeps the query fetching.
      query.setData(first, { manual: true })
    })
  } catch (error) {
    if (query && part !== null && query.state.data === part && !isReplaced())
      query.setState({ ...query.state, data: undefined, dataUpdatedAt: 0, status: 'pending' })
    throw error
  } finally {
    if (part && !isReplaced()) parts.delete(part)
  }
}

/**
 * Reads a screen's first data if the cache does not have it. Resolves with it as soon as there is
 * something to show; for a list, that is its first page.
 *
 * The screen observes the read meanwhile: a read is cancelled when its last observer leaves, and
 * that may be a part of the previous screen.
 *
 * @throws what the read throws while there is nothing to show; a read that fails without a
 *   connection may have shown what was last seen
 */
export function firstShown<Data, Key extends QueryKey>(
  client: QueryClient,
  options: EnsureQueryDataOptions<Data, Error, Data, Key>,
): Promise<Data> {
  const observer = new QueryObserver(client, { ...options, enabled: false })
  let leave = (): void => {}
  const shown = new Promise<Data>((resolve) => {
    leave = observer.subscribe(({ data }) => {
      if (data !== undefined) resolve(data)
    })
  })
  const answer = client.ensureQueryData(options).catch((error: unknown) => {
    const seen = client.getQueryData<Data>(options.queryKey)
    if (seen === undefined) throw error
    return seen
  })
  return Promise.race([answer.finally(leave), shown])
}

/**
 * Waits for what a screen should start with, but at most this time, in ms. A part that is later is
 * shown later, and its failure in its place.
 */
export const atMost = (ms: number, shown: Promise<unknown>): Promise<unknown> =>
  Promise.race([shown, new Promise((resolve) => setTimeout(resolve, ms))])

/**
 * Returns the server's current data, whatever is cached. Where fresh cached data will do,
 * `client.fetchQuery` is called instead.
 *
 * @throws what the read throws
 */
export const readNow = <Data, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> => client.fetchQuery({ ...options, staleTime: 0 })

/**
 * For a query that a screen's loader has started: after a failure it is only repeated on a press.
 */
export const loadedBefore = { retryOnMount: false }

/** Items requested at once (product §9 «Default list paging»). */
const PAGE = 100

/** The most requests in flight at a time: other calls of the page need connections, too. */
const AT_ONCE = 6

/** No list is this long, so only a server without paging answers with items at this offset. */
const FAR = 1_000_000

/** Which items of a list to request. */
export interface Page {
  skip: number
  limit: number
}

/**
 * Reads a list to its end, also from a server that returns fewer items at once than the 100
 * requested.
 *
 * The length of the first page counts as the server's page size. The list continues after the items
 * received so far, and ends with a page that is shorter than the first, or empty. So a short list
 * costs one more request and an empty one none. Once a page has the full size, the next ones are
 * requested in parallel. A first page with more items than requested is the whole list of a server
 * without paging.
 *
 * @param show called with the first page as soon as it has arrived, if others may follow
 * @throws what `readPage` throws, at its first failure; no further page is requested then
 */
export async function allPages<Item>(
  readPage: (page: Page) => Promise<Item[]>,
  show?: (first: Item[]) => void,
): Promise<Item[]> {
  return (await answersOf(readPage, (items) => items, show)).flat()
}

/**
 * The same for answers that contain a page of a list among other fields; returns all of them, in
 * order.
 */
export async function answersOf<Answer>(
  readPage: (page: Page) => Promise<Answer>,
  itemsIn: (answer: Answer) => readonly unknown[],
  show?: (first: Answer) => void,
): Promise<[Answer, ...Answer[]]> {
  const first = await readPage({ skip: 0, limit: PAGE })
  const answers: [Answer, ...Answer[]] = [first]
  const size = itemsIn(first).length
  if (size === 0 || size > PAGE) return answers
  show?.(first)
  // Rows may be equal, for example the exercises of a program, so two equal pages alone do not
  // prove that the server ignores paging.
  const knowsNoPages = async (): Promise<boolean> =>
    itemsIn(await readPage({ skip: FAR, limit: 1 })).length > 0
  let atOnce = size < PAGE ? 1 : 2
  for (;;) {
    const pages = Array.from({ length: atOnce }, (_, index) => (answers.length + index) * size)
    for (const answer of await Promise.all(pages.map((skip) => readPage({ skip, limit: size })))) {
      const isRepeated =
        answers.length === 1 && JSON.stringify(itemsIn(answer)) === JSON.stringify(itemsIn(first))
      if (isRepeated && (await knowsNoPages())) return answers
      answers.push(answer)
      if (itemsIn(answer).length < size) return answers
    }
    atOnce = Math.min(2 * atOnce, AT_ONCE)
  }
}

/** The signed-in person's own profile, which the guards, the frame and most screens read. */
export const meOptions = () =>
  readBy('GET /v1/users/me', {}, User, async (send) => {
    const me = await send()
    // The session keeps the role, too (product §3); the answer of a sign-in does not contain it.
    const { phone, userType } = readAuth()
    if (phone === me.phone && userType !== me.role)
      changeAuth((session) => identified(session, me.role))
    return me
  })

export type User = components['schemas']['User']

/**
 * The own profile for guards and loaders, which may be as last seen. A client without a card is led
 * to the questionnaire, so the server is asked whether that is still true.
 */
export async function readMe(client: QueryClient): Promise<User> {
  const me = await firstShown(client, meOptions())
  const isCurrent = client.getQueryState(meOptions().queryKey)?.dataUpdateCount !== 0
  if (isCurrent || me.role === 'coach' || hasCard(me)) return me
  return readNow(client, meOptions()).catch(() => me)
}

/** A profile by id or public slug. */
export const userOptions = (id: string) => read('GET /v1/users/{id}', { path: { id } }, User)

/** A coach's whole client base, also beyond the first hundred. */
export const clientsOptions = (id: string) => ({
  ...readList('GET /v1/coaches/{id}/clients', { path: { id } }, v.array(User)),
  staleTime: 60_000,
})

type Person = components['schemas']['Person']

/** The client of a session. The specification has only the id; a server may send the name, too. */
export interface OfClient {
  client_id: string
  client?: Person
}

/**
 * The client of a session: from the session if it names them, else from their profile, which is
 * read once for all parts that show it. Null while it is not known, and if `enabled` is false.
 */
export function useClient(session: OfClient | null | undefined, enabled = true): Person | null {
  const id = enabled && session?.client === undefined ? session?.client_id : undefined
  const profile = useQuery({ ...userOptions(id ?? ''), enabled: id !== undefined })
  return session?.client ?? profile.data ?? null
}

export type Session = components['schemas']['Session']

/** How often requests and their answers are polled, in ms: product §9 «Request polling». */
export const POLL_MS = 30_000

/** Both dates are inclusive, `YYYY-MM-DD`. */
export interface Period {
  from: string
  to: string
}

const datesOf = ({ from, to }: Period) => ({ start_date: from, end_date: to })

/**
 * A coach's sessions of a period, of every status unless one is given, by date and time.
 *
 * @param window names a period that moves with the day; the key has the name instead of the dates,
 *   so that on the next day the list is shown as last seen (decision 96)
 */
export const coachSessionsOptions = (
  id: string,
  period: Period,
  { status, window }: { status?: Session['status']; window?: string } = {},
) => {
  const init = { path: { id }, query: { ...datesOf(period), ...(status && { status }) } }
  return readList('GET /v1/coaches/{id}/sessions', init, v.array(Session), window)
}

/** A client's sessions of a period, by date and time; `window` as above. */
export const clientSessionsOptions = (id: string, period: Period, window?: string) => {
  const init = { path: { id }, query: datesOf(period) }
  return readList('GET /v1/clients/{id}/sessions', init, v.array(Session), window)
}

/** A `select` for a list as last seen on an earlier day: what is in the period now. */
export const sessionsIn =
  ({ from, to }: Period) =>
  (sessions: Session[]): Session[] =>
    sessions.filter(({ time_slot: { date } }) => from <= date && date <= to)

export const sessionOptions = (id: string) =>
  read('GET /v1/calendar/sessions/{id}', { path: { id } }, Session)

export type TimeSlot = components['schemas']['TimeSlot']

/** A coach's time slots of a period, by date and time. A 404 is an empty list (product §7). */
export const timeSlotsOptions = (id: string, { from, to }: Period) => {
  const init = { path: { id }, query: { start_date: from, end_date: to } }
  return readBy('GET /v1/coaches/{id}/time_slots', init, v.array(TimeSlot), orNone)
}

/**
 * Returns the current sessions of a coach's slot, without cancelled ones; an empty list if they
 * cannot be read. After a failed call, they show whether the server has made the change although
 * its answer was lost.
 */
export async function sessionsInSlot(
  client: QueryClient,
  coachId: string,
  { id, date }: Pick<TimeSlot, 'id' | 'date'>,
): Promise<TimeSlot['training_sessions']> {
  const options = timeSlotsOptions(coachId, { from: date, to: date })
  const slots = await readNow(client, options).catch(() => [])
  const sessions = slots.find((slot) => slot.id === id)?.training_sessions ?? []
  return sessions.filter(({ status }) => status !== 'cancelled')
}

export type { Picture } from './client.ts'

/**
 * A picture by the id of its owner, read once per visit. It does not use `read`, because
 * the answer may be the picture itself, which is not JSON.
 *
 * @param version a different version is a different picture; with null nothing is requested
 */
const readPicture = (operation: ImageOperation, id: string, version?: string | null) =>
  queryOptions({
    queryKey: [operation, { path: { id } }, version],
    queryFn: ({ signal }) => callForPicture(operation, { path: { id }, signal }),
    enabled: version !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A person's picture; it is not requested if the profile has none. */
export const userImageOptions = (user: { id: string; profile_image: string | null }) =>
  readPicture('GET /v1/users/{id}/image', user.id, user.profile_image)

/** The picture of an exercise. The query fails if there is none (404). */
export const exerciseImageOptions = (id: string) =>
  readPicture('GET /v1/programs/exercises/{id}/image', id)

/** The picture of a coach's certificate. */
export const certificationImageOptions = (id: string) =>
  readPicture('GET /v1/coaches/certifications/{id}/image', id)

/**
 * The photo of a client's card. `version` is the card's `image`; with null nothing is requested.
 */
export const clientImageOptions = (id: string, version: string | null) =>
  readPicture('GET /v1/clients/{id}/client_info/image', id, version)

export type Exercise = components['schemas']['Exercise']
export type Muscle = components['schemas']['Muscle']

/** The library rarely changes, so it is read once per visit. */
const LIBRARY = { staleTime: 10 * 60_000 }

/** Shown for an exercise without a name, or one that could not be loaded. */
export const UNKNOWN_EXERCISE = 'Невідома вправа'

const withName = (exercise: Exercise): Exercise => ({
  ...exercise,
  name: named(exercise.name, UNKNOWN_EXERCISE),
})

/** All exercises. The chosen ones are looked up in this list. */
export const exercisesOptions = () => ({
  ...readBy('GET /v1/programs/exercises', {}, v.array(Exercise), async (send) =>
    (await allPages(send)).map(withName),
  ),
  ...LIBRARY,
})

export const exerciseOptions = (id: string) => ({
  ...readBy('GET /v1/programs/exercises/{id}', { path: { id } }, Exercise, (send) =>
    send().then(withName),
  ),
  ...LIBRARY,
})

/** All muscle groups. */
export const musclesOptions = () => ({
  ...read('GET /v1/programs/muscles', {}, v.array(Muscle)),
  ...LIBRARY,
})

/** A program with all its exercises, which are read page by page. */
export const programOptions = (id: string) =>
  readBy('GET /v1/programs/{id}', { path: { id } }, Program, async (send) => {
    const answers = await answersOf(send, (program) => program.training_exercises)
    const training_exercises = answers.flatMap((program) => program.training_exercises)
    return { ...answers[0], training_exercises }
  })
