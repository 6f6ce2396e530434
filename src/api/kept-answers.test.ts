/** The answers of reads that the device keeps for one person, until they sign out. */
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { signedIn, signedOut } from '#src/domain/auth-flow.ts'
import { openFakeDevice } from '#tests/fixtures/device/fake-device.fixture.ts'
import type { FakeStorage } from '#tests/fixtures/device/fake-storage.fixture.ts'

const OLENA = '+380501112233'
const TARAS = '+380507778899'
const DAY_MS = 24 * 60 * 60_000

type Kept = typeof import('./kept-answers.ts')

let storage: FakeStorage

const signIn = (phone: string): unknown =>
  storage.items.set(
    'auth-storage',
    JSON.stringify(signedIn(signedOut, { access_token: 'A', refresh_token: 'R' }, phone)),
  )
const signOut = (): unknown => storage.items.delete('auth-storage')

/** A tab of the device, with its own instances of the modules. */
async function openTab(): Promise<Kept> {
  vi.resetModules()
  return import('./kept-answers.ts')
}

/** Keys and values as they are in the database. */
async function rows(): Promise<Map<string, unknown>> {
  const { createStore, entries } = await import('idb-keyval')
  return new Map(await entries<string, unknown>(createStore('pulse-last-seen', 'answers')))
}

beforeEach(() => {
  ;({ storage } = openFakeDevice())
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  signIn(OLENA)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('the store returns the last kept answer, with its time', async () => {
  const tab = await openTab()
  await tab.keepAnswer(OLENA, 'day', ['one'])
  vi.setSystemTime(5000)
  await tab.keepAnswer(OLENA, 'day', ['one', 'two'])
  expect(await tab.keptAnswer(OLENA, 'day')).toEqual({ at: 5000, text: '["one","two"]' })
  expect(await tab.keptAnswer(OLENA, 'week')).toBeNull()
})

it('the store returns nothing to another person, or to nobody', async () => {
  const tab = await openTab()
  await tab.keepAnswer(OLENA, 'day', 'hers')
  signIn(TARAS)
  expect(await tab.keptAnswer(TARAS, 'day')).toBeNull()
  expect(await tab.keptAnswer(OLENA, 'day')).toBeNull()
  signOut()
  expect(await tab.keptAnswer(OLENA, 'day')).toBeNull()
})

it('the store lists the answers of the signed-in person by call, without those that are too old', async () => {
  const tab = await openTab()
  await tab.keepAnswer(OLENA, 'day', 'old')
  vi.setSystemTime(7 * DAY_MS + 1)
  await tab.keepAnswer(OLENA, 'week', 'hers')
  const week = { at: 7 * DAY_MS + 1, text: '"hers"' }
  expect(await tab.keptAnswers(OLENA)).toEqual(new Map([['week', week]]))
  signIn(TARAS)
  await tab.keepAnswer(TARAS, 'day', 'his')
  expect(await tab.keptAnswers(OLENA)).toEqual(new Map())
  expect([...(await tab.keptAnswers(TARAS)).keys()]).toEqual(['day'])
})

it('a logout removes the answers of that person, and keeps those of the person who is signed in', async () => {
  const tab = await openTab()
  await tab.keepAnswer(OLENA, 'day', 'hers')
  signIn(TARAS)
  await tab.keepAnswer(TARAS, 'day', 'his')
  await tab.forgetOthers()
  expect([...(await rows()).keys()]).toEqual([`${TARAS} day`])
  signOut()
  await tab.forgetOthers()
  expect(await rows()).toEqual(new Map())
})

it('an answer that is kept during the logout in another tab is gone after the logout', async () => {
  const [tab, other] = [await openTab(), await openTab()]
  // The cleanup of the other tab ends once the database is open; this tab writes after it.
  await other.forgetOthers()
  const keeping = tab.keepAnswer(OLENA, 'day', 'hers')
  signOut()
  await Promise.all([keeping, other.forgetOthers()])
  await tab.keepAnswer(OLENA, 'week', 'hers')
  expect(await rows()).toEqual(new Map())
})

it('answers older than a week are not returned', async () => {
  const tab = await openTab()
  await tab.keepAnswer(OLENA, 'day', 'hers')
  vi.setSystemTime(7 * DAY_MS)
  expect(await tab.keptAnswer(OLENA, 'day')).not.toBeNull()
  vi.setSystemTime(7 * DAY_MS + 1)
  expect(await tab.keptAnswer(OLENA, 'day')).toBeNull()
  await tab.forgetOthers()
  expect(await rows()).toEqual(new Map())
})

it('the store keeps at most two million characters and drops the oldest answers', async () => {
  const tab = await openTab()
  for (let day = 0; day < 6; day++) {
    vi.setSystemTime(day)
    await tab.keepAnswer(OLENA, `day ${day}`, 'a'.repeat(400_000))
  }
  await tab.keepAnswer(OLENA, 'too much', 'a'.repeat(600_000))
  await tab.forgetOthers()
  const days = [2, 3, 4, 5]
  expect([...(await rows()).keys()]).toEqual(days.map((day) => `${OLENA} day ${day}`))
})

it.each([
  ['no row', 'text'],
  ['a row of another version', { time: 1 }],
])('an entry that is %s is ignored and deleted', async (_, value) => {
  const tab = await openTab()
  await tab.keepAnswer(OLENA, 'day', 'hers')
  const { createStore, set } = await import('idb-keyval')
  await set(`${OLENA} day`, value, createStore('pulse-last-seen', 'answers'))
  expect(await tab.keptAnswer(OLENA, 'day')).toBeNull()
  await tab.forgetOthers()
  expect(await rows()).toEqual(new Map())
})

it.each([
  ['missing', undefined],
  [
    'blocked',
    {
      open: () => {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    },
  ],
])('a database that is %s causes no error', async (_, indexedDB) => {
  vi.stubGlobal('indexedDB', indexedDB)
  const tab = await openTab()
  await tab.keepAnswer(OLENA, 'day', 'hers')
  await tab.forgetOthers()
  expect(await tab.keptAnswer(OLENA, 'day')).toBeNull()
})

it('an answer for which the database has no room is not kept, and the earlier one stays', async () => {
  const tab = await openTab()
  await tab.keepAnswer(OLENA, 'day', 'first')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  await tab.keepAnswer(OLENA, 'day', 'second')
  await tab.keepAnswer(OLENA, 'week', 'second')
  expect(await tab.keptAnswer(OLENA, 'day')).toEqual({ at: 0, text: '"first"' })
  expect(await tab.keptAnswer(OLENA, 'week')).toBeNull()
})
