/** The suites that `tests/run.ts` runs, each with its outcome. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'

import { BUILD_NAMES, BUILDS, buildsOf } from './builds.ts'
import { exec, script } from './command.ts'
import { faultRuns, unknownFaults } from './fault-names.ts'
import { DEMO_BUILD, ROOT } from './paths.ts'
import {
  monkeyOutcome,
  type Outcome,
  playwrightOutcome,
  specFiles,
  vitestOutcome,
} from './reports.ts'

/** A part of the work if several machines share it: the `index`th of `count`, from 1. */
export interface Shard {
  index: number
  count: number
}

/** The input of a suite: its shard, arguments for its runner (a name, a path), and all that run. */
export interface Task {
  shard: Shard | null
  args: string[]
  suites: readonly string[]
}

const E2E_CONFIG = 'tests/e2e/playwright.config.ts'
const REPORTS = `${ROOT}node_modules/.cache/reports`
const SHIPPED = { NODE_ENV: 'production' }
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
  cells: outcomes.reduce((total, { cells = 0 }) => total + cells, 0),
})

const shardOf = ({ shard }: Task): string[] =>
  shard === null ? [] : [`--shard=${shard.index}/${shard.count}`]

const noTest = ({ args }: Task): string => `No test was run: ${args.join(' ')}`

/**
 * Runs a runner that writes a JSON report. Without a report, or with a bad exit code, it has
 * failed.
 */
async function reported(
  name: string,
  task: Task,
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
  if (!ok && outcome.failures.length === 0)
    outcome.failures.push(outcome.passed === 0 ? noTest(task) : 'ended with an error of its own')
  return outcome
}

/** Whether the runner skips the tests that the arguments do not name. */
const isNarrowed = ({ args }: Task): boolean =>
  args.some((arg) => /^(-t|--testNamePattern)(=|$)/.test(arg))

/**
 * Quiet, since these run side by side. `workers` limits how many workers or pages there are at
 * once, because the suites share the cores; 0 leaves it to the config.
 */
async function vitest(
  name: string,
  task: Task,
  { project = name, config = 'vitest.config.ts', env = {}, workers = 0 } = {},
): Promise<Outcome> {
  // An empty shard would look the same whether the name is unknown or its tests are in another one.
  if (task.shard !== null && isNarrowed(task))
    return { passed: 0, failures: ['--shard cannot be combined with a test name or an area'] }
  const limit = workers === 0 ? [] : [`--maxWorkers=${workers}`]
  const tests = ['--config', config, '--project', project, ...limit, ...task.args]
  // With more shards than files, some shards are empty.
  const shard = task.shard === null ? [] : [...shardOf(task), '--passWithNoTests']
  const outcome = await reported(
    name,
    task,
    (report) => {
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
      return exec(['vitest', 'run', ...tests, ...shard, ...reporters], { quiet: true, env })
    },
    (json) => vitestOutcome(json, isNarrowed(task)),
  )
  const isEmpty = outcome.passed + outcome.failures.length === 0
  if (isEmpty && (task.shard === null || !(await hasFiles(name, tests))))
    outcome.failures.push(noTest(task))
  return outcome
}

/** Whether the arguments match a file in any shard. */
async function hasFiles(name: string, tests: string[]): Promise<boolean> {
  const list = `${REPORTS}/${name}-files.json`
  rmSync(list, { force: true })
  const listed = ['vitest', 'list', ...tests, '--filesOnly', `--json=${list}`]
  if (!(await exec(listed, { quiet: true }))) return false
  const files: unknown[] = JSON.parse(readFileSync(list, 'utf8'))
  return files.length > 0
}

/** The tests that open no page. */
const nodeTests = (name: string, task: Task, workers = 0): Promise<Outcome> =>
  vitest(name, task, { config: 'vitest.node.config.ts', workers })

/**
 * Each run of the faults that the arguments ask for, one after another. React is the build that
 * ships: it is a tenth faster, and the stories fail on the warnings of the other one.
 */
async function faults(task: Task): Promise<Outcome> {
  const unknown = unknownFaults(task.args)
  if (unknown !== null) return { passed: 0, failures: [unknown] }
  const outcomes: Outcome[] = []
  for (const args of faultRuns(task.args))
    outcomes.push(await vitest('faults', { ...task, args }, { env: SHIPPED, workers: 1 }))
  return sum(outcomes)
}

async function check(task: Task): Promise<Outcome> {
  if (task.shard !== null && task.shard.index > 1) return sum([])
  // The compiler and the linter's type checks are Go programs. Without garbage collection they need
  // an eighth less processor time and hardly more memory, because they keep what they load.
  const quiet = { quiet: true, env: { GOGC: 'off' } }
  return sum(
    await Promise.all([
      script(['typecheck'], quiet).then((ok) => checked('types', ok)),
      script(['lint'], quiet).then((ok) => checked('lint', ok)),
      script(['format', '--', '--check'], quiet).then((ok) => checked('format', ok)),
      exec(['knip'], quiet).then((ok) => checked('unused code', ok)),
      script(['api:lint'], quiet).then((ok) => checked('contract lint', ok)),
      // One process reads the sources once. Two need a quarter more processor time.
      nodeTests('house', { ...task, shard: null, args: [] }, 1),
    ]),
  )
}

/** The builds that the asked suites open, or all of them. */
async function builds(task: Task): Promise<Outcome> {
  const files = [
    ...(task.suites.includes('e2e') ? [E2E_CONFIG, ...(await specsOf(task))] : []),
    ...(task.suites.includes('monkey') ? ['tests/monkey/run.ts'] : []),
  ]
  const names = files.length === 0 ? BUILD_NAMES : buildsOf(files)
  const outcomes: Outcome[] = []
  for (const name of names) outcomes.push(checked(name, await BUILDS[name]()))
  return sum(outcomes)
}

const playwright = (task: Task, options: string[], report: string, quiet = false) =>
  exec(['playwright', 'test', '--config', E2E_CONFIG, ...options, ...shardOf(task), ...task.args], {
    env: { E2E_REPORT: report },
    quiet,
  })

/** The files of the journeys that the arguments choose. */
async function specsOf(task: Task): Promise<string[]> {
  const list = `${REPORTS}/e2e-list.json`
  rmSync(list, { force: true })
  await playwright(task, ['--list'], list, true)
  const files = existsSync(list) ? specFiles(readFileSync(list, 'utf8')) : []
  return files.map((file) => `tests/e2e/${file}`)
}

const e2e = (task: Task): Promise<Outcome> =>
  reported('e2e', task, (report) => playwright(task, [], report), playwrightOutcome)

/** Each shard uses different seeds. Walks run one at a time, because another suite runs, too. */
const monkey = (task: Task): Promise<Outcome> => {
  const { shard, args } = task
  const { index, count } = shard ?? { index: 1, count: 1 }
  const walks = Math.ceil(WALKS / count)
  const seeds = ['--walks', String(walks), '--seed', String((index - 1) * walks + 1)]
  const options = [...seeds, '--actions', String(ACTIONS), '--at-once', '1']
  return reported(
    'monkey',
    task,
    (report) =>
      script(['monkey', '--', ...options, ...args], {
        env: { MONKEY_REPORT: report, E2E_BUILD: process.env['E2E_BUILD'] ?? DEMO_BUILD },
      }),
    monkeyOutcome,
  )
}

export const SUITES = {
  check,
  unit: (task: Task) => nodeTests('unit', task),
  builds,
  // Both sizes share three workers, one more than the cores of the smallest machine, because pages
  // sometimes wait.
  stories: (task: Task) => vitest('stories', task, { project: 'stories-*', workers: 3 }),
  faults,
  e2e,
  monkey,
} satisfies Record<string, (task: Task) => Promise<Outcome>>

export type SuiteName = keyof typeof SUITES

export const isSuite = (name: string): name is SuiteName => Object.hasOwn(SUITES, name)

const WITHOUT_PAGES: ReadonlySet<SuiteName> = new Set(['check', 'unit', 'builds'])

/** Whether a suite needs a Chromium. */
export const opensPages = (name: SuiteName): boolean => !WITHOUT_PAGES.has(name)
