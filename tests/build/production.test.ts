import { spawnSync } from 'node:child_process'
/** A build without mocks contains none of their bytes (design: Floors). */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { ROOT } from '../support/paths.ts'

/** What only each of them says. */
const MARKS = {
  msw: 'mockServiceWorker',
  'msw in the page': 'MOCKING_ENABLED',
  faker: '@faker-js',
  'the contract JSON': 'x-assumption',
  'the mock’s validators': 'instancePath',
  'the seeds': '+380671112233',
  'the persona’s password': 'Trener2026!',
  'the exercise catalogue': 'BENCH_PRESS',
  'the pipeline': 'The contract is broken',
  'the QA panel': 'Скопіювати посилання',
  'the way into the panel': 'mock-opener',
}

const build = mkdtempSync(join(tmpdir(), 'pulse-build-'))
let text = ''

beforeAll(() => {
  const args = [
    'exec',
    '--',
    'vite',
    'build',
    '--outDir',
    build,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ]
  const { status, stderr } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  text = readdirSync(build, { recursive: true, encoding: 'utf8' })
    .map((name) => join(build, name))
    .filter((path) => statSync(path).isFile() && /\.(js|css|html|json)$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
}, 120_000)

afterAll(() => rmSync(build, { recursive: true }))

test('the application is in it', () => {
  expect(text).toContain('Пульс')
  expect(text).toContain('/v1/auth/login')
})

test.each(Object.entries(MARKS))('no byte of %s', (_, mark) => {
  expect(text).not.toContain(mark)
})

test('no worker script', () => {
  expect(readdirSync(build)).not.toContain('mockServiceWorker.js')
})
