import { expect, test } from 'vitest'

import { playwrightOutcome, vitestOutcome } from './reports.ts'

const vitestReport = (...statuses: string[]): string => vitestReportIn([], statuses)

const vitestReportIn = (ancestorTitles: string[], statuses: string[]): string =>
  JSON.stringify({
    numPassedTests: statuses.filter((status) => status === 'passed').length,
    testResults: [
      {
        name: 'hours.test.ts',
        status: statuses.includes('failed') ? 'failed' : 'passed',
        message: '',
        assertionResults: statuses.map((status) => ({
          ancestorTitles,
          fullName: `a ${status} test`,
          status,
          failureMessages: [],
        })),
      },
    ],
  })

test.each(['skipped', 'todo', 'pending', 'disabled'])(
  'a %s test of Vitest has failed',
  (status) => {
    expect(vitestOutcome(vitestReport('passed', status))).toMatchObject({
      passed: 1,
      failures: [`hours.test.ts: a ${status} test (${status})`],
    })
  },
)

test('a title leaves out the other tests, but not the failed ones', () => {
  const { passed, failures } = vitestOutcome(vitestReport('passed', 'skipped', 'failed'), true)
  expect(passed).toBe(1)
  expect(failures).toEqual(['hours.test.ts: a failed test: '])
})

test('a file whose setup fails says why, although all its tests were skipped', () => {
  const report = vitestReport('skipped').replace(
    '"passed","message":""',
    '"failed","message":"no server"',
  )
  expect(vitestOutcome(report).failures).toContain('hours.test.ts: no server')
})

test.each(['skipped', 'flaky', 'unexpected'])('a %s test of Playwright has failed', (status) => {
  const tests = [{ projectName: 'phone', status, results: [] }]
  const specs = [{ file: 'hours.spec.ts', title: 'saves', tests }]
  expect(playwrightOutcome(JSON.stringify({ suites: [{ specs }], errors: [] }))).toEqual({
    passed: 0,
    failures: [`hours.spec.ts [phone]: saves (${status})`],
  })
})

test('the cells are counted as they ran, not as they are declared', () => {
  const cells = (title: string, ...statuses: string[]) =>
    vitestOutcome(vitestReportIn([title], statuses), true).cells
  expect(cells('POST /v1/programs/ at /program', 'passed', 'failed', 'skipped')).toBe(2)
  expect(cells('a screen that is left', 'passed')).toBe(0)
})
