/** The answers that the device keeps for use without a network, in IndexedDB (decision 96). */
import { createStore, type UseStore } from 'idb-keyval'
import * as v from 'valibot'

import { readSession } from '#src/api/session/auth-session.ts'
import { isSignedIn } from '#src/domain/auth-flow.ts'

/** An answer as text, and when it was read. */
const Row = v.object({ at: v.number(), text: v.string() })
type Row = v.InferOutput<typeof Row>

/** Older answers are deleted. */
const KEPT_MS = 7 * 24 * 60 * 60_000

/** The limit for the characters of all texts together. */
const MOST = 2_000_000

const store: UseStore = createStore('pulse-last-seen', 'answers')

/** The person who may read and write now, by the stored session, which any tab may have changed. */
export function ownerNow(): string | null {
  const session = readSession()
  return isSignedIn(session) ? session.phone : null
}

const keyOf = (owner: string, call: string): string => `${owner} ${call}`
const isOf = (key: IDBValidKey, owner: string | null): boolean =>
  owner !== null && typeof key === 'string' && key.startsWith(keyOf(owner, ''))

const ended = ({ transaction }: IDBObjectStore): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error))
  })

/**
 * Runs work in one transaction. If the browser does not allow it, nothing is stored and no error is
 * reported.
 */
async function within(
  mode: IDBTransactionMode,
  work: (rows: IDBObjectStore) => void,
): Promise<void> {
  try {
    await store(mode, (rows) => {
      work(rows)
      return ended(rows)
    })
  } catch {}
}

/** Keeps an answer for a person who is still signed in. */
export function keepAnswer(owner: string, call: string, answer: unknown): Promise<void> {
  const row: Row = { at: Date.now(), text: JSON.stringify(answer) }
  return within('readwrite', (rows) => {
    // Checked inside the transaction: the cleanup after a logout runs in a later one.
    if (ownerNow() === owner && row.text.length < MOST / 4) rows.put(row, keyOf(owner, call))
  })
}

/**
 * The kept answer of a call; null if there is none, if it is too old, or if the row is malformed.
 */
export async function keptAnswer(owner: string, call: string): Promise<Row | null> {
  let found: unknown
  await within('readonly', (rows) => {
    const request = rows.get(keyOf(owner, call))
    request.addEventListener('success', () => (found = request.result))
  })
  const row = v.safeParse(Row, found)
  if (!row.success || Date.now() - row.output.at > KEPT_MS || ownerNow() !== owner) return null
  return row.output
}

/**
 * Deletes the answers of everyone except the signed-in person, answers that are too old, and the
 * oldest ones above the limit.
 */
export function forgetOthers(): Promise<void> {
  return within('readwrite', (rows) => {
    const owner = ownerNow()
    const own: { key: IDBValidKey; row: Row }[] = []
    const cursor = rows.openCursor()
    cursor.addEventListener('success', () => {
      const at = cursor.result
      if (at === null) return dropSurplus(rows, own)
      const row = v.safeParse(Row, at.value)
      if (isOf(at.key, owner) && row.success) own.push({ key: at.key, row: row.output })
      else at.delete()
      at.continue()
    })
  })
}

function dropSurplus(rows: IDBObjectStore, own: { key: IDBValidKey; row: Row }[]): void {
  let size = 0
  for (const { key, row } of own.toSorted((one, other) => other.row.at - one.row.at)) {
    size += row.text.length
    if (size > MOST || Date.now() - row.at > KEPT_MS) rows.delete(key)
  }
}
