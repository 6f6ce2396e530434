/** `npm run mock`: what it serves, and to whom. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { runScript } from '#tests/fixtures/mock/servers.fixture.ts'
import { ROOT } from '#tests/support/paths.ts'

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
  const script = ['mocks/build/run.ts', '--port', String(port), ...args]
  running.push(spawn(process.execPath, script, { cwd: ROOT, stdio: 'ignore' }))
  await vi.waitFor(() => fetch(`http://localhost:${port}/v1/users/me`), { timeout: 60_000 })
  return port
}

beforeAll(async () => {
  ;[alone, open] = await Promise.all([start(), start('--host')])
}, 60_000)
afterAll(() => running.forEach((one) => one.kill()))

test('it serves its contract as a page, without CORS', async () => {
  const page = await fetch(`http://localhost:${alone}/`)
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('access-control-allow-origin')).toBeNull()
  expect(await page.text()).toContain('Sign in with phone and password')
})

test('it serves the contract for other tools, with itself as the server', async () => {
  const file = await fetch(`http://localhost:${alone}/contract.json`)
  expect(file.headers.get('access-control-allow-origin')).toBe('*')
  expect(await file.json()).toMatchObject({ servers: [{ url: `http://localhost:${alone}` }] })
})

test('12.30: it serves only the API, and only to this machine unless it has --host', async () => {
  for (const path of ['/index.html', '/src/main.tsx', '/package.json', '/@fs/etc/hostname'])
    expect([path, (await fetch(`http://localhost:${alone}${path}`)).status]).toEqual([path, 404])
  await expect(fetch(`http://${ELSEWHERE}:${alone}/v1/users/me`)).rejects.toThrow('fetch failed')
  expect((await fetch(`http://${ELSEWHERE}:${open}/v1/users/me`)).status).toBe(401)
})

test('it prints one line for a port that is taken', async () => {
  const { code, refused } = await runScript('mocks/build/run.ts', '--port', String(alone))
  expect(refused.trim()).toMatch(/^Port \d+ is taken: npm run mock -- --port \d+$/)
  expect(code).toBe(2)
})
