/**
 * The state in which data cannot be read again, and what the device stores for it (decisions 96,
 * 97). The code that does so (`last-seen.ts`) loads late.
 */
import type { Query, QueryClient, QueryPersister } from '@tanstack/react-query'
import { atom } from 'jotai/vanilla'
import type * as v from 'valibot'

import { firstScreen } from '#src/device/page.ts'
import { appStore } from '#src/device/storage.ts'
import { isSignedIn } from '#src/domain/auth-flow.ts'

import { readAuth } from './auth.ts'
import type { Operation } from './operation.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** The check of a read's answer, and so of its stored answer. */
    queryMeta: { schema?: v.GenericSchema }
  }
}

/**
 * The reads that are needed in a gym: the day, the week, and a plan with the names of its exercises
 * and its client.
 */
const STORED: readonly Operation[] = [
  'GET /v1/users/me',
  'GET /v1/users/{id}',
  'GET /v1/coaches/{id}/clients',
  'GET /v1/coaches/{id}/sessions',
  'GET /v1/coaches/{id}/time_slots',
  'GET /v1/clients/{id}/sessions',
  'GET /v1/clients/{id}/measurements',
  'GET /v1/calendar/sessions/{id}',
  'GET /v1/programs/exercises/{id}',
]

/** The name of the database. */
export const DATABASE = 'pulse-last-seen'

/** The person who may read and write now, by the stored session, which any tab may have changed. */
export function ownerNow(): string | null {
  const session = readAuth()
  return isSignedIn(session) ? session.phone : null
}

/**
 * When the oldest data on the screen was read that could not be read again, in ms; null if there is
 * none.
 */
export const outdatedAtom = atom<number | null>(null)

/** Whether that is for want of a connection. Nothing can be changed then. */
export const offlineAtom = atom(false)

/** The same now. */
export const isOffline = (): boolean => appStore().get(offlineAtom)

/** How many reads are under way whose data is shown as last seen. */
export const refreshAtom = atom(0)

/** A read whose answer is stored. */
export interface StoredRead {
  operation: Operation
  owner: string
  schema: v.GenericSchema
  signal: AbortSignal
}

/** Whether the device has stored something, maybe of somebody who has left. */
async function hasStored(): Promise<boolean> {
  try {
    // The worker is registered on a device that stores, and has all code.
    if (__MOCKS__ === 'none' && navigator.serviceWorker?.controller) return true
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE)
  } catch {
    return false
  }
}

/**
 * Stores what the client reads for the signed-in person, and shows it until there is an answer.
 * Called once per page, before the first read.
 */
export function followOffline(client: QueryClient): void {
  let loading: Promise<typeof import('./last-seen.ts')> | undefined
  const load = () =>
    (loading ??= import('./last-seen.ts').then((module) => {
      module.start(client)
      return module
    }))
  const stored = hasStored()
  // Until something is stored, the first screen loads first.
  const isDue = stored.then(async (has) => has || (await firstScreen))
  const persister: QueryPersister = (queryFn, context, query: Query) => {
    const sent = (async () => queryFn(context))()
    const operation = STORED.find((one) => one === query.queryKey[0])
    const [owner, schema] = [ownerNow(), context.meta?.schema]
    if (!operation || owner === null || !schema) return sent
    const read = { operation, owner, schema, signal: context.signal }
    const failed = new Promise((resolve) => sent.catch(resolve))
    const reading = Promise.race([isDue, failed])
      .then(load)
      .then(
        (module) => module.readStored(read, sent, query),
        () => sent,
      )
    // An answer does not wait for the code.
    return Promise.race([sent.catch(() => reading), reading])
  }
  const { queries, ...others } = client.getDefaultOptions()
  client.setDefaultOptions({ ...others, queries: { ...queries, persister } })

  // What a logout that was cut off has left is deleted, also if nobody signs in.
  const loadIfStored = async (): Promise<void> => {
    if (ownerNow() === null) await firstScreen
    if (await stored) await load().catch(() => undefined)
  }
  void loadIfStored()
}

/** Deletes what is stored of people who are not signed in. */
export const forgetOthers = async (): Promise<void> =>
  (await import('./last-seen.ts')).forgetOthers()
