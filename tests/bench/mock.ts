/**
 * `npm run bench:mock -- --against FOLDER`: `npm run mock` beside that of another checkout, which has
 * its packages. Prints medians and ratios, and fails if a ratio is over its limit. Reads `/proc`, so
 * it needs Linux.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { remoteControl } from '#mocks/engine/control/remote-control.ts'
import { BadCommand, runCommand } from '#mocks/engine/run-command.ts'

import { scriptOf } from '../support/command.ts'
import { ROOT } from '../support/paths.ts'

const ROUNDS = 3
const CALLS = 10_000
const LISTS = 1000
const PORT = 8790
const ORIGIN = `http://localhost:${PORT}`

/** What `measure` returns, and the largest ratio that is allowed. */
const FIGURES = [
  { name: 'first answer, ms', limit: 0.5 },
  { name: 'processor time of a list of 100 exercises, ms', limit: 0.5 },
  { name: `memory after ${CALLS} calls, MB`, limit: 0.33 },
]

/** Milliseconds of processor time and MB of memory of a process and of all that it has started. */
function costOf(root: number): { processor: number; memory: number } {
  const family = new Set([root])
  const cost = { processor: 0, memory: 0 }
  const ids = readdirSync('/proc').map(Number).filter(Boolean)
  for (const id of ids.toSorted((a, b) => a - b)) {
    let stat = ''
    try {
      stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    } catch {
      continue // It has ended.
    }
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const { 1: parent = 0, 11: user = 0, 12: system = 0, 21: pages = 0 } = fields
    if (family.has(parent)) family.add(id)
    if (!family.has(id)) continue
    // Hundredths of a second, and pages of 4 KB.
    cost.processor += (user + system) * 10
    cost.memory += pages / 256
  }
  return cost
}

async function firstAnswer(): Promise<void> {
  for (;;)
    try {
      return void (await fetch(`${ORIGIN}/v1/users/me`))
    } catch {
      await wait(2)
    }
}

async function measure(folder: string): Promise<number[]> {
  const began = performance.now()
  const args = [...scriptOf('mock', folder), '--port', String(PORT)]
  const mock = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' })
  await firstAnswer()
  const first = performance.now() - began
  const { token } = (await remoteControl(ORIGIN).session('coach')) ?? {}
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const call = async (path: string, init?: RequestInit): Promise<{ id: string }> => {
    const answer = await fetch(ORIGIN + path, { headers, ...init })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const coach = `/v1/coaches/${(await call('/v1/users/me')).id}`
  const week = 'start_date=2027-03-01&end_date=2027-03-07'
  const others = [
    () => call('/v1/users/me'),
    () => call(`${coach}/clients`),
    () => call(`${coach}/time_slots?${week}`),
    () => call(`${coach}/sessions?${week}`),
    () => call('/v1/users/me', { method: 'PATCH', body: '{"gender":"woman"}' }),
  ]
  const lists = async (): Promise<void> => {
    for (let made = 0; made < LISTS; made += 1) await call('/v1/programs/exercises?limit=100')
  }
  const cost = () => costOf(mock.pid ?? 0)
  await lists()
  const before = cost().processor
  await lists()
  const list = (cost().processor - before) / LISTS
  for (let made = 2 * LISTS; made < CALLS; made += 1) await others[made % others.length]?.()
  const { memory } = cost()
  mock.kill()
  await once(mock, 'exit')
  return [first, list, memory]
}

await runCommand(async () => {
  const { against } = parseArgs({ options: { against: { type: 'string' } } }).values
  if (against === undefined) throw new BadCommand('npm run bench:mock -- --against FOLDER')
  const sides = [against, ROOT].map((folder) => ({ folder, rounds: [] as number[][] }))
  // The first round is not counted: it fills caches, and builds what is built ahead.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const { folder, rounds } of sides) rounds[round] = await measure(folder)
  const rows = FIGURES.map(({ name, limit }, at) => {
    const [there = 0, here = 0] = sides.map(({ rounds }) => {
      const sorted = rounds.slice(1).map((figures) => figures[at] ?? 0)
      return sorted.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]
    })
    return { name, there, here, ratio: here / there, limit }
  })
  console.table(rows)
  return rows.every(({ ratio, limit }) => ratio <= limit) ? 0 : 1
})
