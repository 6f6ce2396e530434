import { expect, test } from 'vitest'

import type { LogEntry } from '../../log.ts'
import { matches, statusKind, statusText } from './log-text.ts'

const entry: LogEntry = {
  id: 1,
  at: 0,
  method: 'GET',
  url: '/v1/users/5e20/image?name=%D0%96%D1%83%D0%BA',
  operation: 'GET /v1/users/{id}/image',
  from: 'mock',
  headers: {},
  status: 200,
  duration: 1,
  violation: null,
  fault: null,
  request: undefined,
  response: undefined,
}

test.each([
  [{}, 'ok', '200'],
  [{ status: 404 }, 'refused', '404'],
  [{ status: 500 }, 'failed', '500'],
  [{ violation: 'answers 200' }, 'failed', '200'],
  [{ status: 0, fault: 'network' }, 'failed', 'обрив'],
  [{ status: 0, fault: 'timeout' }, 'failed', 'мовчить'],
])('%j is %s: %s', (change, kind, text) => {
  expect(statusKind({ ...entry, ...change })).toBe(kind)
  expect(statusText({ ...entry, ...change })).toBe(text)
})

test('a search matches words of the address, method, status, fault and answering server', () => {
  for (const search of ['', 'жук', 'get image', '{id}', '5e20', '200', 'мок'])
    expect(matches(entry, search)).toBe(true)
  for (const search of ['post', 'get orders', '404', 'сервер'])
    expect(matches(entry, search)).toBe(false)
})
