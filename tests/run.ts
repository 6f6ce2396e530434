/**
 * `npm test`: all suites, in the order in which they fail fastest. `node tests/run.ts unit stories`
 * runs some suites, `--shard 1/3` a third of each, and arguments after `--` go to their runners: a
 * name, a path. Finds or installs a Chromium itself if a suite opens pages. Prints the failures, a
 * table of the suites with their seconds, and a last line `N passed, N failed`.
 */
import { parseArgs } from 'node:util'

import { ensureChromium } from './support/ensure-chromium.ts'
import type { Outcome } from './support/reports.ts'
import { isSuite, opensPages, type Shard, type SuiteName, SUITES } from './support/suites.ts'

/** The stages in order. The lanes of a stage run side by side, the suites of a lane in order. */
const STAGES: SuiteName[][][] = [
  [['check']],
  [['unit'], ['builds']],
  [
    ['stories', 'e2e'],
    ['faults', 'monkey'],
  ],
]
const ALL = STAGES.flat(2)

const { values, tokens } = parseArgs({
  options: { shard: { type: 'string' } },
  allowPositionals: true,
  tokens: true,
})
const end = tokens.find(({ kind }) => kind === 'option-terminator')?.index ?? Infinity
const words = tokens.filter((token) => token.kind === 'positional')
const names = words.filter(({ index }) => index < end).map(({ value }) => value)
const args = words.filter(({ index }) => index > end).map(({ value }) => value)

function parseShard(text: string): Shard {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  const shard = { index: Number(index), count: Number(count) }
  if (shard.index >= 1 && shard.index <= shard.count) return shard
  throw new Error(`--shard ${text}: expected i/n with 1 ≤ i ≤ n`)
}

function parseSuites(): SuiteName[] {
  const unknown = names.filter((name) => !isSuite(name))
  if (unknown.length > 0)
    throw new Error(`No such suite: ${unknown.join(', ')}. There are ${ALL.join(', ')}`)
  const asked = names.length === 0 ? ALL : ALL.filter((name) => names.includes(name))
  // These two suites open the builds.
  const opensBuilds = asked.includes('e2e') || asked.includes('monkey')
  return ALL.filter((name) => asked.includes(name) || (name === 'builds' && opensBuilds))
}

interface Row extends Outcome {
  name: SuiteName
  seconds: number
}

const rows: Row[] = []
const shard = values.shard === undefined ? null : parseShard(values.shard)

async function start(name: SuiteName): Promise<void> {
  const began = performance.now()
  console.log(`${name}…`)
  const outcome = await SUITES[name]({ shard, args, suites })
  const seconds = Math.round((performance.now() - began) / 1000)
  rows.push({ name, seconds, ...outcome })
  console.log(`${name}: ${outcome.passed} passed, ${outcome.failures.length} failed, ${seconds} s`)
}

const suites = parseSuites()
if (suites.some(opensPages)) ensureChromium()
for (const lanes of STAGES)
  await Promise.all(
    lanes.map(async (lane) => {
      for (const name of lane) if (suites.includes(name)) await start(name)
    }),
  )

for (const { name, failures } of rows)
  for (const failure of failures) console.log(`\nFAILED ${name}: ${failure}`)
console.log(`\n${'suite'.padEnd(10)}${'tests'.padStart(8)}${'seconds'.padStart(10)}`)
for (const { name, passed, failures, seconds, cells = 0 } of rows) {
  const tests = String(passed + failures.length)
  const note = cells === 0 ? '' : `  of the tests, ${cells} are cells: a call broken on a screen`
  console.log(`${name.padEnd(10)}${tests.padStart(8)}${String(seconds).padStart(10)}${note}`)
}
const passed = rows.reduce((total, row) => total + row.passed, 0)
const failed = rows.reduce((total, row) => total + row.failures.length, 0)
console.log(`\n${passed} passed, ${failed} failed`)
// `process.exit` would lose the output that is still waiting for a slow reader of a pipe.
process.exitCode = failed === 0 ? 0 : 1
