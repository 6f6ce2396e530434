import { afterEach, expect, it } from 'vitest'

import { takeFirstCall } from './first-call.ts'

const url = 'https://api.example/v1/users/me'

afterEach(() => {
  globalThis.firstCall = undefined
})

it('is taken once, by the same call with the same token', async () => {
  const answer = new Response('{}')
  globalThis.firstCall = { url, token: 'T1', answer: Promise.resolve(answer) }
  expect(takeFirstCall(new Request(`${url}/image`), 'T1')).toBeNull()
  expect(takeFirstCall(new Request(url, { method: 'DELETE' }), 'T1')).toBeNull()
  expect(takeFirstCall(new Request(url), 'T2')).toBeNull()
  await expect(takeFirstCall(new Request(url), 'T1')).resolves.toBe(answer)
  expect(takeFirstCall(new Request(url), 'T1')).toBeNull()
})
