/**
 * What was last seen: the answers that the device stores, one row for each query, and the state of
 * the queries that cannot be read again (decisions 96, 97). It loads late (`offline.ts`).
 */
import {
  notifyManager,
  type Query,
  type QueryClient,
  replaceEqualDeep,
} from '@tanstack/react-query'
import * as v from 'valibot'

import { closeNotices, showWaiting } from '#src/device/notices.ts'
import { openPageDatabase } from '#src/device/page-database.ts'
import { firstScreen, registerAppWorker } from '#src/device/page.ts'
import { parseJson, appStore } from '#src/device/storage.ts'

import { onAuthChange, readAuth } from './auth.ts'
import {
  DATABASE,
  isOffline,
  offlineAtom,
  outdatedAtom,
  ownerNow,
  refreshAtom,
  type StoredRead,
} from './offline.ts'
import { ApiError, isApiError, NotSentError, type Operation } from './operation.ts'

const SESSION: Operation = 'GET /v1/calendar/sessions/{id}'
const SESSION_LISTS: readonly Operation[] = [
  'GET /v1/coaches/{id}/sessions',
  'GET /v1/clients/{id}/sessions',
]

/** A number for each form of the rows: those of another form are ignored and deleted. */
const VERSION = 2
const Row = v.object({ version: v.literal(VERSION), at: v.number(), text: v.string() })

/** Older rows are ignored and deleted, and so are those of the future: the clock was set back. */
const LONGEST_MS = 7 * 24 * 60 * 60_000

/** The limits for the characters of all rows together, and of one. */
const MOST = 2_000_000
const MOST_OF_ONE = 500_000

/** A read's data, or the fact that there is none (404). */
type Outcome = { data: unknown } | { missing: true }

const keyOf = (owner: string, queryHash: string): string => `${owner} ${queryHash}`

function rowIn(value: unknown): v.InferOutput<typeof Row> | null {
  const { success, output } = v.safeParse(Row, value)
  const now = Date.now()
  return success && output.at <= now && now - output.at <= LONGEST_MS ? output : null
}

const table = openPageDatabase(DATABASE, 'answers')

/** Runs work in one transaction; null if the browser does not allow it, which is not reported. */
const within = <T>(
  mode: IDBTransactionMode,
  work: (rows: IDBObjectStore) => Promise<T>,
): Promise<T | null> => table(mode, work).catch(() => null)

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

const ended = ({ transaction }: IDBObjectStore): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error))
  })

/** Stores the outcome of a read, for a person who is still signed in. */
async function store(
  owner: string,
  queryHash: string,
  at: number,
  outcome: Outcome,
): Promise<void> {
  const text = JSON.stringify(outcome)
  if (text.length > MOST_OF_ONE) return
  await within('readwrite', (rows) => {
    const row = { version: VERSION, at, text }
    // Checked inside the transaction: the deletion after a logout runs in a later one.
    if (ownerNow() === owner) rows.put(row, keyOf(owner, queryHash))
    return ended(rows)
  })
}

/**
 * The stored outcome of a query, with the time it was read at; null if there is none that this
 * version of the app can read. A session is also taken from the stored lists of sessions, where it
 * was read later: the contract gives their items the same shape.
 */
async function lastSeen(
  { queryKey: [operation, init], queryHash }: Query,
  owner: string,
  schema: v.GenericSchema,
): Promise<(Outcome & { at: number }) | null> {
  const Stored = v.union([v.object({ data: schema }), v.object({ missing: v.literal(true) })])
  const value = await within('readonly', (rows) => resultOf(rows.get(keyOf(owner, queryHash))))
  const row = rowIn(value)
  const outcome = row && parseJson(row.text, Stored)
  let latest = outcome && { ...outcome, at: row.at }
  if (operation !== SESSION) return latest

  const entries = await within('readonly', (rows) =>
    Promise.all([resultOf(rows.getAllKeys()), resultOf(rows.getAll())]),
  )
  const { path } = v.parse(v.object({ path: v.object({ id: v.string() }) }), init)
  const Own = v.looseObject({ id: v.literal(path.id) })
  const prefixes = SESSION_LISTS.map((list) => keyOf(owner, `["${list}"`))
  for (const [at, key] of entries?.[0].entries() ?? []) {
    const isList = typeof key === 'string' && prefixes.some((prefix) => key.startsWith(prefix))
    const list = isList ? rowIn(entries?.[1][at]) : null
    if (!list || (latest && latest.at >= list.at)) continue
    const sessions = parseJson(list.text, v.object({ data: v.array(schema) }))?.data
    const data = sessions?.find((session) => v.is(Own, session))
    if (data !== undefined) latest = { data, at: list.at }
  }
  return latest
}

/**
 * Deletes the rows of everyone except the signed-in person, of another form and too old ones, and
 * the oldest above the limit, and what the device shows of the requests of a coach who has left.
 * Never rejects.
 */
export async function forgetOthers(): Promise<void> {
  if (readAuth().userType !== 'coach') {
    showWaiting(0)
    closeNotices().catch(() => undefined)
  }
  await within('readwrite', (rows) => {
    const owner = ownerNow()
    const own: { key: IDBValidKey; at: number; size: number }[] = []
    const cursors = rows.openCursor()
    cursors.addEventListener('success', () => {
      const cursor = cursors.result
      if (cursor === null) {
        let size = 0
        for (const row of own.toSorted((one, other) => other.at - one.at)) {
          size += row.size
          if (size > MOST) rows.delete(row.key)
        }
        return
      }
      const { key } = cursor
      const isOwn = owner !== null && typeof key === 'string' && key.startsWith(keyOf(owner, ''))
      const row = isOwn ? rowIn(cursor.value) : null
      if (row) own.push({ key, at: row.at, size: row.text.length })
      else cursor.delete()
      cursor.continue()
    })
    return ended(rows)
  })
}

/** Whether the connection failed. Any answer of the server counts as a connection, even a failure. */
const isUnconnected = (error: unknown): boolean =>
  isApiError(error) && (error.reason === 'network' || error.reason === 'timeout')

/** Whether the last attempt to read a query's data had no connection. */
const hasFailed = ({ state }: Query): boolean =>
  isUnconnected(state.fetchFailureReason) || isUnconnected(state.error)

/** Whether a query has its data from the device, and no answer of the server since. */
const isRestored = ({ state }: Query): boolean =>
  state.data !== undefined && state.dataUpdateCount === 0

/** How many answers were not as last seen. */
let differences = 0

/**
 * Waits for the answers to what is shown as last seen, unless the strip says how old it is.
 *
 * @throws NotSentError if one of them differs from what the person has seen, or there is none
 */
function whenFresh(): Promise<void> {
  const seen = differences
  const isOutdated = (): boolean => appStore().get(outdatedAtom) !== null
  if (isOutdated()) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const check = (): void => {
      if (!isOutdated() && appStore().get(refreshAtom) > 0) return
      stop()
      const what = isOutdated() ? 'Не вдалося оновити дані.' : 'Дані щойно оновилися.'
      if (!isOutdated() && differences === seen) resolve()
      else reject(new NotSentError(`${what} Перевір їх і натисни ще раз.`))
    }
    const stop = appStore().sub(refreshAtom, check)
    check()
  })
}

/** How long a read may take until what was last seen counts as such, in ms. */
const FIRST_WAIT_MS = 5000
/** The same after another read has had no connection. */
const LATER_WAIT_MS = 1000

/**
 * Reads a query for a person: shows what was last seen until there is an answer, and stores that.
 *
 * @throws what `sent` throws; without a connection, the stored 404 if the last answer was one
 */
export async function readStored(
  { operation, owner, schema, signal }: StoredRead,
  sent: Promise<unknown>,
  query: Query,
): Promise<unknown> {
  const wasOffline = hasFailed(query)
  let isOver = false
  let stored: ReturnType<typeof lastSeen> | null = null
  const restore = async () => {
    if (query.state.data !== undefined) return null
    const seen = await (stored ??= lastSeen(query, owner, schema))
    const isWanted = !isOver && !signal.aborted && query.state.data === undefined
    if (!seen || !isWanted || ownerNow() !== owner) return null
    const { at: dataUpdatedAt } = seen
    if ('data' in seen)
      query.setState({ data: seen.data, dataUpdatedAt, dataUpdateCount: 0, status: 'success' })
    return seen
  }
  const restoring = restore()
  // A connection may hang without being lost. The read that is repeated then has the usual time.
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    const fail = (): void => {
      if (isRestored(query)) reject(new ApiError(operation, 'timeout'))
    }
    const wait = isOffline() ? LATER_WAIT_MS : FIRST_WAIT_MS
    if (!wasOffline) timer = setTimeout(() => void restoring.then(fail), wait)
  })
  const keep = (outcome: Outcome): void => {
    const at = Date.now()
    void firstScreen.then(() => store(owner, query.queryHash, at, outcome))
  }
  try {
    const data = await Promise.race([sent, late])
    if (isRestored(query) && replaceEqualDeep(query.state.data, data) !== query.state.data)
      differences++
    keep({ data })
    return data
  } catch (error) {
    const status = isApiError(error) ? error.status : null
    // A failure of the server says nothing about the data, so it is no answer.
    if (status === null || status >= 500) {
      // Again: the first page of a list was removed, because the next one has failed.
      const seen = await restore()
      if (!isUnconnected(error) || !seen || !('missing' in seen)) throw error
      throw new ApiError(operation, 'status', new Response(null, { status: 404 }), 'last seen')
    }
    if (status === 404) keep({ missing: true })
    if (isRestored(query)) {
      query.setState({ data: undefined, dataUpdatedAt: 0, status: 'pending' })
      differences++
    }
    throw error
  } finally {
    isOver = true
    clearTimeout(timer)
  }
}

/** Whether a query shows old data because it could not be read again. */
const isLastSeen = (query: Query): boolean =>
  query.state.data !== undefined &&
  query.state.dataUpdatedAt > 0 &&
  query.getObserversCount() > 0 &&
  (hasFailed(query) || (isRestored(query) && query.state.status === 'error'))

/** How often such a read is repeated: the browser's `online` event is not reliable. */
const RETRY_MS = 10_000

/** The first attempt is made sooner, because most devices have only switched networks. */
const FIRST_RETRY_MS = 2000

/**
 * The reads that show old data are repeated until none is left. Then so are the reads on the screen
 * that have failed: the query client does not repeat them on a page that was opened without a
 * connection, because it begins as online.
 */
function readAgainUntilBack(client: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const readAgain = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (appStore().get(outdatedAtom) === null) return
    // Reads that are still pending are not cancelled.
    void client.refetchQueries({ predicate: isLastSeen }, { cancelRefetch: false })
    timer = setTimeout(readAgain, RETRY_MS)
  }
  appStore().sub(outdatedAtom, () => {
    if (appStore().get(outdatedAtom) !== null) {
      timer ??= setTimeout(readAgain, FIRST_RETRY_MS)
      return
    }
    clearTimeout(timer)
    timer = undefined
    const failed = ({ state }: Query): boolean => state.status === 'error'
    void client.refetchQueries({ type: 'active', predicate: failed })
  })
  addEventListener('online', readAgain)
  // The reads on the screen fail, which is how the connection counts as lost.
  addEventListener('offline', () => {
    const isShown = ({ state }: Query): boolean => state.data !== undefined
    void client.refetchQueries({ type: 'active', predicate: isShown })
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') readAgain()
  })
}

/** Follows the connection and the signed-in person; called once per page. */
export function start(client: QueryClient): void {
  const cache = client.getQueryCache()
  const update = (): void => {
    const old = cache.findAll({ predicate: isLastSeen })
    appStore().set(offlineAtom, old.some(hasFailed))
    const times = old.map(({ state }) => state.dataUpdatedAt)
    appStore().set(outdatedAtom, times.length > 0 ? Math.min(...times) : null)
    const refreshes = cache.findAll({ predicate: isRestored, fetchStatus: 'fetching' })
    appStore().set(refreshAtom, refreshes.length)
  }
  // Later: an event may come while a component renders.
  cache.subscribe(notifyManager.batchCalls(update))
  // Whatever the change is: the person has pressed for what they saw.
  client.getMutationCache().config.onMutate = (_, { meta }) => {
    update()
    return meta?.['isLocal'] ? undefined : whenFresh()
  }
  readAgainUntilBack(client)
  void followPerson()
}

/** Deletes what is stored of others, and registers the worker that keeps the app's files. */
async function followPerson(): Promise<void> {
  await firstScreen
  let hasWorker = false
  const follow = (): void => {
    void forgetOthers()
    if (hasWorker || ownerNow() === null) return
    hasWorker = true
    registerAppWorker()
  }
  follow()
  onAuthChange(follow)
}
