/** `npm run mock:ask`: the database of a mock that runs elsewhere, from a terminal. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { askCommand } from '#mocks/engine/control/ask-command.ts'
import { remoteControl } from '#mocks/engine/control/remote-control.ts'
import { createHttpDoor } from '#mocks/engine/doors/http-door.ts'
import { newServer } from '#mocks/new-server.ts'
import { listening } from '#tests/support/listening.ts'

const PHONE = 'phone=+380501112233'
let server: Server
let address = ''

/** Returns the answer; if there is none, the error as the terminal shows it. */
async function ask(...args: string[]): Promise<string> {
  try {
    return await askCommand([...args, '--url', address])
  } catch (error) {
    return `Refused: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** Runs the command as a process of its own. Returns its exit code, output and errors. */
async function run(...args: string[]): Promise<[code: number, said: string, refused: string]> {
  const script = fileURLToPath(new URL('../engine/control/ask.ts', import.meta.url))
  const running = spawn(process.execPath, [script, ...args, '--url', address], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, refused, [code]] = await Promise.all([
    text(running.stdout),
    text(running.stderr),
    once(running, 'close'),
  ])
  return [code, said, refused]
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

test('its process prints the answer, or exits with 1 and a message of one line', async () => {
  expect(await run('users', PHONE, '--json')).toEqual([
    0,
    `${await ask('users', PHONE, '--json')}\n`,
    '',
  ])
  expect(await run('people')).toEqual([1, '', expect.stringMatching(/^No such table: people.*\n$/)])
  expect(await run('--remove')).toEqual([
    1,
    '',
    expect.stringMatching(/^Unknown option '--remove'.*\n$/),
  ])
})

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
  expect(await ask('users', PHONE, '--set', 'role=admin')).toMatch(/^Refused: role: /)
  expect(await ask('users', PHONE, '--delete')).toMatch(/^Deleted: users /)
  expect(await ask('users', PHONE, '--delete')).toBe('Refused: No row is found')
  expect(await ask('--undo')).toMatch(/^Undone: users .* deleted$/)
  expect(await ask('--undo')).toMatch(/^Undone: users .* changed$/)
  expect(await ask('users', PHONE)).toMatch(/^first_name +Олена$/m)
})

test('it refuses a command that matches several rows, or a name that does not exist', async () => {
  expect(await ask('users', '--delete')).toMatch(/^Refused: \d+ rows are found: name one of them$/)
  expect(await ask('people')).toMatch(/^Refused: No such table: people/)
  expect(await ask('users', PHONE, '--set', 'first_name')).toMatch(
    /^Refused: --set takes field=value/,
  )
})

test.each([
  [['--delete'], 'Refused: --delete needs a table'],
  [['--set', 'gender=null'], 'Refused: --set needs a table'],
  [
    ['users', PHONE, '--delete', '--set', 'gender=null'],
    'Refused: --set and --delete are two commands',
  ],
  [['users', '--undo'], 'Refused: --undo reverts the last change in any table: name no table'],
  [['--remove'], "Refused: Unknown option '--remove'"],
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
  expect(await ask('users')).toBe(
    `Refused: Nothing answers at ${address}: is a mock running there?`,
  )
  const page = createServer((_, response) => void response.end('<h1>'))
  address = await listening(page)
  expect(await ask('users')).toBe(`Refused: What answers at ${address} is not a mock`)
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
    expect(await ask(...question)).toBe(`Refused: What answers at ${address} is not a mock`)
  api.close()
  address = before
})

test('it reports a text that is not an address', async () => {
  const before = address
  address = 'localhost:8080'
  expect(await ask()).toBe(
    'Refused: localhost:8080 is not an address of a server: http://localhost:8080',
  )
  address = before
})
