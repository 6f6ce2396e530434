/** What a build with the mock inside loads before its first data. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeAll, expect, test } from 'vitest'

import { buildApp, firstFiles, kilobytesOf, textOf } from './production-build.fixture.ts'

let build = ''
let scripts: string[] = []

beforeAll(async () => {
  build = await buildApp('demo')
  const files = firstFiles(build, '/dashboard').filter((one) => one.endsWith('.js'))
  scripts = [...files, 'mockServiceWorker.js']
}, 120_000)

test('/dashboard loads at most 207 KB of scripts, the mock and its worker included', () => {
  expect(kilobytesOf(build, scripts)).toBeLessThanOrEqual(207)
})

/** For each part a text that only this part contains. */
const LATER = {
  'the panel': 'Скопіювати посилання',
  'the panel’s opener': 'mock-opener',
  'the scenarios’ titles': 'Тренерка посеред робочого тижня',
  'the handlers of working hours': 'This working slot is somebody else’s',
}

test.each(Object.entries(LATER))('they contain nothing of %s', (_, mark) => {
  const first = scripts.filter((file) => readFileSync(join(build, file), 'utf8').includes(mark))
  expect(first).toEqual([])
  // Another file contains it, so the text is not outdated.
  expect(textOf(build).includes(mark)).toBe(true)
})

test('the page requests the worker and the rows in parallel with the code', () => {
  const page = readFileSync(join(build, 'index.html'), 'utf8')
  const [, facts = ''] = /\}\)\((\{"worker".*\})\)\.catch/.exec(page) ?? []
  const { worker, rows, first }: { worker: string; rows: Record<string, string>; first: string } =
    JSON.parse(facts)
  expect(readFileSync(join(build, worker), 'utf8')).toContain('MOCK_ACTIVATE')
  expect(JSON.parse(readFileSync(join(build, rows[first] ?? ''), 'utf8'))).toHaveProperty('users')
})
