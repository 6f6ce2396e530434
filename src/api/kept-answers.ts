/** The answers that the device keeps for use without a network, in IndexedDB (decision 96). */
import * as v from 'valibot'

import { openPageDatabase } from '#src/device/page-database.ts'
import { isSignedIn } from '#src/domain/auth-flow.ts'

import { readAuth } from './auth.ts'
import { KEPT_ANSWERS } from './kept-answers-name.ts'

/** An answer as text, and when it was read. */
const Row = v.object({ at: v.number(), text: v.string() })
export type Row = v.InferOutput<typeof Row>

/** Older answers are deleted. */
const KEPT_MS = 7 * 24 * 60 * 60_000

/** The limit for the characters of all texts together. */
const MOST = 2_000_000

const store = openPageDatabase(KEPT_ANSWERS, 'answers')

/** The person who may read and write now, by the stored session, which any tab may have changed. */
export function ownerNow(): string | null {
  const session = readAuth()
  return isSignedIn(session) ? session.phone : null
}

const keyOf = (owner: string, call: string): string => `${owner} ${call}`

/** The call in a key; null if the key is another person's. */
function callIn(key: IDBValidKey, owner: string | null): string | null {
  if (owner === null || typeof key !== 'string') return null
  const start = keyOf(owner, '')
  return key.startsWith(start) ? key.slice(start.length) : null
}

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

/** A stored value as a row; null if it is malformed or too old. */
function rowIn(value: unknown): Row | null {
  const { success, output } = v.safeParse(Row, value)
  return success && Date.now() - output.at <= KEPT_MS ? output : null
}

/** The kept answer of a call; null if there is none that can be used. */
export async function keptAnswer(owner: string, call: string): Promise<Row | null> {
  let found: unknown
  await within('readonly', (rows) => {
    const request = rows.get(keyOf(owner, call))
    request.addEventListener('success', () => (found = request.result))
  })
  return ownerNow() === owner ? rowIn(found) : null
}

/** All kept answers of a person that can be used, by call. */
export async function keptAnswers(owner: string): Promise<ReadonlyMap<string, Row>> {
  const found = new Map<string, Row>()
  await within('readonly', (rows) =>
    eachOf(rows, (cursor) => {
      const [call, row] = [callIn(cursor.key, owner), rowIn(cursor.value)]
      if (call !== null && row) found.set(call, row)
    }),
  )
  return ownerNow() === owner ? found : new Map()
}

/** Visits all rows, and calls `end` after the last. */
function eachOf(
  rows: IDBObjectStore,
  visit: (row: IDBCursorWithValue) => void,
  end = (): void => {},
): void {
  const request = rows.openCursor()
  request.addEventListener('success', () => {
    const cursor = request.result
    if (cursor === null) return end()
    visit(cursor)
    cursor.continue()
  })
}

/**
 * Deletes the answers of everyone except the signed-in person, answers that are too old, and the
 * oldest ones above the limit.
 */
export function forgetOthers(): Promise<void> {
  return within('readwrite', (rows) => {
    const owner = ownerNow()
    const own: { key: IDBValidKey; row: Row }[] = []
    const visit = (cursor: IDBCursorWithValue): void => {
      const row = callIn(cursor.key, owner) === null ? null : rowIn(cursor.value)
      if (row) own.push({ key: cursor.key, row })
      else cursor.delete()
    }
    eachOf(rows, visit, () => dropSurplus(rows, own))
  })
}

function dropSurplus(rows: IDBObjectStore, own: { key: IDBValidKey; row: Row }[]): void {
  let size = 0
  for (const { key, row } of own.toSorted((one, other) => other.row.at - one.row.at)) {
    size += row.text.length
    if (size > MOST) rows.delete(key)
  }
}
