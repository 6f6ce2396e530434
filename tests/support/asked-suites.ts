/** What the arguments of `tests/run.ts` ask for. */
import { parseArgs } from 'node:util'

import { BadCommand } from '#mocks/engine/run-command.ts'

import { isSuite, type Shard, type SuiteName } from './suites.ts'

interface Asked {
  /** In the order in which they run. */
  suites: SuiteName[]
  shard: Shard | null
  /** Those after `--`. */
  args: string[]
}

/** @throws if an option or a suite is unknown, or the shard is no part */
export function askedSuites(argv: string[], all: readonly SuiteName[]): Asked {
  const { values, tokens } = parseArgs({
    args: argv,
    options: { shard: { type: 'string' } },
    allowPositionals: true,
    tokens: true,
  })
  const end = tokens.find(({ kind }) => kind === 'option-terminator')?.index ?? Infinity
  const words = tokens.filter((token) => token.kind === 'positional')
  const names = words.filter(({ index }) => index < end).map(({ value }) => value)
  return {
    suites: suitesOf(names, all),
    shard: values.shard === undefined ? null : shardOf(values.shard),
    args: words.filter(({ index }) => index > end).map(({ value }) => value),
  }
}

function shardOf(text: string): Shard {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  const shard = { index: Number(index), count: Number(count) }
  if (shard.index >= 1 && shard.index <= shard.count) return shard
  throw new BadCommand(`--shard ${text}: expected i/n with 1 ≤ i ≤ n`)
}

function suitesOf(names: string[], all: readonly SuiteName[]): SuiteName[] {
  const unknown = names.filter((name) => !isSuite(name))
  if (unknown.length > 0)
    throw new BadCommand(`No such suite: ${unknown.join(', ')}. There are ${all.join(', ')}`)
  const asked = names.length === 0 ? all : all.filter((name) => names.includes(name))
  // These two suites open the builds.
  const opensBuilds = asked.includes('e2e') || asked.includes('monkey')
  return all.filter((name) => asked.includes(name) || (name === 'builds' && opensBuilds))
}
