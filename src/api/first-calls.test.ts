import { afterEach, expect, it } from 'vitest'

import { closeDevice, expire, openDevice, openTab } from '#tests/fixtures/api/tabs.fixture.ts'

import { takeFirstCall } from './client.ts'

const url = 'https://api.example/v1/users/me'
const list = 'https://api.example/v1/coaches/1/clients?skip=0&limit=100'

afterEach(() => {
  globalThis.firstCalls = undefined
})

it('each answer is returned once, for the same call with the same token', async () => {
  expect(takeFirstCall(new Request(url), 'T1')).toBeNull()
  const [me, clients] = [new Response('{}'), new Response('[]')]
  globalThis.firstCalls = [
    { url, token: 'T1', answer: Promise.resolve(me) },
    { url: list, token: 'T1', answer: Promise.resolve(clients) },
  ]
  expect(takeFirstCall(new Request(`${url}/image`), 'T1')).toBeNull()
  expect(takeFirstCall(new Request(url, { method: 'DELETE' }), 'T1')).toBeNull()
  expect(takeFirstCall(new Request(url), 'T2')).toBeNull()
  await expect(takeFirstCall(new Request(list), 'T1')).resolves.toBe(clients)
  await expect(takeFirstCall(new Request(url), 'T1')).resolves.toBe(me)
  expect(takeFirstCall(new Request(url), 'T1')).toBeNull()
})

it('a call of index.html that has failed is sent again by the application', async () => {
  const api = expire(openDevice())
  api.validToken = 'T1'
  globalThis.firstCalls = [{ url, token: 'T1', answer: Promise.reject(new TypeError('Offline')) }]
  const { authorisedFetch } = await openTab()
  expect((await authorisedFetch(new Request(url))).status).toBe(200)
  expect(api.sendings.map(({ bearer }) => bearer)).toEqual(['Bearer T1'])
  closeDevice()
})
