/** The suites that `tests/run.ts` runs, each with its outcome. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'

import { buildsOf } from './builds.ts'
import { exec, script } from './command.ts'
import { DEMO_BUILD, ROOT } from './paths.ts'
import { type Outcome, playwrightOutcome, vitestOutcome } from './reports.ts'

const REPORTS = `${ROOT}node_modules/.cache/reports`
/** A coach and a client, each on a phone and on a desktop (`tests/monkey/walk.ts`). */
const WALKS = 4
/** Of each walk. With 500 it takes two thirds longer, and opens no more screens. */
const ACTIONS = 300

/** A check that has no tests counts as one test. */
const checked = (what: string, ok: boolean): Outcome =>
  ok ? { passed: 1, failures: [] } : { passed: 0, failures: [`${what}: see above`] }

const sum = (outcomes: Outcome[]): Outcome => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failures: outcomes.flatMap(({ failures }) => failures),
})

/**
 * Runs a runner that writes a JSON report. Without a report, or with a bad exit code, or without a
 * test, it has failed.
 */
async function reported(
  name: string,
  start: (report: string) => Promise<boolean>,
  read: (json: string) => Outcome,
): Promise<Outcome> {
  const report = `${REPORTS}/${name}.json`
  mkdirSync(REPORTS, { recursive: true })
  rmSync(report, { force: true })
  const ok = await start(report)
  let outcome: Outcome
  try {
    outcome = read(readFileSync(report, 'utf8'))
  } catch {
    return { passed: 0, failures: ['left no report'] }
  }
  if (outcome.failures.length === 0 && outcome.passed === 0)
    outcome.failures.push('no test was run')
  if (outcome.failures.length === 0 && !ok) outcome.failures.push('ended with an error of its own')
  return outcome
}

/**
 * Quiet, since these run side by side. `workers` limits how many workers or pages there are at
 * once, because the suites share the cores; 0 leaves it to the config.
 */
function vitest(
  name: string,
  args: string[],
  { project = name, config = 'vitest.config.ts', env = {}, workers = 0 } = {},
): Promise<Outcome> {
  const limit = workers === 0 ? [] : [`--maxWorkers=${workers}`]
  const tests = ['--config', config, '--project', project, ...limit, ...args]
  /** Whether the runner skips the tests that the arguments do not name. */
  const isNarrowed = args.some((arg) => /^(-t|--testNamePattern)(=|$)/.test(arg))
  return reported(
    name,
    (report) => {
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
      return exec(['vitest', 'run', ...tests, ...reporters], { quiet: true, env })
    },
    (json) => vitestOutcome(json, isNarrowed),
  )
}

/** The tests that open no page. */
const nodeTests = (name: string, args: string[], workers = 0): Promise<Outcome> =>
  vitest(name, args, { config: 'vitest.node.config.ts', workers })

async function check(): Promise<Outcome> {
  // The compiler and the linter's type checks are Go programs. Without garbage collection they need
  // an eighth less processor time and hardly more memory, because they keep what they load.
  const quiet = { quiet: true, env: { GOGC: 'off' } }
  const parts: Record<string, Promise<boolean | Outcome>> = {
    types: script(['typecheck'], quiet),
    lint: script(['lint'], quiet),
    format: script(['format', '--check'], quiet),
    'unused code': exec(['knip'], quiet),
    'contract lint': script(['api:lint'], quiet),
    // One process reads the sources once. Two need a quarter more processor time.
    'rules of the sources': nodeTests('house', [], 1),
  }
  const began = performance.now()
  const outcomes = Object.entries(parts).map(async ([what, part]) => {
    const outcome = await part
    // They run side by side: the last one is the time of all.
    console.log(`  ${what}: after ${((performance.now() - began) / 1000).toFixed(1)} s`)
    return typeof outcome === 'boolean' ? checked(what, outcome) : outcome
  })
  return sum(await Promise.all(outcomes))
}

const playwright = (args: string[], report: string, quiet = false): Promise<boolean> =>
  exec(['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...args], {
    env: { E2E_REPORT: report },
    quiet,
  })

/** The builds that the journeys open which the arguments choose; if that is all, also their tests. */
async function builds(args: string[], suites: readonly string[]): Promise<Outcome> {
  const files: string[] = []
  if (suites.includes('e2e') || !suites.includes('monkey')) {
    const list = `${REPORTS}/e2e-list.json`
    rmSync(list, { force: true })
    await playwright(['--list', ...args], list, true)
    if (!existsSync(list)) return checked('the list of journeys', false)
    const { suites: specs }: { suites: { file: string }[] } = JSON.parse(readFileSync(list, 'utf8'))
    files.push(...specs.map(({ file }) => `tests/e2e/${file}`))
  }
  const outcomes: Outcome[] = []
  for (const { name, make } of buildsOf(files)) outcomes.push(checked(name, await make()))
  if (args.length === 0)
    outcomes.push(
      await vitest('builds', [], { config: 'vitest.node.config.ts', env: { BUILT: 'yes' } }),
    )
  return sum(outcomes)
}

/** Walks run one at a time, because another suite runs, too. */
const monkey = (args: string[]): Promise<Outcome> => {
  const size = ['--walks', String(WALKS), '--actions', String(ACTIONS), '--at-once', '1']
  const build = process.env['E2E_BUILD'] ?? DEMO_BUILD
  return reported(
    'monkey',
    (report) =>
      script(['monkey', ...size, ...args], { env: { MONKEY_REPORT: report, E2E_BUILD: build } }),
    (json) => JSON.parse(json),
  )
}

/** Each gets the arguments for its runner (a name, a path), and the names of all that run. */
export const SUITES = {
  check,
  unit: (args: string[]) => nodeTests('unit', args),
  builds,
  // Both sizes share three workers, one more than the cores of the smallest machine, because pages
  // sometimes wait.
  stories: (args: string[]) => vitest('stories', args, { project: 'stories-*', workers: 3 }),
  /** The stories with the tag `main`. */
  main: (args: string[]) => vitest('main', args, { workers: 2 }),
  /** React is the build that ships: a tenth faster, and stories fail on the warnings of the other. */
  faults: (args: string[]) =>
    vitest('faults', args, { env: { NODE_ENV: 'production' }, workers: 1 }),
  e2e: (args: string[]) => reported('e2e', (report) => playwright(args, report), playwrightOutcome),
  monkey,
} satisfies Record<string, (args: string[], suites: readonly string[]) => Promise<Outcome>>

export type SuiteName = keyof typeof SUITES
