/**
 * `npm run mock -- --data FILE`: an answered change outlives the process, whenever that ends. It is
 * ended ENDS times.
 */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { remoteControl } from '#mocks/engine/control/remote-control.ts'
import { startMock } from '#tests/fixtures/mock/servers.fixture.ts'

const ENDS = Number(process.env['ENDS'] ?? 3)
const WRITES = 1000
const WRITERS = 8

const folder = mkdtempSync(join(tmpdir(), 'pulse-data-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** After how many answers each run ends: evenly spread, in no order. */
const ends = Array.from({ length: ENDS }, (_, run) => Math.ceil(((run * 0.618 + 0.3) % 1) * WRITES))

test.each(ends)(
  'a process that is killed after %i answered writes has lost none',
  async (end) => {
    const file = join(folder, `${end}.db`)
    const mock = await startMock('--data', file)
    const { token = '' } = (await remoteControl(mock.origin).session('coach')) ?? {}
    const answered: string[] = []
    let sent = 0
    const write = async (): Promise<void> => {
      while (sent < WRITES) {
        const body = JSON.stringify({
          about: `${(sent += 1)}`,
          start_date: '2020-01-01',
          end_date: null,
        })
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
        const call = { method: 'POST', headers, body }
        const answer = await fetch(`${mock.origin}/v1/coaches/me/experiences`, call)
        answered.push((await answer.json()).id)
        if (answered.length === end) mock.process.kill('SIGKILL')
      }
    }
    const ended = once(mock.process, 'exit')
    await Promise.allSettled(Array.from({ length: WRITERS }, write))
    await ended
    const again = await startMock('--data', file)
    const { rows } = await remoteControl(again.origin).exportState()
    again.process.kill()
    const kept = new Set(rows.experiences.map(({ id }) => id))
    expect(answered.length).toBeGreaterThanOrEqual(end)
    expect(answered.filter((id) => !kept.has(id))).toEqual([])
  },
  60_000,
)
