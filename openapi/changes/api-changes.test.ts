/** Runs `npm run api:changes` in a temporary repository whose contract is in two files. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { smallContract } from '#tests/fixtures/mock/small-contract.fixture.ts'

import { root } from '../generate/redocly.ts'

const repository = mkdtempSync(join(tmpdir(), 'pulse-repository-'))
const command = join(root, 'openapi/changes.ts')

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
    cwd: repository,
    encoding: 'utf8',
  })

const run = (...args: string[]) =>
  spawnSync(process.execPath, [command, ...args], { cwd: repository, encoding: 'utf8' })

function write(change: (contract: ReturnType<typeof smallContract>) => void): void {
  const contract = smallContract()
  change(contract)
  const { '/v1/pets': pets } = contract.paths
  const text = JSON.stringify(pets).replaceAll('"#/', '"openapi.yaml#/')
  mkdirSync(join(repository, 'openapi'), { recursive: true })
  writeFileSync(join(repository, 'openapi/pets.yaml'), text)
  const paths = { '/v1/pets': { $ref: 'pets.yaml' } }
  writeFileSync(join(repository, 'openapi/openapi.yaml'), JSON.stringify({ ...contract, paths }))
}

beforeAll(() => {
  git('init', '--quiet')
  git('commit', '--quiet', '--allow-empty', '--message', 'Nothing yet')
  git('tag', 'empty')
  write(() => {})
  git('add', '.')
  git('commit', '--quiet', '--message', 'The contract')
})
afterAll(() => rmSync(repository, { recursive: true }))

test('it exits with 0 if nothing breaks, and keeps the staged changes', () => {
  write(({ paths }) => {
    paths['/v1/pets'].get.description = 'Every one.'
  })
  git('add', '.')
  const { status, stdout } = run('HEAD')
  expect([status, stdout]).toEqual([
    0,
    'Changed\n  GET /v1/pets\n    description: "All of them." → "Every one."\n\n0 breaking, 1 changed, 0 added\n',
  ])
  expect(git('status', '--short')).toBe('M  openapi/pets.yaml\n')
})

test('it exits with 1 if something breaks', () => {
  write(({ components }) => {
    components.schemas.NewPet.properties.size.enum.pop()
  })
  const { status, stdout } = run('HEAD')
  expect(status).toBe(1)
  expect(stdout).toMatch(/^Breaking\n {2}schemas\/NewPet \(POST \/v1\/pets\)\n/)
})

test.each([
  ['no such commit', ['nowhere'], 'There is no commit nowhere here.'],
  ['an option for a name', ['--', '--all'], 'There is no commit --all here.'],
  ['a commit without a contract', ['empty'], 'empty has no contract in openapi/.'],
  ['no name', [], 'Name one commit'],
  ['an unknown option', ['--all'], "Unknown option '--all'"],
])('it exits with 2 for %s', (_, args, message) => {
  const { status, stdout, stderr } = run(...args)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain(message)
  expect(stderr.trim()).toMatch(/^.*$/)
})
