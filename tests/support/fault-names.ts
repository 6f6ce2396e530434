/** What `npm run test:faults -- hours` runs: the cells of areas of the app and of tags of the contract. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

import { CONTRACT_FILE } from '#mocks/build/contract-file.ts'
import { BadCommand } from '#mocks/engine/run-command.ts'

import { ROOT } from './paths.ts'

const read = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8')

/** An area is a folder of `src/features`. */
const areas = (): string[] =>
  globSync('src/features/*', { cwd: ROOT }).map((folder) => basename(folder))

/** Each path of the contract starts with its tag. */
function tags(): string[] {
  const contract: { tags: { name: string }[] } = JSON.parse(readFileSync(CONTRACT_FILE, 'utf8'))
  return contract.tags.map(({ name }) => name)
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The calls that an area's files name. */
const callsOf = (area: string): string[] =>
  globSync(`src/features/${area}/**/*.{ts,tsx}`, { cwd: ROOT }).flatMap((path) =>
    [...read(path).matchAll(/'((?:GET|POST|PUT|PATCH|DELETE) \/v1\/[^' ]*)'/g)].map(
      ([, call = '']) => call,
    ),
  )

/** The addresses of the routes that show an area, as patterns. */
const addressesOf = (area: string): string[] =>
  globSync('src/routes/**/*.tsx', { cwd: ROOT })
    .map(read)
    .filter((text) => text.includes(`'#src/features/${area}/`))
    .flatMap((text) => /createFileRoute\('([^']+)'\)/.exec(text)?.[1] ?? [])
    .map((id) => id.replaceAll(/\/_\w+/g, '').replace(/\/$/, ''))
    .filter((path) => path !== '')
    .map((path) => path.replaceAll(/\$\w+/g, '[^/ ?]+'))

/**
 * A pattern of the titles of the cells: `<call> at <address> <how it is broken>`. An area has those
 * on its screens, and those of its calls on any screen.
 */
function titlesOf(name: string): string {
  const calls = [...new Set(callsOf(name))].map(escaped)
  if (tags().includes(name)) calls.push(`[A-Z]+ /v1/${name}/\\S*`)
  const addresses = addressesOf(name)
  return [
    ...(calls.length > 0 ? [`(?:^| )(?:${calls.join('|')}) at /`] : []),
    ...(addresses.length > 0 ? [` at (?:${addresses.join('|')})(?:[ ?]|$)`] : []),
  ].join('|')
}

/**
 * The arguments of each run of the test runner. Of the words before the first option, names choose
 * tests by their titles, and others are parts of files' names: a run of their own, because a single
 * one takes only what matches both.
 *
 * @throws if a word is neither
 */
export function faultRuns(args: string[]): string[][] {
  const option = args.findIndex((arg) => arg.startsWith('-'))
  const words = option === -1 ? args : args.slice(0, option)
  const options = args.slice(words.length)
  const known = new Set([...areas(), ...tags()])
  const names = words.filter((word) => known.has(word))
  const parts = words.filter((word) => !known.has(word))
  const files = globSync('tests/faults/*.test.tsx', { cwd: ROOT }).map((path) => basename(path))
  const unknown = parts.filter((part) => !files.some((file) => file.startsWith(part)))
  if (unknown.length > 0)
    throw new BadCommand(
      `Nothing is called ${unknown.join(', ')}. There are ${[...known].toSorted().join(', ')}`,
    )
  const runs = names.length === 0 ? [] : [['-t', names.map(titlesOf).join('|'), ...options]]
  return runs.length > 0 && parts.length === 0 ? runs : [...runs, [...parts, ...options]]
}
