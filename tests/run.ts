/**
 * `npm test`: everything, in the order in which it fails fastest. Finds or installs a Chromium itself;
 * the last line says `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

import { ensureChromium } from './support/ensure-chromium.ts'
import { DEMO_BUILD, ROOT } from './support/paths.ts'

interface Count {
  passed: number
  failed: number
}

const REPORTS = `${ROOT}node_modules/.cache/reports`
const total: Count = { passed: 0, failed: 0 }

function run(command: string, args: string[]): boolean {
  console.log(`\n> ${command} ${args.join(' ')}`)
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: process.env })
  return status === 0
}

const npm = (...args: string[]): boolean => run('npm', ['run', '--silent', ...args])

function count(what: string, { passed, failed }: Count): void {
  total.passed += passed
  total.failed += failed
  console.log(`${what}: ${passed} passed, ${failed} failed`)
}

/** A check that has no tests of its own counts as one. */
const check = (what: string, ok: boolean): void =>
  count(what, { passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

/** Runs a test runner that writes a JSON report; without a report, or with a bad exit, it has failed. */
function suite(
  what: string,
  report: string,
  start: () => boolean,
  read: (json: string) => Count,
): void {
  const ok = start()
  let result: Count
  try {
    result = read(readFileSync(report, 'utf8'))
  } catch {
    result = { passed: 0, failed: 1 }
  }
  count(what, ok || result.failed > 0 ? result : { ...result, failed: 1 })
}

function vitestCount(json: string): Count {
  const report: { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number } =
    JSON.parse(json)
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0)
  return { passed: report.numPassedTests, failed }
}

function playwrightCount(json: string): Count {
  const { stats }: { stats: { expected: number; unexpected: number; flaky: number } } =
    JSON.parse(json)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

function vitest(project: string): void {
  const report = `${REPORTS}/${project}.json`
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  suite(
    project,
    report,
    () => run('npm', ['exec', '--', 'vitest', 'run', '--project', project, ...reporters]),
    vitestCount,
  )
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
check(
  'build',
  run('npm', [
    'exec',
    '--',
    'vite',
    'build',
    '--mode',
    'demo',
    '--outDir',
    DEMO_BUILD,
    '--emptyOutDir',
  ]),
)
process.env['E2E_REPORT'] = `${REPORTS}/e2e.json`
suite(
  'end to end',
  `${REPORTS}/e2e.json`,
  () =>
    run('npm', ['exec', '--', 'playwright', 'test', '--config', 'tests/e2e/playwright.config.ts']),
  playwrightCount,
)

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
