/** Without a network, a read returns a kept answer that this version can read, or nothing. */
import { IDBFactory } from 'fake-indexeddb'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { signedIn, signedOut } from '#src/domain/auth-flow.ts'
import { openFakeDevice } from '#tests/fixtures/device/fake-device.fixture.ts'

const owner = '+380501112233'
const call = { owner, operation: 'GET /v1/users/{id}', asked: { path: { id: 'a' } } } as const
const Named = v.object({ name: v.string() })

type Page = typeof import('./offline-reads.ts') & typeof import('./kept-answers.ts')

async function openPage(): Promise<Page> {
  vi.resetModules()
  return { ...(await import('./offline-reads.ts')), ...(await import('./kept-answers.ts')) }
}

beforeEach(() => {
  const { storage } = openFakeDevice()
  vi.stubGlobal('indexedDB', new IDBFactory())
  const session = signedIn(signedOut, { access_token: 'A', refresh_token: 'R' }, owner)
  storage.items.set('auth-storage', JSON.stringify(session))
})
afterEach(() => vi.unstubAllGlobals())

it('the store returns an answer to the same call, and to no other', async () => {
  const page = await openPage()
  await page.keep(call, { answer: { name: 'Олена' } })
  expect(await page.lastSeen(call, Named)).toMatchObject({ answer: { name: 'Олена' } })
  const other = { ...call, asked: { path: { id: 'b' } } }
  expect(await page.lastSeen(other, Named)).toBeNull()
})

it('remembers that there was nothing (404)', async () => {
  const page = await openPage()
  await page.keep(call, { missing: true })
  expect(await page.lastSeen(call, Named)).toMatchObject({ missing: true })
})

it('an answer that breaks this version’s contract is ignored', async () => {
  const page = await openPage()
  await page.keep(call, { answer: { title: 'Олена' } })
  expect(await page.lastSeen(call, Named)).toBeNull()
})

const period = (start_date: string, end_date: string, skip: number, limit: number) =>
  ({
    owner,
    operation: 'GET /v1/coaches/{id}/sessions',
    asked: { path: { id: 'coach' }, query: { start_date, end_date, skip, limit } },
  }) as const
const day = period('2027-03-03', '2027-03-03', 0, 100)
const Sessions = v.array(v.object({ id: v.string() }))
const inWeek = { id: 'in the week', time_slot: { date: '2027-03-03' } }

async function keepWeek(page: Page): Promise<void> {
  await page.keep(period('2027-03-01', '2027-03-07', 0, 100), { answer: [inWeek] })
  await page.keep(period('2027-03-01', '2027-03-07', 1, 1), { answer: [] })
}

it('a call without an answer of its own is answered from a wider one', async () => {
  const page = await openPage()
  await keepWeek(page)
  expect(await page.lastSeen(day, Sessions)).toMatchObject({ answer: [{ id: 'in the week' }] })
  const Titled = v.array(v.object({ title: v.string() }))
  expect(await page.lastSeen(day, Titled)).toBeNull()
})

it.each([{ answer: [] }, { missing: true } as const])(
  'a call with an answer of its own is not answered from a wider one: %o',
  async (outcome) => {
    const page = await openPage()
    await page.keep(day, outcome)
    await keepWeek(page)
    expect(await page.lastSeen(day, Sessions)).toMatchObject(outcome)
  },
)
