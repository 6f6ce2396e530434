/** A page that is left during a transaction does not keep other pages waiting, and loses nothing. */
import { IDBFactory, IDBObjectStore, IDBTransaction } from 'fake-indexeddb'
import { promisifyRequest } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { openFakeDevice, type FakeWindow } from '#tests/fixtures/device/fake-device.fixture.ts'

import { openPageDatabase } from './page-database.ts'

type Database = ReturnType<typeof openPageDatabase>

let page: FakeWindow
let left: Database
/** Of another page, which is never left. */
let other: Database

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  openFakeDevice()
  other = openPageDatabase('notes', 'rows')
  ;({ page } = openFakeDevice())
  left = openPageDatabase('notes', 'rows')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const read = (database: Database): Promise<unknown> =>
  database('readonly', (rows) => promisifyRequest<unknown>(rows.get('note')))

const write = (database: Database, text: string): Promise<void> =>
  database('readwrite', (rows) => {
    rows.put(text, 'note')
    return promisifyRequest(rows.transaction)
  })

/** Writes only after many reads, so that the page can be left before the end. */
function writeSlowly(): { begun: Promise<void>; done: Promise<void> } {
  const begun = Promise.withResolvers<void>()
  const done = left('readwrite', async (rows) => {
    begun.resolve()
    for (let at = 0; at < 20; at++) await promisifyRequest(rows.get('note'))
    rows.put('mine', 'note')
    await promisifyRequest(rows.transaction)
  })
  return { begun: begun.promise, done }
}

/** Another page can write meanwhile; the write is made once its own page is shown again. */
async function isMadeOnceShown(writing: Promise<void>): Promise<void> {
  await write(other, 'theirs')
  expect(await read(other)).toBe('theirs')
  page.shown({ persisted: true })
  await writing
  expect(await read(other)).toBe('mine')
}

test('a write that is under way when the page is left is made once the page is shown again', async () => {
  const { begun, done } = writeSlowly()
  await begun
  page.left()
  await isMadeOnceShown(done)
})

test('a page that was left starts no transaction until it is shown again', async () => {
  page.left()
  await isMadeOnceShown(write(left, 'mine'))
})

test('a write waits, too, if the page is left while the database opens', async () => {
  const writing = write(left, 'mine')
  page.left()
  await isMadeOnceShown(writing)
})

test('a transaction that has begun before the page is first shown is aborted, too', async () => {
  const begun = Promise.withResolvers<void>()
  const over = new AbortController()
  const reading = left('readwrite', async (rows) => {
    begun.resolve()
    while (!over.signal.aborted) await promisifyRequest(rows.get('note'))
  })
  await begun.promise
  page.shown({ persisted: false })
  page.left()
  await write(other, 'theirs')
  over.abort()
  page.shown({ persisted: true })
  await reading
})

test('a transaction that can no longer be aborted ends by itself', async () => {
  const { begun, done } = writeSlowly()
  await begun
  vi.spyOn(IDBTransaction.prototype, 'abort').mockImplementation(() => {
    throw new DOMException('It is being committed', 'InvalidStateError')
  })
  page.left()
  await done
  expect(await read(other)).toBe('mine')
})

test('a write that has ended is not repeated', async () => {
  await write(left, 'mine')
  await write(other, 'theirs')
  page.left()
  page.shown({ persisted: true })
  expect(await read(left)).toBe('theirs')
})

test('a database that the browser has closed, as while the phone slept, is opened again', async () => {
  const open = vi.spyOn(indexedDB, 'open')
  const close = (): void => open.mock.results.forEach(({ value }) => value.result.close())
  await write(left, 'before')
  close()
  await write(left, 'after')
  expect(await read(other)).toBe('after')

  close()
  open.mockImplementationOnce(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
  })
  await expect(write(left, 'lost')).rejects.toThrow('server lost')
  await write(left, 'found')
  expect(await read(other)).toBe('found')
})

test('an error of the database is reported, also on a page that was left before', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  await expect(write(left, 'mine')).rejects.toThrow('Full')
  page.left()
  page.shown({ persisted: true })
  await expect(write(left, 'mine')).rejects.toThrow('Full')
  expect(put).toHaveBeenCalledTimes(4)
})
