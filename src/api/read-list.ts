/** A list of the contract as a query: it shows its first page before the other pages are read. */
import {
  type EnsureQueryDataOptions,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  QueryObserver,
} from '@tanstack/react-query'
import type * as v from 'valibot'

import { allPages } from './calls/all-pages.ts'
import type { Init } from './calls/exchange.ts'
import type { Success } from './calls/operation.ts'
import type { JsonOperation } from './calls/send.ts'
import { readBy } from './read.ts'

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
export const readList = <Op extends JsonOperation, Answer extends Success<Op> & unknown[]>(
  operation: Op,
  init: Init<Op>,
  schema: v.GenericSchema<unknown, Answer>,
) =>
  readBy(operation, init, schema, (call, context) =>
    withFirstPage<Answer[number]>(context, (show) => allPages(call, show)),
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
 * @throws what the read throws before there is something to show
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
  return Promise.race([client.ensureQueryData(options).finally(leave), shown])
}
