/**
 * `npm run contract -- --server URL --report FILE`: the report on a correct server, and on a wrong
 * one.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createHttpDoor } from '#mocks/engine/doors/http-door.ts'
import { newServer } from '#mocks/new-server.ts'
import { listening } from '#tests/support/listening.ts'
import { ROOT } from '#tests/support/paths.ts'

import { wrongServer, type WrongServer } from './wrong-server.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'pulse-report-'))
let mock: Server
let origin = ''
let wrong: WrongServer

const respond = (body: string, type = 'application/json'): Response =>
  new Response(body, { headers: { 'content-type': type } })

interface Reported {
  exitCode: number
  /** Its output. */
  said: string
  html: string
}

async function report(server: string, name: string): Promise<Reported> {
  const file = join(folder, name)
  const env = Object.entries(process.env).filter(([key]) => !key.startsWith('VITEST'))
  const args = ['tests/contract/run.ts', '--server', server, '--report', file]
  const running = spawn(process.execPath, args, {
    cwd: ROOT,
    env: Object.fromEntries(env),
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [said, [exitCode]] = await Promise.all([text(running.stdout), once(running, 'close')])
  return { exitCode, said, html: readFileSync(file, 'utf8') }
}

beforeAll(async () => {
  const door = createHttpDoor(await newServer())
  mock = createServer((request, response) => void door(request, response))
  origin = await listening(mock)
  wrong = wrongServer(origin, {
    'GET /v1/programs/muscles': (body) => respond(body.replaceAll('"name"', '"title"')),
    'POST /v1/auth/login': (body) => respond(body.replace('"access_token"', '"jwt"')),
    'GET /v1/clients/{id}/measurements': () =>
      respond('<script>alert(1)</script> Call +380991234567', 'text/html'),
  })
}, 60_000)

afterAll(() => {
  for (const server of [mock, wrong.server]) {
    server.closeAllConnections()
    server.close()
  }
  rmSync(folder, { recursive: true })
})

test(
  'on the mock everything passes, and all registered people are deleted',
  { timeout: 180_000 },
  async () => {
    const { exitCode, said, html } = await report(origin, 'mock.html')
    expect(exitCode).toBe(0)
    expect(said).toMatch(/(\d+) of \1 operations, (\d+) of \2 statuses/)
    expect(html).toContain('<strong>100 %</strong>')
    expect(html).not.toContain('does not hold')
    expect(html).toMatch(/<li>(\d+) of \1 people that were registered are deleted\.<\/li>/)
    expect(html).toContain('POST /v1/calendar/sessions ×')
  },
)

describe('on a wrong server', () => {
  let reported: Reported
  beforeAll(async () => {
    reported = await report(await listening(wrong.server), 'wrong.html')
  }, 180_000)

  test('it names the field that is missing under its name, with the call that shows it', () => {
    const { exitCode, html } = reported
    expect(exitCode).toBe(1)
    expect(html).toContain(
      '<a href="#GET-v1-programs-muscles"><code>GET /v1/programs/muscles 200</code></a>',
    )
    expect(html).toContain('the body /0 must have required property &#39;name&#39;')
    expect(html).toContain('&quot;title&quot;: &quot;')
  })

  test('it quotes what was received instead of JSON, without running it', () => {
    const { html } = reported
    expect(html).toContain('the type text/html is not documented')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; Call •••')
    expect(html).not.toContain('<script')
  })

  test('12.30: it contains no secret, under whatever name the server sends it', () => {
    const { html } = reported
    expect(html).toContain('&quot;jwt&quot;: &quot;•••&quot;')
    expect(wrong.secrets.size).toBeGreaterThan(50)
    const leaked = [...wrong.secrets].filter((secret) =>
      secret.length < 8 ? html.includes(`&quot;${secret}&quot;`) : html.includes(secret),
    )
    expect(leaked).toEqual([])
  })
})

test.each([
  [
    'a server that is not an address',
    ['--server', 'api.example'],
    'api.example is not an address of a server',
  ],
  [
    'a server that does not answer',
    ['--server', 'http://localhost:9'],
    'Nothing answers at http://localhost:9',
  ],
  ['a folder for a report', ['--report', folder], 'is a folder: name a file'],
  [
    'a folder that does not exist',
    ['--report', join(folder, 'none', 'a.html')],
    'cannot be written',
  ],
  ['an unknown option', ['--sever'], "Unknown option '--sever'"],
])('prints one line for %s, before any call', async (_, args, message) => {
  const running = spawn(process.execPath, ['tests/contract/run.ts', ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, refused, [code]] = await Promise.all([
    text(running.stdout),
    text(running.stderr),
    once(running, 'close'),
  ])
  expect([code, said]).toEqual([2, ''])
  expect(refused.trim()).toMatch(/^.*$/)
  expect(refused).toContain(message)
})
