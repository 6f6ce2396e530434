/** What a read does where there is no network. Loaded after the first read has ended, whichever way. */
import { hashKey, type QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'

import type { Operation } from '#src/api/operation.ts'
import { onSessionChange } from '#src/api/session/auth-session.ts'
import { registerAppWorker } from '#src/device/app-worker.ts'
import { parseJson } from '#src/device/storage.ts'

import { forgetOthers, keepAnswer, keptAnswer } from './kept-answers.ts'
import { isShown, noteShown, offlineSince, onOffline } from './shown.ts'

/** A call of a read: whose, and what it asks for. */
export interface SeenCall {
  owner: string
  operation: Operation
  asked: object
}

/** How often it is looked whether the connection is back: a browser does not always know. */
const RETRY_MS = 10_000

/** The first look: most connections are only changed for another one. */
const FIRST_RETRY_MS = 2000

const nameOf = ({ operation, asked }: SeenCall): string => hashKey([operation, asked])

/** From a lost connection until it is back, what shows what was last seen is read again. */
function readAgainUntilBack(client: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const readAgain = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (offlineSince() === null) return
    // A slow answer on its way is waited for.
    const reads = { predicate: ({ queryHash }: { queryHash: string }) => isShown(queryHash) }
    void client.refetchQueries(reads, { cancelRefetch: false })
    timer = setTimeout(readAgain, RETRY_MS)
  }
  onOffline(() => {
    if (offlineSince() === null) clearTimeout(timer)
    else timer ??= setTimeout(readAgain, FIRST_RETRY_MS)
  })
  addEventListener('online', () => readAgain())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') readAgain()
  })
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed') noteShown(query.queryHash, null)
  })
}

/** Begins to follow who is signed in, and the connection; once a page. */
export function start(client: QueryClient): void {
  void forgetOthers()
  onSessionChange(() => void forgetOthers())
  readAgainUntilBack(client)
  registerAppWorker()
}

/** Forgets all that was seen, once its person is signed out. */
export const forget = forgetOthers

/** Keeps the answer of a call, or that there is none (404). */
export const keep = (call: SeenCall, outcome: { answer: unknown } | { missing: true }) =>
  keepAnswer(call.owner, nameOf(call), outcome)

/** What a call answered last, and when; null where nothing is kept that this version can read. */
export async function lastSeen<Answer>(
  call: SeenCall,
  schema: v.GenericSchema<unknown, Answer>,
): Promise<(({ answer: Answer } | { missing: true }) & { at: number }) | null> {
  const row = await keptAnswer(call.owner, nameOf(call))
  const Outcome = v.union([v.object({ answer: schema }), v.object({ missing: v.literal(true) })])
  const outcome = row && parseJson(row.text, Outcome)
  return outcome && { ...outcome, at: row.at }
}
