/** Each operation is answered by the mock or by the real server, as chosen; departures are logged. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { openTwoServers, type TwoServers } from './two-servers.fixture.ts'

const ME = 'GET /v1/users/me'
const MUSCLES = 'GET /v1/programs/muscles'

let two: TwoServers

/** A token that the server issues, and one of the mock. */
const tokenThere = async () => (await two.thereControl.session('coach'))?.token ?? ''
const tokenHere = async () => (await two.control.session('coach'))?.token

/** Who answered which operation, in order, and what broke the contract. */
const log = async (): Promise<string[]> =>
  (await two.control.requests()).map(
    ({ from, operation, status, violation }) =>
      `${from} ${operation} ${status}${violation === null ? '' : `: ${violation}`}`,
  )

/** Departures are printed, too. */
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {})

beforeEach(async () => {
  two = await openTwoServers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the choice refuses any other word, and is the mock again when a scenario starts', async () => {
  await two.control.server(ME)
  const refused = two.control.server('users', 'GET /v1/nothing')
  await expect(refused).rejects.toThrow('No such operations: GET /v1/nothing')
  expect((await two.control.settings()).server).toEqual([ME])
  await two.control.scenario('empty')
  expect((await two.control.settings()).server).toEqual([])
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
    two.here.upstream = undefined
    expect((await two.call(ME, await tokenHere())).status).toBe(200)
    expect((await log()).at(-1)).toBe(`mock ${ME} 200`)
  })

  test('an error of the server reaches the app unchanged, with its Retry-After', async () => {
    await two.control.server('auth')
    await two.thereControl.fault('POST', '/v1/auth/login', 429)
    const body = { phone: '+380671112233', password: 'Wrong2026!' }
    const refused = await two.call('POST /v1/auth/login', null, body)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
    const hidden = { phone: '•••', password: '•••' }
    const [entry] = await two.control.requests()
    expect(entry).toMatchObject({ from: 'server', violation: null, request: hidden })
  })

  test('to the server can be broken, delayed and repeated, too', async () => {
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
    await two.control.latency(0)
    const entry = (await two.control.requests()).at(-1)
    expect(await two.control.replay(entry?.id ?? 0)).toMatchObject({ from: 'server', status: 200 })
  })
})

describe('an answer that breaks the contract is logged and reaches the product unchanged:', () => {
  const json = (body: string, status = 200): Response =>
    new Response(body, { status, headers: { 'content-type': 'application/json' } })
  const renamed = async (right: Response): Promise<Response> =>
    json((await right.text()).replace('"first_name"', '"firstName"'))
  const page = () => new Response('<h1>', { headers: { 'content-type': 'text/html' } })

  test.each([
    ['a field under another name', renamed, 'answers first_name must have'],
    ['an undocumented status', () => json('{}', 202), 'answers 202, which it does not document'],
    ['a page', page, 'answers 200 with text/html, not JSON'],
    ['truncated JSON', () => json('{"id":'), '200 with a body that is not JSON'],
    ['nothing', () => json(''), 'has no body'],
  ])('%s', async (_, change, departure) => {
    const consoleError = quiet()
    two = await openTwoServers(change)
    await two.control.server(ME)
    const token = await tokenThere()
    const answer = await two.call(ME, token)
    expect(consoleError).toHaveBeenCalledWith(expect.stringContaining(departure))
    const [first] = await log()
    expect(first).toMatch(/^server GET .v1.users.me \d+: /)
    expect(first).toContain(departure)
    expect(two.there.log.entries()).toHaveLength(1)
    const sent = await change(json('{"first_name":"Олена"}'))
    const head = ({ status, headers }: Response) => `${status} ${headers.get('content-type')}`
    expect(head(answer)).toBe(head(sent))
    if (change === renamed) {
      expect(await answer.json()).toMatchObject({ firstName: 'Олена' })
      // The person is recognised all the same.
      expect((await two.call(MUSCLES, token)).status).toBe(200)
    } else expect(await answer.text()).toBe(await sent.text())
  })

  test('a redirect is not followed, and an unreachable server is a broken connection', async () => {
    quiet()
    two = await openTwoServers((_, call) => {
      if (call === ME) return new Response(null, { status: 302 })
      throw new Error('ECONNREFUSED')
    })
    await two.control.server('users')
    expect((await two.call(ME)).type).toBe('error')
    expect((await two.call('GET /v1/users/olena-koval')).type).toBe('error')
    expect(await log()).toEqual([
      `server ${ME} 0: answers a redirect, which is not followed`,
      'server GET /v1/users/{id} 0: does not answer: ECONNREFUSED',
    ])
  })
})

describe('a token of the server', () => {
  test('is unknown while the mock answers everything; then it signs the person in, and is checked once', async () => {
    const token = await tokenThere()
    expect((await two.call(ME, token)).status).toBe(401)
    expect(two.there.log.entries()).toEqual([])
    await two.control.server('auth')
    const answers = await Promise.all([two.call(MUSCLES, token), two.call(ME, token)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await two.call(MUSCLES, token)
    expect(two.there.log.entries()).toHaveLength(1)
  })

  test('is forgotten when the server refuses it; a token of the mock is not', async () => {
    await two.control.server(ME)
    const [theirs, ours] = [await tokenThere(), await tokenHere()]
    expect((await two.call(MUSCLES, theirs)).status).toBe(200)
    await two.there.store.run(({ db }) => db.tokens.removeWhere(() => true))
    for (const token of [theirs, ours]) expect((await two.call(ME, token)).status).toBe(401)
    expect((await two.call(MUSCLES, theirs)).status).toBe(401)
    expect((await two.call(MUSCLES, ours)).status).toBe(200)
  })

  test('does not sign the user out when the server does not say whose the token is', async () => {
    const consoleError = quiet()
    await two.control.server('auth')
    const token = await tokenThere()
    await two.thereControl.fault('GET', '/v1/users/me', 500, 1)
    expect((await two.call(MUSCLES, token)).status).toBe(500)
    expect(consoleError.mock.calls.flat().join()).toContain('did not say whose token this is')
    // The next call checks it again.
    expect((await two.call(MUSCLES, token)).status).toBe(200)
  })
})
