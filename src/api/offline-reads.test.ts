/** Without a network, a read returns a kept answer that this version can read, or nothing. */
import { QueryClient } from '@tanstack/react-query'
import { IDBFactory } from 'fake-indexeddb'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { signedIn, signedOut } from '#src/domain/auth-flow.ts'
import { openFakeDevice } from '#tests/fixtures/device/fake-device.fixture.ts'

const owner = '+380501112233'
const call = { owner, operation: 'GET /v1/users/{id}', asked: { path: { id: 'a' } } } as const
const Named = v.object({ name: v.string() })

type Page = typeof import('./offline-reads.ts') &
  typeof import('./kept-answers.ts') &
  typeof import('./with-kept-answer.ts')

async function openPage(): Promise<Page> {
  vi.resetModules()
  return {
    ...(await import('./offline-reads.ts')),
    ...(await import('./kept-answers.ts')),
    ...(await import('./with-kept-answer.ts')),
  }
}

beforeEach(() => {
  const { storage } = openFakeDevice()
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 })
  const session = signedIn(signedOut, { access_token: 'A', refresh_token: 'R' }, owner)
  storage.items.set('auth-storage', JSON.stringify(session))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

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

const OWN = [{ answer: [] }, { missing: true }] as const

it.each(OWN)('the own answer of a call is returned if it is the latest: %o', async (outcome) => {
  const page = await openPage()
  await keepWeek(page)
  vi.setSystemTime(2000)
  await page.keep(day, outcome)
  expect(await page.lastSeen(day, Sessions)).toEqual({ ...outcome, at: 2000 })
})

it.each(OWN)('a wider answer that was read later replaces the own one: %o', async (outcome) => {
  const page = await openPage()
  await page.keep(day, outcome)
  vi.setSystemTime(2000)
  await keepWeek(page)
  expect(await page.lastSeen(day, Sessions)).toEqual({ answer: [{ id: inWeek.id }], at: 2000 })
})

it('a session is returned as it was read last, by its id or in a list', async () => {
  const page = await openPage()
  const operation = 'GET /v1/calendar/sessions/{id}'
  const byId = { owner, operation, asked: { path: { id: inWeek.id } } } as const
  const Titled = v.object({ title: v.string() })
  await page.keep(byId, { answer: { title: 'read first' } })
  vi.setSystemTime(2000)
  await page.keep(day, { answer: [{ ...inWeek, title: 'in the list' }] })
  expect(await page.lastSeen(byId, Titled)).toEqual({ answer: { title: 'in the list' }, at: 2000 })
  vi.setSystemTime(3000)
  await page.keep(byId, { answer: { title: 'read last' } })
  expect(await page.lastSeen(byId, Titled)).toEqual({ answer: { title: 'read last' }, at: 3000 })
})

it('a page of a list whose other pages are not kept does not begin another list', async () => {
  const page = await openPage()
  await keepWeek(page)
  vi.setSystemTime(2000)
  const alone = { id: 'alone', time_slot: { date: '2027-03-03' } }
  await page.keep(day, { answer: [alone] })
  expect(await page.lastSeen(day, Sessions)).toEqual({ answer: [{ id: inWeek.id }], at: 1000 })
})

/** The reads of a screen that is open. */
async function openScreen() {
  vi.stubGlobal('__MOCKS__', 'none')
  vi.stubGlobal('document', new EventTarget())
  const page = await openPage()
  const { signal } = new AbortController()
  const context = { client: new QueryClient(), queryKey: [], signal, meta: undefined }
  return { ...page, kept: page.withKeptAnswer(call.operation, context) }
}

it('a 404 is kept, too: without a network the read fails with it again', async () => {
  const { lastSeen, kept } = await openScreen()
  const { ApiError } = await import('#src/api/operation.ts')
  const { noteScreen } = await import('#src/device/page.ts')
  await noteScreen()
  const none = new ApiError(call.operation, 'status', new Response(null, { status: 404 }))
  await expect(kept?.answer(call.asked, Named, Promise.reject(none))).rejects.toBe(none)
  await vi.waitFor(async () => expect(await lastSeen(call, Named)).not.toBeNull())
  const offline = new ApiError(call.operation, 'network')
  await expect(kept?.answer(call.asked, Named, Promise.reject(offline))).rejects.toMatchObject({
    status: 404,
  })
})

it('a call that hangs is answered from the device after 5 s, the next one after 1 s', async () => {
  const { keep, kept } = await openScreen()
  await keep(call, { answer: { name: 'Олена' } })
  const waits: number[] = []
  vi.stubGlobal('setTimeout', (over: () => void, ms: number) => {
    waits.push(ms)
    over()
  })
  const hanging = new Promise<never>(() => {})
  for (const limit of [5000, 1000]) {
    expect(await kept?.answer(call.asked, Named, hanging)).toEqual({ name: 'Олена' })
    expect(waits.splice(0)).toEqual([limit])
  }
})
