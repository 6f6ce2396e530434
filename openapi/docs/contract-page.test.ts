import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { operations } from '#tests/contract/contract-document.ts'

import { root } from '../generate/redocly.ts'
import { contractPage } from './contract-page.ts'

const page = await contractPage(await readFile(join(root, 'openapi/contract.gen.json'), 'utf8'))

test('it has every operation', () => {
  const missing = operations.filter(
    ({ operationId }) => !page.includes(`"operationId":"${operationId}"`),
  )
  expect(missing).toEqual([])
})

test('it loads nothing from another host, and sends nothing to one', () => {
  expect(page).not.toMatch(/https?:\/\/(cdn|otel|fonts)\./)
  expect(page).not.toMatch(/<(script|link|img)[^>]* (src|href)="(?!data:)/)
  expect(page).toMatch(/^<!doctype html>/)
  expect(page).toContain('"disableTelemetry":true')
  expect(page).toContain("content=\"default-src 'none'; script-src 'unsafe-inline';")
})

test('a folder that cannot be written is reported in one line', () => {
  const args = ['openapi/docs.ts', '--out', 'package.json']
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  expect([status, stderr]).toEqual([2, 'package.json is not a folder to write in\n'])
})
