/** `npm run mock`: what it serves, and to whom. */
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { runScript, startMock } from '#tests/fixtures/mock/servers.fixture.ts'

/** An address of this machine other than that of `localhost`. */
const ELSEWHERE =
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2'

/** With `--log`, and with `--host`. */
let alone: Awaited<ReturnType<typeof startMock>>
let open: typeof alone

beforeAll(async () => {
  // The first builds it, if need be.
  alone = await startMock('--log')
  open = await startMock('--host')
}, 60_000)
afterAll(() => [alone, open].forEach((one) => one.process.kill()))

test('it serves its contract as a page, without CORS', async () => {
  const page = await fetch(alone.origin)
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('access-control-allow-origin')).toBeNull()
  expect(await page.text()).toContain('Sign in with phone and password')
})

test('it serves the contract for other tools, with itself as the server', async () => {
  const file = await fetch(`${alone.origin}/contract.json`)
  expect(file.headers.get('access-control-allow-origin')).toBe('*')
  expect(await file.json()).toMatchObject({ servers: [{ url: alone.origin }] })
})

test('12.30: it serves only the API, and only to this machine unless it has --host', async () => {
  for (const path of ['/index.html', '/src/main.tsx', '/package.json', '/@fs/etc/hostname']) {
    const answer = await fetch(alone.origin + path)
    expect([path, answer.status]).toEqual([path, 404])
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await answer.json()).toMatchObject({ code: 'not_found' })
  }
  const elsewhere = ({ origin }: typeof alone) =>
    fetch(`${origin.replace('localhost', ELSEWHERE)}/v1/users/me`)
  await expect(elsewhere(alone)).rejects.toThrow('fetch failed')
  expect((await elsewhere(open)).status).toBe(401)
})

test('it says that it is well, and with --log a line for each call, without secrets', async () => {
  expect(await (await fetch(`${alone.origin}/health`)).text()).toBe('ok\n')
  await fetch(`${alone.origin}/v1/users/me?phone=123`)
  await vi.waitFor(() =>
    expect(alone.said()).toMatch(/Z 401 GET \/v1\/users\/me\?phone=••• \d+ ms\n/),
  )
  expect(open.said().split('\n')).toHaveLength(2)
  // What is no address is answered as an unknown one is, and the server goes on.
  const { port } = new URL(alone.origin)
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), 'localhost', () =>
      socket.write('GET *[ HTTP/1.1\r\nHost: mock\r\nConnection: close\r\n\r\n'),
    )
    socket.once('data', (bytes) => resolve(String(bytes)))
  })
  expect(answer).toContain('404')
  await vi.waitFor(() => expect(alone.said()).toMatch(/Z 404 GET no address \d+ ms\n/))
})

test('it prints one line for a port that is taken', async () => {
  const { port } = new URL(alone.origin)
  const { code, refused } = await runScript('mocks/build/run.js', '--port', port)
  expect(refused.trim()).toMatch(/^Port \d+ is taken: npm run mock -- --port \d+$/)
  expect(code).toBe(2)
})
