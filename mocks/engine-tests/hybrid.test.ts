/** Each operation is answered by the mock or by the real server, as chosen. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { operations } from '#mocks/engine/contract.ts'
import { startScenario } from '#mocks/engine/server-state.ts'
import { product } from '#mocks/pulse-product.ts'

import { createDb } from '../db/db.ts'
import { COACH_ID } from '../seed/personas.ts'
import { openTwoServers, type TwoServers } from './two-servers.fixture.ts'

const ME = 'GET /v1/users/me'
const MUSCLES = 'GET /v1/programs/muscles'

let two: TwoServers

/** The tokens that the server issues. */
const tokenThere = async (persona: 'coach' | 'client' = 'coach'): Promise<string> =>
  (await two.thereControl.session(persona))?.token ?? ''

/** Who answered which operation, in order. */
const log = async (): Promise<string[]> =>
  (await two.control.requests()).map(
    ({ from, operation, status }) => `${from} ${operation} ${status}`,
  )

beforeEach(async () => {
  two = await openTwoServers()
})
afterEach(() => void vi.useRealTimers())

describe('the choice', () => {
  test.each([
    [['all'], operations.length],
    [[], 0],
    [[ME], 1],
    [['users', ME], 6],
  ])('by %j', async (words, count) => {
    await two.control.server(...words)
    expect((await two.control.settings()).server).toHaveLength(count)
  })

  test('refuses any other word, and changes nothing then', async () => {
    await two.control.server(ME)
    await expect(two.control.server('users', 'GET /v1/nothing')).rejects.toThrow(
      'No such operations: GET /v1/nothing',
    )
    expect((await two.control.settings()).server).toEqual([ME])
  })

  test('is the mock again when a scenario starts', async () => {
    await two.control.server('all')
    await two.control.scenario('empty')
    expect((await two.control.settings()).server).toEqual([])
  })
})

describe('a call', () => {
  test('goes to the server if its operation was chosen, otherwise to the mock', async () => {
    await two.control.server('users')
    const token = await tokenThere()
    await two.call('PATCH /v1/users/me', token, { first_name: 'Орися' })
    expect(await (await two.call(ME, token)).json()).toMatchObject({ first_name: 'Орися' })
    expect((await two.call(MUSCLES, token)).status).toBe(200)
    expect(await log()).toEqual([
      'server PATCH /v1/users/me 200',
      `server ${ME} 200`,
      // The mock looks up the owner of the token.
      `server ${ME} 200`,
      `mock ${MUSCLES} 200`,
    ])
    expect((await two.control.requests()).map(({ violation }) => violation)).toEqual(
      Array.from({ length: 4 }, () => null),
    )
  })

  test('an error of the server reaches the app unchanged, with its Retry-After', async () => {
    await two.control.server('auth')
    await two.thereControl.fault('POST', '/v1/auth/login', 429)
    const body = { phone: '+380671112233', password: 'Wrong2026!' }
    const refused = await two.call('POST /v1/auth/login', null, body)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
    expect((await two.control.requests())[0]).toMatchObject({
      from: 'server',
      violation: null,
      request: { phone: '•••', password: '•••' },
    })
  })

  test('to the server can be broken and delayed, too', async () => {
    await two.control.server('all')
    await two.control.fault('GET', '/v1/users/me', 500, 1)
    const token = await tokenThere()
    expect((await two.call(ME, token)).status).toBe(500)
    expect(two.there.log.entries()).toEqual([])
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    await two.control.latency(10_000)
    const delayed = two.call(ME, token)
    await vi.advanceTimersByTimeAsync(9_900)
    expect(two.there.log.entries()).toEqual([])
    await vi.advanceTimersByTimeAsync(100)
    expect((await delayed).status).toBe(200)
  })

  test('is sent to the server again by a replay', async () => {
    await two.control.server('all')
    await two.call(ME, await tokenThere())
    const [entry] = await two.control.requests()
    expect(await two.control.replay(entry?.id ?? 0)).toMatchObject({ from: 'server', status: 200 })
  })

  test('is answered by the mock where there is no server, whatever is chosen', async () => {
    two.here.upstream = undefined
    await two.control.server('all')
    const token = (await two.control.session('coach'))?.token
    expect((await two.call(ME, token)).status).toBe(200)
    expect(await log()).toEqual([`mock ${ME} 200`])
  })
})

describe('a token of the server', () => {
  test('signs the same person in on the mock, and is checked once', async () => {
    await two.control.server('auth')
    const token = await tokenThere()
    const answers = await Promise.all([two.call(MUSCLES, token), two.call(ME, token)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await two.call(MUSCLES, token)
    expect(two.there.log.entries()).toHaveLength(1)
    // This call is in the log, as every call to the server is.
    expect((await log()).filter((line) => line.startsWith('server'))).toEqual([`server ${ME} 200`])
  })

  test('a person who is not in the mock is added without any data', async () => {
    const token = await tokenThere()
    await two.here.store.replace({ ...(await startScenario(product, 'typical')), db: createDb() })
    await two.control.server('auth')
    expect(await (await two.call(ME, token)).json()).toMatchObject({
      first_name: 'Олена',
      role: 'coach',
      phone: '+380501112233',
    })
    const clients = await two.call(`GET /v1/coaches/${COACH_ID}/clients`, token)
    expect(await clients.json()).toEqual([])
  })

  test('a session that the server has ended is deleted', async () => {
    await two.control.server(ME)
    const token = await tokenThere()
    expect((await two.call(MUSCLES, token)).status).toBe(200)
    await two.there.store.run(({ db }) => db.tokens.removeWhere(() => true))
    expect((await two.call(ME, token)).status).toBe(401)
    expect((await two.call(MUSCLES, token)).status).toBe(401)
  })

  test('a token that the server does not know leaves a token of the mock unchanged', async () => {
    await two.control.server(ME)
    const token = (await two.control.session('coach'))?.token
    expect((await two.call(ME, token)).status).toBe(401)
    expect((await two.call(MUSCLES, token)).status).toBe(200)
  })

  test('does not sign the user out when the server does not say whose the token is', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    await two.control.server('auth')
    const token = await tokenThere()
    await two.thereControl.fault('GET', '/v1/users/me', 500, 1)
    expect((await two.call(MUSCLES, token)).status).toBe(500)
    expect(consoleError.mock.calls.flat().join()).toContain('did not say whose token this is')
    // The next call checks it again.
    expect((await two.call(MUSCLES, token)).status).toBe(200)
    consoleError.mockRestore()
  })

  test('is unknown while the mock answers everything', async () => {
    expect((await two.call(ME, await tokenThere())).status).toBe(401)
    expect(two.there.log.entries()).toEqual([])
  })
})
