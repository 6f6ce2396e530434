/**
 * `npm test`: all suites, in the order in which they fail fastest. `npm test -- --quick` runs those
 * without pages, the main story of each screen and the main journeys. `node tests/run.ts unit
 * stories` runs some suites, and arguments after `--` go to their runners: a name, a path,
 * `--shard=1/3`.
 * Finds or installs a Chromium itself if a suite opens pages. Prints the failures, a table of the
 * suites with their seconds, and a last line `N passed, N failed`.
 */
import { BadCommand, runCommand } from '#mocks/engine/run-command.ts'

import { ensureChromium } from './support/chromium.ts'
import type { Outcome } from './support/reports.ts'
import { type SuiteName, SUITES } from './support/suites.ts'

/** The stages in order. The lanes of a stage run side by side, the suites of a lane in order. */
const STAGES: SuiteName[][][] = [
  [['check']],
  [['unit'], ['builds']],
  [
    ['stories', 'e2e'],
    ['faults', 'monkey'],
  ],
]
/** Before a push. */
const QUICK: SuiteName[][][] = [[['check']], [['unit'], ['builds']], [['main'], ['e2e']]]
const ALL = STAGES.flat(2)
const WITHOUT_PAGES: ReadonlySet<SuiteName> = new Set(['check', 'unit', 'builds'])

/** The suites that are asked for. Two of them open the builds. */
function suitesOf(names: string[]): SuiteName[] {
  const unknown = names.filter((name) => !Object.hasOwn(SUITES, name))
  if (unknown.length > 0)
    throw new BadCommand(`No such suite: ${unknown.join(', ')}. There are ${ALL.join(', ')}`)
  if (names.length === 0) return ALL
  const opensBuilds = names.includes('e2e') || names.includes('monkey')
  return ALL.filter((name) => names.includes(name) || (name === 'builds' && opensBuilds))
}

interface Row extends Outcome {
  name: SuiteName
  seconds: number
}

async function rowOf(name: SuiteName, args: string[], suites: SuiteName[]): Promise<Row> {
  const began = performance.now()
  console.log(`${name}…`)
  const outcome = await SUITES[name](args, suites)
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${name}: ${outcome.passed} passed, ${outcome.failures.length} failed, ${seconds} s`)
  return { name, seconds, ...outcome }
}

/** Returns the number of failures. */
function print(rows: Row[]): number {
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
  return failed
}

await runCommand(async () => {
  const words = process.argv.slice(2)
  const isQuick = words[0] === '--quick'
  const end = words.includes('--') ? words.indexOf('--') : words.length
  const stages = isQuick ? QUICK : STAGES
  const suites = isQuick ? QUICK.flat(2) : suitesOf(words.slice(0, end))
  const args = words.slice(end + 1)
  const argsOf = (name: SuiteName): string[] =>
    isQuick && (name === 'builds' || name === 'e2e') ? ['--grep', '@quick'] : args
  if (suites.some((name) => !WITHOUT_PAGES.has(name))) ensureChromium()
  const rows: Row[] = []
  for (const lanes of stages)
    await Promise.all(
      lanes.map(async (lane) => {
        for (const name of lane)
          if (suites.includes(name)) rows.push(await rowOf(name, argsOf(name), suites))
      }),
    )
  return print(rows) === 0 ? 0 : 1
})
