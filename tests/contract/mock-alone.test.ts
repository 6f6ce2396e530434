/** `npm run mock`: what it serves, and to whom. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { remoteControl } from '#mocks/engine/control/remote-control.ts'
import { ROOT } from '#tests/support/paths.ts'

import { rawCall } from './raw-call.ts'

/** An address of this machine other than that of `localhost`. */
const ELSEWHERE =
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2'

const running: ChildProcess[] = []
/** Without arguments, and with `--host`. */
let alone = 0
let open = 0

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port')
  return address.port
}

/** Starts it, and waits until it answers; returns its port. */
async function start(...args: string[]): Promise<number> {
  const port = await freePort()
  running.push(
    spawn(process.execPath, ['mocks/build/run.ts', '--port', String(port), ...args], {
      cwd: ROOT,
      stdio: 'ignore',
    }),
  )
  await vi.waitFor(() => fetch(`http://localhost:${port}/v1/users/me`), { timeout: 60_000 })
  return port
}

beforeAll(async () => {
  ;[alone, open] = await Promise.all([start(), start('--host')])
}, 60_000)

afterAll(() => {
  for (const server of running) server.kill()
})

test('it serves its contract as a page, without CORS', async () => {
  const page = await fetch(`http://localhost:${alone}/`)
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('access-control-allow-origin')).toBeNull()
  expect(await page.text()).toContain('Sign in with phone and password')
  expect((await fetch(`http://localhost:${alone}/`, { method: 'POST' })).status).toBe(404)
})

test('a HEAD is answered as its GET, without a body', async () => {
  const coach = await remoteControl(`http://localhost:${alone}`).session('coach')
  const headers = { authorization: `Bearer ${coach?.token}` }
  for (const [path, status] of [
    ['/', 200],
    ['/v1/users/me', 200],
    ['/v1/users/nobody', 404],
    ['/index.html', 404],
  ] as const) {
    const [get, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) =>
        fetch(`http://localhost:${alone}${path}`, { method, headers }),
      ),
    )
    expect([path, head?.status, get?.status]).toEqual([path, status, status])
    expect(head?.headers.get('content-type')).toBe(get?.headers.get('content-type'))
    expect(await head?.text()).toBe('')
  }
})

test.each([
  ['a port that is taken', () => String(alone), /^Port \d+ is taken: npm run mock -- --port \d+$/],
  ['a port that is not a number', () => 'http', /^http is not a port: up to 65535$/],
  ['a number that is not a port', () => '65536', /^65536 is not a port: up to 65535$/],
])('prints one line for %s', async (_, port, message) => {
  const starting = spawn(process.execPath, ['mocks/build/run.ts', '--port', port()], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [code]] = await Promise.all([text(starting.stderr), once(starting, 'close')])
  expect(said.trim()).toMatch(message)
  expect(code).toBe(2)
})

test('12.30: it serves only the API, and only to this machine', async () => {
  const origin = `http://localhost:${alone}`
  for (const path of ['/index.html', '/src/main.tsx', '/package.json', '/@fs/etc/hostname'])
    expect([path, (await fetch(origin + path)).status]).toEqual([path, 404])
  const refused = await fetch(`${origin}/v1/users/me`)
  expect(refused.headers.get('access-control-allow-origin')).toBe('*')
  await expect(fetch(`http://${ELSEWHERE}:${alone}/v1/users/me`)).rejects.toThrow('fetch failed')
})

test('12.30: --host opens it to the network', async () => {
  expect((await fetch(`http://${ELSEWHERE}:${open}/v1/users/me`)).status).toBe(401)
})

test('12.30: a page of a foreign host name that resolves to it cannot use its control', async () => {
  const settings = (headers: Record<string, string>): Promise<number> =>
    rawCall(`http://localhost:${alone}/__mock/settings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '[]',
    }).then(({ status }) => status)
  expect(await settings({})).toBe(200)
  expect(await settings({ host: 'rebound.example' })).toBe(403)
  expect(await settings({ host: 'a.example', origin: 'http://a.example' })).toBe(403)
  expect(await settings({ host: 'localhost.a.example' })).toBe(403)
})

test('12.30: an unknown method and an invalid host are refused with an answer', async () => {
  const url = `http://localhost:${alone}/v1/users/me`
  const ask = (method: string, headers: Record<string, string>): Promise<number> =>
    rawCall(url, { method, headers, body: '' }).then(({ status }) => status)
  expect(await ask('TRACE', {})).toBe(405)
  expect(await ask('GET', { host: 'a b' })).toBe(400)
  expect(await ask('GET', {})).toBe(401)
})
