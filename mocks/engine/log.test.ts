import { expect, test } from 'vitest'

import { type LogEntry, MASK, masked, maskedHeaders, maskedUrl, RequestLog } from './log.ts'
import { curlOf } from './page/curl.ts'
import { SmallLog } from './small-log.ts'

const entry: LogEntry = {
  id: 1,
  at: 0,
  method: 'POST',
  url: '/v1/auth/login',
  operation: 'POST /v1/auth/login',
  from: 'mock',
  headers: {},
  status: 200,
  duration: 1,
  violation: null,
  fault: null,
  request: undefined,
  response: undefined,
}

test('secrets are masked at any place, and nothing else is', () => {
  const open = { kind: { code: 'FIRST', name: 'Перший' }, refusal: { code: 'over' }, empty: null }
  const secret = { phone: '+380501112233', password: 'Secret2026!', otp_code: '1234', code: '0420' }
  const data = [{ tokens: { access_token: 'a', refresh_token: 'r', scope: ['me'] } }]
  const hidden = { phone: MASK, password: MASK, otp_code: MASK, code: MASK }
  const tokens = { access_token: MASK, refresh_token: MASK, scope: ['me'] }
  expect(masked({ ...open, ...secret, data })).toEqual({ ...open, ...hidden, data: [{ tokens }] })
  const image = new Blob(['secret'], { type: 'image/png' })
  expect(masked({ image, name: 'a' })).toEqual({ image: '[image/png, 6 bytes]', name: 'a' })
  const headers = new Headers({ authorization: 'Bearer abc', 'content-type': 'a/b', accept: '*' })
  expect(maskedHeaders(headers)).toEqual({ authorization: 'Bearer •••', 'content-type': 'a/b' })
})

test.each([
  ['/v1/auth/login/refresh?refresh_token=abc%20d', '/v1/auth/login/refresh?refresh_token=•••'],
  ['/v1/x?a=1&refresh%5Ftoken=abc&b=%D1%8F', '/v1/x?a=1&refresh_token=•••&b=%D1%8F'],
  ['/v1/x?phone=%2B380&code=1234&code=FIRST', '/v1/x?phone=•••&code=•••&code=FIRST'],
])('secrets in the query of an address are masked: %s', (address, safe) => {
  expect(maskedUrl(new URL(address, 'http://localhost'))).toBe(safe)
})

test('the call of an entry can be read repeatedly, until 500 newer ones or the end of the log', async () => {
  const log = new RequestLog()
  const call = new Request('http://localhost/v1/x', { method: 'POST', body: '{"a":1}' })
  const { id } = log.add(entry, call)
  for (const read of [log.call(id), log.call(id)]) expect(await read?.json()).toEqual({ a: 1 })
  for (let more = 1; more <= 500; more += 1) log.add(entry, call)
  expect(log.entries()).toHaveLength(500)
  expect(log.call(id)).toBeUndefined()
  log.clear()
  expect([log.entries(), log.call(id + 1)]).toEqual([[], undefined])
})

test('old bodies are not kept when all of them have over 4 MB; the newest always is', () => {
  const log = new SmallLog()
  const add = (megabytes: number): boolean[] => {
    const headers = { 'content-length': String(megabytes * 1024 * 1024) }
    log.add({ ...entry, request: {} }, new Request('http://localhost/v1/x', { headers }))
    return log.entries().map(({ id, request }) => {
      expect(log.call(id) !== undefined).toBe(typeof request === 'object')
      return typeof request === 'object'
    })
  }
  expect([add(2), add(2), add(1), add(9)]).toEqual([
    [true],
    [true, true],
    [false, true, true],
    [false, false, false, true],
  ])
})

test('a call is written as a curl command, a form with the names of its files', () => {
  const json = {
    ...entry,
    url: '/v1/users/me?a=%D1%8F',
    headers: { authorization: 'Bearer •••', 'content-type': 'application/json' },
    request: { name: "О'Ніл", password: '•••' },
  }
  const linesOf = (one: LogEntry): string[] => curlOf(one, 'http://a').split(' \\\n  ')
  expect(linesOf(json)).toEqual([
    `curl -X POST 'http://a/v1/users/me?a=%D1%8F'`,
    `-H 'authorization: Bearer •••'`,
    `-H 'content-type: application/json'`,
    String.raw`--data-raw '{"name":"О'\''Ніл","password":"•••"}'`,
  ])
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const request = { image: '[image/png, 6 bytes]', name: 'a' }
  const form = linesOf({ ...entry, headers, request })
  expect(form.slice(1)).toEqual([`-F 'image=@FILE'`, `-F 'name=a'`])
})
