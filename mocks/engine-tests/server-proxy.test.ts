/** The address that `npm run dev:hybrid` is given. */
import { expect, test } from 'vitest'

import { serverProxy } from '#mocks/engine/build/server-proxy.ts'

test.each([undefined, '', 'api.example', 'localhost:8080', 'https://', 'file:///etc'])(
  '%s is not a server',
  (address) => {
    expect(() => serverProxy(address)).toThrow('Name the server: VITE_API_URL=https://')
  },
)

test('calls are passed on to the address without its last slash', () => {
  const targets = Object.values(serverProxy('http://localhost:8080/')).map(({ target }) => target)
  expect(targets).toEqual(['http://localhost:8080'])
})
