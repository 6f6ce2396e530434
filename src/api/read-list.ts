/** A list of the contract as a query: it has its first page at once, and fills in. */
import {
  type EnsureQueryDataOptions,
  hashKey,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query'
import type * as v from 'valibot'

import { allPages } from './all-pages.ts'
import type { Init } from './exchange.ts'
import type { Success } from './operation.ts'
import { readBy } from './read.ts'
import type { JsonOperation } from './send.ts'

/** Lists that have only their first page so far. */
const parts = new WeakSet<object>()

/** Whether a query has its whole list: what is not in a part of it may be in the rest. */
export const isWhole = ({
  data,
  isFetching,
}: {
  data?: object | undefined
  isFetching: boolean
}): boolean => data !== undefined && !(isFetching && parts.has(data))

/** Options of a query that reads a list to its end, page by page, and has its first page until then; see `isWhole`. */
export const readList = <Op extends JsonOperation, Answer extends Success<Op> & unknown[]>(
  operation: Op,
  init: Init<Op>,
  schema: v.GenericSchema<unknown, Answer>,
) =>
  readBy(operation, init, schema, (call, context) =>
    withFirstPage<Answer[number]>(context, (show) => allPages(call, show)),
  )

/**
 * Gives a query that has no data the first page until the list is read. A failure takes it back, so that a part
 * of a list never passes for the whole.
 */
async function withFirstPage<Item>(
  { client, queryKey, signal }: QueryFunctionContext,
  reading: (show: (first: Item[]) => void) => Promise<Item[]>,
): Promise<Item[]> {
  const query = client.getQueryCache().find({ queryKey, exact: true })
  let part: Item[] | null = null
  try {
    return await reading((first) => {
      if (!query || signal.aborted || query.state.data !== undefined) return
      part = first
      parts.add(first)
      // As data that is set by hand: the query goes on fetching.
      query.setData(first, { manual: true })
    })
  } catch (error) {
    if (query && part !== null && query.state.data === part)
      query.setState({ ...query.state, data: undefined, dataUpdatedAt: 0, status: 'pending' })
    throw error
  } finally {
    if (part) parts.delete(part)
  }
}

/**
 * Reads what a screen begins with, unless it is there. Resolves as soon as there is something to show: a list
 * with its first page.
 *
 * @throws what the read throws before that
 */
export async function firstShown<Data, Key extends QueryKey>(
  client: QueryClient,
  options: EnsureQueryDataOptions<Data, Error, Data, Key>,
): Promise<void> {
  const hash = hashKey(options.queryKey)
  let stop = (): void => {}
  const shown = new Promise<void>((resolve) => {
    stop = client.getQueryCache().subscribe(({ query }) => {
      if (query.queryHash === hash && query.state.data !== undefined) resolve()
    })
  })
  try {
    await Promise.race([client.ensureQueryData(options), shown])
  } finally {
    stop()
  }
}
