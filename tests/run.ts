/**
 * `npm test`: everything, in the order in which it fails fastest. Finds or installs a Chromium itself;
 * names again at the end what has failed, and the last line says `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

import { ensureChromium } from './support/ensure-chromium.ts'
import { DEMO_BUILD, ROOT, SHARED_BUILD, STORYBOOK_BUILD } from './support/paths.ts'
import { monkeyOutcome, type Outcome, playwrightOutcome, vitestOutcome } from './support/reports.ts'

const REPORTS = `${ROOT}node_modules/.cache/reports`
const total: Outcome = { passed: 0, failures: [] }

function run(command: string, args: string[]): boolean {
  console.log(`\n> ${command} ${args.join(' ')}`)
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: process.env })
  return status === 0
}

const npm = (...args: string[]): boolean => run('npm', ['run', '--silent', ...args])

function count(what: string, { passed, failures }: Outcome): void {
  total.passed += passed
  total.failures.push(...failures.map((failure) => `${what}: ${failure}`))
  console.log(`${what}: ${passed} passed, ${failures.length} failed`)
}

/** A check that has no tests of its own counts as one. */
const check = (what: string, ok: boolean): void =>
  count(what, ok ? { passed: 1, failures: [] } : { passed: 0, failures: ['see above'] })

/** Runs a test runner that writes a JSON report; without a report, or with a bad exit, it has failed. */
function suite(
  what: string,
  report: string,
  start: () => boolean,
  read: (json: string) => Outcome,
): void {
  const ok = start()
  let result: Outcome
  try {
    result = read(readFileSync(report, 'utf8'))
  } catch {
    result = { passed: 0, failures: ['left no report'] }
  }
  if (!ok && result.failures.length === 0) result.failures.push('ended with an error of its own')
  count(what, result)
}

function vitest(project: string): void {
  const report = `${REPORTS}/${project}.json`
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  suite(
    project,
    report,
    () => run('npm', ['exec', '--', 'vitest', 'run', '--project', project, ...reporters]),
    vitestOutcome,
  )
}

function build(mode: string, outDir: string): boolean {
  const args = ['--mode', mode, '--outDir', outDir, '--emptyOutDir']
  return run('npm', ['exec', '--', 'vite', 'build', ...args])
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
ensureChromium()
check('types', npm('typecheck'))
check('lint', npm('lint'))
check('format', npm('format', '--', '--check'))
check('unused code', run('npm', ['exec', '--', 'knip']))
check('contract lint', npm('api:lint'))
vitest('unit')
vitest('storybook')
vitest('faults')
check('build', build('demo', DEMO_BUILD))
check('shared build', build('shared', SHARED_BUILD))
check('storybook build', npm('build:storybook', '--', '--quiet', '--output-dir', STORYBOOK_BUILD))
process.env['E2E_REPORT'] = `${REPORTS}/e2e.json`
suite(
  'end to end',
  `${REPORTS}/e2e.json`,
  () =>
    run('npm', ['exec', '--', 'playwright', 'test', '--config', 'tests/e2e/playwright.config.ts']),
  playwrightOutcome,
)
process.env['MONKEY_REPORT'] = `${REPORTS}/monkey.json`
suite('monkey', `${REPORTS}/monkey.json`, () => npm('monkey', '--', '--walks', '20'), monkeyOutcome)

for (const failure of total.failures) console.log(`\nFAILED ${failure}`)
console.log(`\n${total.passed} passed, ${total.failures.length} failed`)
process.exit(total.failures.length === 0 ? 0 : 1)
