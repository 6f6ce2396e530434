/** `npm run contract -- --server URL --report FILE`, on a server with three wrong answers. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { runScript, useServers } from '#tests/fixtures/mock/servers.fixture.ts'

import { operations } from './contract-document.ts'

const folder = mkdtempSync(join(tmpdir(), 'pulse-report-'))
const { serve, serveMock } = useServers()
let origin = ''

beforeAll(async () => {
  origin = await serveMock()
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

const respond = (body: string, type = 'application/json'): Response =>
  new Response(body, { headers: { 'content-type': type } })

/** By `METHOD path` how the wrong server changes an answer. */
const WRONG: Record<string, (body: string) => Response> = {
  'GET /v1/programs/muscles': (body) => respond(body.replaceAll('"name"', '"title"')),
  'POST /v1/auth/login': (body) => respond(body.replace('"access_token"', '"jwt"')),
  'GET /v1/clients/{id}/measurements': () =>
    respond('<script>alert(1)</script> Call +380991234567', 'text/html'),
}

const SECRET = /"(?:password|phone|otp_code|access_token|refresh_token)":"([^"]+)"/g

/** The answer of the correct server, or a wrong one; the secrets that pass are noted. */
async function wrongAnswer(incoming: IncomingMessage, secrets: Set<string>): Promise<Response> {
  const { method = 'GET', url = '/', headers } = incoming
  const sent = await buffer(incoming)
  const kept = new Headers()
  for (const name of ['content-type', 'authorization'] as const)
    if (headers[name] !== undefined) kept.set(name, headers[name])
  const body = sent.length > 0 && { body: sent }
  const answer = await fetch(origin + url, { method, headers: kept, ...body })
  const text = await answer.clone().text()
  for (const [, secret = ''] of (sent.toString() + text).matchAll(SECRET)) secrets.add(secret)
  const path = url.split('?')[0]?.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/, '{id}')
  return (answer.ok && WRONG[`${method} ${path}`]?.(text)) || answer
}

const run = (...args: string[]) => runScript('tests/contract/run.ts', ...args)

const statuses = operations.flatMap(({ answers }) => answers)

test('12.30: the report quotes what is wrong, without running it or showing a secret, and what holds', async () => {
  const secrets = new Set<string>()
  const wrong = await serve(async (incoming, outgoing) => {
    const answer = await wrongAnswer(incoming, secrets)
    for (const name of ['content-type', 'retry-after']) {
      const value = answer.headers.get(name)
      if (value !== null) outgoing.setHeader(name, value)
    }
    outgoing.writeHead(answer.status).end(await answer.bytes())
  })
  const file = join(folder, 'report.html')
  const { code, said } = await run('--server', wrong, '--report', file)
  const html = readFileSync(file, 'utf8')
  expect(code).toBe(1)
  // All else holds, but the few calls that need those three; no one is left.
  for (const [kind, { length }] of Object.entries({ operations, statuses })) {
    const [, met = ''] = new RegExp(`(\\d+) of ${length} ${kind}`).exec(said) ?? []
    expect(Number(met)).toBeGreaterThan(length - 10)
    expect(Number(met)).toBeLessThanOrEqual(length - 3)
    expect(html).toContain(`${met} of ${length} ${kind}`)
  }
  expect(html).toMatch(
    /^(\d+) of \1 people that were registered are deleted, with all they have made\.$/m,
  )
  // The call that shows the field under another name.
  expect(html).toContain('✗ does not hold  GET /v1/programs/muscles 200')
  expect(html).toContain("the body /0 must have required property 'name'")
  expect(html).toContain('"title": "')
  expect(html).toContain('the type text/html is not documented')
  expect(html).toContain('&lt;script>alert(1)&lt;/script> Call •••')
  expect(html).not.toContain('<script')

  expect(html).toContain('"jwt": "•••"')
  expect(secrets.size).toBeGreaterThan(50)
  const leaked = [...secrets].filter((secret) =>
    secret.length < 8 ? html.includes(`"${secret}"`) : html.includes(secret),
  )
  expect(leaked).toEqual([])
}, 180_000)

test.each([
  [['--server', 'api.example'], 'api.example is not an address of a server'],
  [['--server', 'http://localhost:9'], 'Nothing answers at http://localhost:9'],
  [['--report', folder], 'is a folder: name a file'],
])('prints one line for %j, before any call', async (args, message) => {
  const { code, said, refused } = await run(...args)
  expect([code, said]).toEqual([2, ''])
  expect(refused.trim()).toMatch(/^.*$/)
  expect(refused).toContain(message)
})
