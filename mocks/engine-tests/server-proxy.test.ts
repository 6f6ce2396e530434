/** The address that `npm run dev:hybrid` is given. */
import { spawnSync } from 'node:child_process'

import { expect, test } from 'vitest'

import { serverProxy } from '#mocks/engine/build/server-proxy.ts'
import { scriptOf } from '#tests/support/command.ts'
import { ROOT } from '#tests/support/paths.ts'

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

test('the command reports an invalid address in one line', () => {
  const env = { ...process.env, VITE_API_URL: 'api.example' }
  const { status, stdout, stderr } = spawnSync(process.execPath, scriptOf('dev:hybrid'), {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  })
  expect(status).toBe(2)
  expect(stdout + stderr).toBe(
    'api.example is not an address of a server. Name the server: VITE_API_URL=https://api.example npm run dev:hybrid\n',
  )
}, 60_000)
