import { expect, test } from 'vitest'

import { playwrightOutcome, vitestOutcome } from './reports.ts'

const vitestReport = (status: string, message: string, ...statuses: string[]): string => {
  const assertionResults = statuses.map((one) => ({
    ancestorTitles: ['POST /v1/programs/ at /program'],
    fullName: `a ${one} test`,
    status: one,
    failureMessages:
      one === 'failed'
        ? ['Error: no\n    at play (http://localhost:5/a.stories.tsx?b:322:49)\n    at a.ts:1:2']
        : [],
  }))
  const numPassedTests = statuses.filter((one) => one === 'passed').length
  const file = { name: 'hours.test.ts', status, message, assertionResults }
  return JSON.stringify({ numPassedTests, testResults: [file] })
}

test.each(['skipped', 'todo', 'pending'])('a %s test of Vitest has failed', (status) => {
  expect(vitestOutcome(vitestReport('passed', '', 'passed', status))).toMatchObject({
    passed: 1,
    failures: [`hours.test.ts: a ${status} test (${status})`],
  })
})

test('a title leaves out the other tests, but not the failed ones', () => {
  const report = vitestReport('failed', '', 'passed', 'skipped', 'failed')
  // Without the line of the served code, which is none of the source.
  const failures = ['hours.test.ts: a failed test: Error: no\n    at a.ts:1:2']
  expect(vitestOutcome(report, true)).toEqual({ passed: 1, failures, cells: 2 })
})

test('a file whose setup fails says why, although all its tests were skipped', () => {
  const report = vitestReport('failed', 'no server', 'skipped')
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
