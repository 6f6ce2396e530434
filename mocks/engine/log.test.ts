import { expect, test } from 'vitest'

import { type LogEntry, masked, maskedHeaders, maskedUrl, RequestLog } from './log.ts'
import { curlOf } from './page/curl.ts'

const entry: Omit<LogEntry, 'id'> = {
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
  const body = {
    phone: '+380501112233',
    password: 'Secret2026!',
    otp_code: '1234',
    code: '0420',
    data: [{ tokens: { access_token: 'a', refresh_token: 'r', scope: ['me'] } }],
    kind: { code: 'FIRST', name: 'Перший' },
    refusal: { code: 'token_expired', message: 'over' },
    empty: null,
  }
  expect(masked(body)).toEqual({
    phone: '•••',
    password: '•••',
    otp_code: '•••',
    code: '•••',
    data: [{ tokens: { access_token: '•••', refresh_token: '•••', scope: ['me'] } }],
    kind: { code: 'FIRST', name: 'Перший' },
    refusal: { code: 'token_expired', message: 'over' },
    empty: null,
  })
})

test('only the type and size of a file are logged', () => {
  expect(masked({ image: new Blob(['secret'], { type: 'image/png' }), name: 'a' })).toEqual({
    image: '[image/png, 6 bytes]',
    name: 'a',
  })
})

test.each([
  ['/v1/auth/login/refresh?refresh_token=abc%20d', '/v1/auth/login/refresh?refresh_token=•••'],
  ['/v1/x?a=1&refresh%5Ftoken=abc&b=%D1%8F', '/v1/x?a=1&refresh_token=•••&b=%D1%8F'],
  ['/v1/x?phone=%2B380&code=1234&code=FIRST', '/v1/x?phone=•••&code=•••&code=FIRST'],
  ['/v1/users/me', '/v1/users/me'],
])('secrets in the query of an address are masked: %s', (address, safe) => {
  expect(maskedUrl(new URL(address, 'http://localhost'))).toBe(safe)
})

test('only the scheme of the authorisation header is logged', () => {
  const headers = new Headers({ authorization: 'Bearer abc', 'content-type': 'a/b', accept: '*' })
  expect(maskedHeaders(headers)).toEqual({ authorization: 'Bearer •••', 'content-type': 'a/b' })
  expect(maskedHeaders(new Headers())).toEqual({})
})

test('the call of an entry can be read repeatedly until the log is emptied', async () => {
  const log = new RequestLog()
  const call = new Request('http://localhost/v1/x', { method: 'POST', body: '{"a":1}' })
  const { id } = log.add(entry, call)
  expect(await log.call(id)?.json()).toEqual({ a: 1 })
  expect(await log.call(id)?.json()).toEqual({ a: 1 })
  for (let more = 1; more <= 500; more += 1) log.add(entry, call)
  expect(log.entries()).toHaveLength(500)
  expect(log.call(id)).toBeUndefined()
  log.clear()
  expect(log.entries()).toEqual([])
  expect(log.call(id + 1)).toBeUndefined()
})

test('a call is written as a curl command', () => {
  const json = {
    ...entry,
    id: 1,
    url: '/v1/users/me?a=%D1%8F',
    headers: { authorization: 'Bearer •••', 'content-type': 'application/json' },
    request: { name: "О'Ніл", password: '•••' },
  }
  expect(curlOf(json, 'http://localhost:5173')).toBe(
    [
      `curl -X POST 'http://localhost:5173/v1/users/me?a=%D1%8F'`,
      `-H 'authorization: Bearer •••'`,
      `-H 'content-type: application/json'`,
      String.raw`--data-raw '{"name":"О'\''Ніл","password":"•••"}'`,
    ].join(' \\\n  '),
  )
  expect(curlOf({ ...entry, id: 2, method: 'GET', url: '/v1/users/me' }, 'http://a')).toBe(
    `curl -X GET 'http://a/v1/users/me'`,
  )
})

test('a form is sent as a form with the names of its files', () => {
  const form = {
    ...entry,
    id: 1,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    request: { image: '[image/png, 6 bytes]', name: 'a' },
  }
  expect(curlOf(form, 'http://a').split(' \\\n  ').slice(1)).toEqual([
    `-F 'image=@FILE'`,
    `-F 'name=a'`,
  ])
})
