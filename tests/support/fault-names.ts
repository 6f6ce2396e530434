/**
 * What `npm run test:faults -- hours` runs. A name is an area of the app or a tag of the contract,
 * and chooses tests by their titles; another word is part of a file's name.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

import { CONTRACT_FILE } from '#mocks/build/contract-file.ts'

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

const faultNames = (): string[] => [...new Set([...areas(), ...tags()])].toSorted()

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
function faultTitles(name: string): string {
  const calls = [...new Set(callsOf(name))].map(escaped)
  if (tags().includes(name)) calls.push(`[A-Z]+ /v1/${name}/\\S*`)
  const addresses = addressesOf(name)
  return [
    ...(calls.length > 0 ? [`(?:^| )(?:${calls.join('|')}) at /`] : []),
    ...(addresses.length > 0 ? [` at (?:${addresses.join('|')})(?:[ ?]|$)`] : []),
  ].join('|')
}

/** The words before the first option, and the rest. */
function split(args: string[]): [string[], string[]] {
  const option = args.findIndex((arg) => arg.startsWith('-'))
  const end = option === -1 ? args.length : option
  return [args.slice(0, end), args.slice(end)]
}

const nameOf = (file: string): string => basename(file, '.test.tsx')

/** The test files whose name contains a word; of a path, only the last part counts. */
const filesOf = (word: string): string[] =>
  globSync('tests/faults/*.test.tsx', { cwd: ROOT }).filter((path) =>
    nameOf(path).includes(nameOf(word)),
  )

/** Says which words match nothing, and what there is; null if there are none. */
export function unknownFaults(args: string[]): string | null {
  const names = faultNames()
  const unknown = split(args)[0].filter(
    (word) => !names.includes(word) && filesOf(word).length === 0,
  )
  if (unknown.length === 0) return null
  return `Nothing is called ${unknown.join(', ')}. There are ${names.join(', ')}`
}

/** Adds a pattern of titles to the options. If they have one already, a title must match both. */
function withTitles(pattern: string, options: string[]): string[] {
  const at = options.findIndex((option) => /^(?:-t|--testNamePattern)(?:=|$)/.test(option))
  const [, inOption] = options[at]?.split(/=(.*)/s) ?? []
  const asked = inOption ?? options[at + 1]
  if (at === -1 || asked === undefined) return ['-t', pattern, ...options]
  const others = options.toSpliced(at, inOption === undefined ? 2 : 1)
  return ['-t', `^(?=.*(?:${pattern}))(?=.*(?:${asked}))`, ...others]
}

/**
 * The arguments of each run of the test runner: one for the names, one for the files, because a
 * single run takes only what matches both.
 */
export function faultRuns(args: string[]): string[][] {
  const [words, options] = split(args)
  const names = faultNames()
  const titles = words.filter((word) => names.includes(word)).map(faultTitles)
  const files = words.filter((word) => !names.includes(word)).flatMap(filesOf)
  if (titles.length === 0) return [[...files, ...options]]
  const runs = [withTitles(titles.join('|'), options)]
  return files.length === 0 ? runs : [...runs, [...files, ...options]]
}
