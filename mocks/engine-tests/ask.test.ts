/** `npm run mock:ask`: the database of a mock that runs elsewhere, from a terminal. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { remoteControl } from '#mocks/engine/control/remote-control.ts'
import { createHttpDoor } from '#mocks/engine/doors/http-door.ts'
import { newServer } from '#mocks/new-server.ts'
import { listening } from '#tests/support/listening.ts'

const PHONE = 'phone=+380501112233'
let server: Server
let address = ''

/** Returns what the command prints; if it fails, the exit code and the error. */
async function ask(...args: string[]): Promise<string> {
  const script = fileURLToPath(new URL('../engine/control/ask.ts', import.meta.url))
  const running = spawn(process.execPath, [script, ...args, '--url', address], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, refused, [code]] = await Promise.all([
    text(running.stdout),
    text(running.stderr),
    once(running, 'close'),
  ])
  return code === 0 ? said.trim() : `${code}: ${refused.trim()}`
}

beforeAll(async () => {
  const door = createHttpDoor(await newServer())
  server = createServer((request, response) => void door(request, response))
  address = await listening(server)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => remoteControl(address).scenario('typical'))

test('it prints the tables, and the rows that match a search', async () => {
  expect(await ask()).toMatch(/^users +\d+\ncoachInfos +2\n/)
  const coach = await ask('users', PHONE)
  expect(coach).toMatch(/^first_name +Олена$/m)
  expect(coach).toMatch(/^password +•••$/m)
  expect(coach).toMatch(/\n\n1 row$/)
  expect(await ask('users', PHONE, '--secrets', '--json')).toContain('"password":"Trener2026!"')
  expect(await ask('sessions')).toMatch(/\n\n100 of \d+ rows$/)
})

test('it changes one row, deletes one, and undoes that', async () => {
  const changed = await ask('users', PHONE, '--set', 'first_name=Мар’яна', '--set', 'gender=null')
  expect(changed).toMatch(/^first_name +Мар’яна$/m)
  expect(changed).toMatch(/^gender +null$/m)
  expect(await ask('users', PHONE, '--set', 'role=admin')).toMatch(/^1: role: /)
  expect(await ask('users', PHONE, '--delete')).toMatch(/^Deleted: users /)
  expect(await ask('users', PHONE, '--delete')).toBe('1: No row is found')
  expect(await ask('--undo')).toMatch(/^Undone: users .* deleted$/)
  expect(await ask('--undo')).toMatch(/^Undone: users .* changed$/)
  expect(await ask('users', PHONE)).toMatch(/^first_name +Олена$/m)
})

test('it refuses a command that matches several rows, or a name that does not exist', async () => {
  expect(await ask('users', '--delete')).toMatch(/^1: \d+ rows are found: name one of them$/)
  expect(await ask('people')).toMatch(/^1: No such table: people/)
  expect(await ask('users', PHONE, '--set', 'first_name')).toMatch(/^1: --set takes field=value/)
})

test.each([
  [['--delete'], '1: --delete needs a table'],
  [['--set', 'gender=null'], '1: --set needs a table'],
  [['users', PHONE, '--delete', '--set', 'gender=null'], '1: --set and --delete are two commands'],
  [['users', '--undo'], '1: --undo reverts the last change in any table: name no table'],
  [['--remove'], "1: Unknown option '--remove'"],
])('it refuses %j with a message of one line, and changes nothing', async (args, reason) => {
  const before = await ask('users', PHONE, '--json')
  const said = await ask(...args)
  expect(said).toMatch(/^.*$/)
  expect(said).toContain(reason)
  expect(await ask('users', PHONE, '--json')).toBe(before)
})

test('it reports that nothing answers, or something that is not a mock', async () => {
  const before = address
  address = 'http://localhost:9'
  expect(await ask('users')).toBe(`1: Nothing answers at ${address}: is a mock running there?`)
  const page = createServer((_, response) => void response.end('<h1>'))
  address = await listening(page)
  expect(await ask('users')).toBe(`1: What answers at ${address} is not a mock`)
  page.close()
  address = before
})

test.each([
  [404, '{"code":"none"}'],
  [200, '{}'],
  [200, '[]'],
])('an API that answers %d %s is not a mock', async (status, body) => {
  const before = address
  const api = createServer((_, response) => void response.writeHead(status).end(body))
  address = await listening(api)
  for (const question of [['users'], ['--undo']])
    expect(await ask(...question)).toBe(`1: What answers at ${address} is not a mock`)
  api.close()
  address = before
})

test('it reports a text that is not an address', async () => {
  const before = address
  address = 'localhost:8080'
  expect(await ask()).toBe('1: localhost:8080 is not an address of a server: http://localhost:8080')
  address = before
})
