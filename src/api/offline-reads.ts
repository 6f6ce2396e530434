/**
 * What a read does without a network. This module is loaded after the first read has ended,
 * successful or not.
 */
import type { Query, QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'

import { registerAppWorker } from '#src/device/page.ts'
import { parseJson } from '#src/device/storage.ts'

import { onAuthChange } from './auth.ts'
import { forgetOthers, keepAnswer, keptAnswer, keptAnswers } from './kept-answers.ts'
import { nameOf, type SeenCall } from './seen-call.ts'
import { isShown, noteShown, offlineSince, onOffline } from './shown-kept-reads.ts'
import { isInLists, isList, widerAnswer } from './wider-answers.ts'

/** The server's answer, or the fact that there is none (404). */
type Outcome<Answer> = { answer: Answer } | { missing: true }

/** How often the connection is tried, because the browser's `online` event is not reliable. */
const RETRY_MS = 10_000

/** The first attempt is made sooner, because most devices have only switched networks. */
const FIRST_RETRY_MS = 2000

/**
 * While the connection is lost, the reads that show kept answers are repeated. Once it is back, so
 * are the reads on the screen that have failed: the query client does not repeat them on a page that
 * was opened without a connection, because it begins as online.
 */
function readAgainUntilBack(client: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const readAgain = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (offlineSince() === null) return
    // Reads that are still pending are not cancelled.
    const reads = { predicate: ({ queryHash }: { queryHash: string }) => isShown(queryHash) }
    void client.refetchQueries(reads, { cancelRefetch: false })
    timer = setTimeout(readAgain, RETRY_MS)
  }
  onOffline(() => {
    if (offlineSince() !== null) {
      timer ??= setTimeout(readAgain, FIRST_RETRY_MS)
      return
    }
    clearTimeout(timer)
    timer = undefined
    const failed = ({ state }: Query): boolean => state.status === 'error'
    void client.refetchQueries({ type: 'active', predicate: failed })
  })
  addEventListener('online', () => readAgain())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') readAgain()
  })
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed') noteShown(query.queryHash, null)
  })
}

/**
 * Follows the signed-in person and the connection, and registers the worker that keeps the app's
 * files; called once per page.
 */
export function start(client: QueryClient): void {
  void forgetOthers()
  onAuthChange(() => void forgetOthers())
  readAgainUntilBack(client)
  registerAppWorker()
}

/** Deletes all kept answers once their person is signed out. */
export const forget = forgetOthers

/** Keeps the outcome of a call. */
export const keep = (call: SeenCall, outcome: Outcome<unknown>) =>
  keepAnswer(call.owner, nameOf(call), outcome)

/**
 * The last answer of a call and the time it was read at: its own, or one in a kept list if that was
 * read later. Null if nothing is kept that this version can read.
 */
export async function lastSeen<Answer>(
  call: SeenCall,
  schema: v.GenericSchema<unknown, Answer>,
): Promise<(Outcome<Answer> & { at: number }) | null> {
  const row = await keptAnswer(call.owner, nameOf(call))
  const Kept = v.union([v.object({ answer: schema }), v.object({ missing: v.literal(true) })])
  const outcome = row && parseJson(row.text, Kept)
  const own = row && outcome && { ...outcome, at: row.at }
  if (!isInLists(call.operation)) return own
  const wider = await widerAnswer(call, await keptAnswers(call.owner))
  const answer = v.safeParse(schema, wider?.answer)
  const listed = wider && answer.success ? { answer: answer.output, at: wider.at } : null
  // A list is taken with all its pages: a page of another reading would not continue it.
  if (!own || (isList(call.operation) && 'answer' in own)) return listed
  return listed && listed.at > own.at ? listed : own
}
