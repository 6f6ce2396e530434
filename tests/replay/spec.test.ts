import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { exportState, startScenario } from '#mocks/engine/server-state.ts'
import { product } from '#mocks/pulse-product.ts'

import { writeSpec } from './spec.ts'
import { parseSteps } from './steps-file.ts'

test('an existing test is not overwritten', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pulse-spec-'))
  const out = join(folder, 'own.spec.ts')
  writeFileSync(out, 'test')
  const state = {
    ...exportState(product, await startScenario(product, 'empty')),
    page: { address: '/login', device: {} },
  }
  const [action, screen] = [
    { kind: 'open', address: '/login' },
    { width: 390, height: 844, touch: false },
  ]
  const step = { action, at: 0, address: '/login', calls: [], later: [], texts: [] }
  const text = JSON.stringify({ format: 'steps-1', screen, zone: 'UTC', state, steps: [step] })
  await expect(writeSpec(parseSteps(text, 'a.json'), out)).rejects.toThrow('already exists')
  expect(readFileSync(out, 'utf8')).toBe('test')
  expect(readdirSync(folder)).toEqual(['own.spec.ts'])
  rmSync(folder, { recursive: true })
})

test('a file’s name is not a path', () => {
  const target = { by: 'file', name: '' }
  const files = [{ name: '../../a.ts', type: 'text/plain', size: 1, content: 'AA==' }]
  const step = {
    action: { kind: 'file', target, files },
    at: 0,
    address: '/',
    calls: [],
    later: [],
    texts: [],
  }
  const state = { rows: {}, page: { address: '/' } }
  const screen = { width: 1, height: 1, touch: false }
  const text = JSON.stringify({ format: 'steps-1', screen, zone: 'UTC', state, steps: [step] })
  expect(() => parseSteps(text, 'a.json')).toThrow(
    'has no recorded steps: steps.0.action.files.0.name',
  )
})
