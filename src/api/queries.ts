/** Reads of the contract as queries; the key of each is its operation and parameters. */
import {
  type EnsureQueryDataOptions,
  type FetchQueryOptions,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  QueryObserver,
  queryOptions,
} from '@tanstack/react-query'

import { type AnswerSchema, call, type Init } from './client.ts'
import { isApiError, type Operation } from './operation.ts'

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
  key?: object,
) =>
  readBy(
    operation,
    init,
    schema,
    (send, context) => withFirstPage<Answer[number]>(context, (show) => allPages(send, show)),
    key,
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
