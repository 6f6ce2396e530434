/** The JSON reports of the test runners: how many tests passed, and the names of the others. */
import { stripVTControlCharacters } from 'node:util'

import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

export interface Outcome {
  passed: number
  failures: string[]
  /** How many of the tests, passed or failed, are cells: one call broken in one way on a screen. */
  cells?: number
}

/** The title around the cells of a call: `POST /v1/calendar/schedules at /schedules`. */
const CELLS = /^[A-Z]+ \/v1\/\S* at \//

/**
 * The frames of a page: their lines are those of the served code. What the runner prints itself, above,
 * has those of the sources.
 */
const SERVED = /\n\s+at [^\n]*\bhttps?:\/\/[^\n]*/g

/**
 * A file that could not be run at all has no tests in the report: its own message is its failure. A
 * skipped test has failed, too, unless the run was narrowed by a title.
 */
export function vitestOutcome(json: string, isNarrowed = false): Outcome {
  const { numPassedTests: passed, testResults }: JsonTestResults = JSON.parse(json)
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const messages = failed.map(({ fullName, failureMessages }) =>
      `${fullName}: ${(failureMessages ?? []).join('\n')}`.replaceAll(SERVED, ''),
    )
    if (messages.length === 0 && status === 'failed') messages.push(message)
    for (const test of assertionResults)
      if (!isNarrowed && test.status !== 'failed' && test.status !== 'passed')
        messages.push(`${test.fullName} (${test.status})`)
    return messages.map((text) => `${name}: ${text}`)
  })
  const cells = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ ancestorTitles: [title = ''], status }) => status !== 'skipped' && CELLS.test(title))
  return { passed, failures, cells: cells.length }
}

/** A test that was skipped, or passed only when it was repeated, has failed. */
export function playwrightOutcome(json: string): Outcome {
  const report: JSONReport = JSON.parse(json)
  const specsIn = ({ suites = [], specs }: JSONReportSuite): JSONReportSpec[] => [
    ...specs,
    ...suites.flatMap(specsIn),
  ]
  const tests = report.suites
    .flatMap(specsIn)
    .flatMap((spec) => spec.tests.map((test) => ({ ...spec, ...test })))
  const failed = tests.filter(({ status }) => status !== 'expected')
  return {
    passed: tests.length - failed.length,
    failures: [
      ...report.errors.map(({ message }) => message ?? 'no test was run'),
      ...failed.map(({ file, projectName, title, status, results }) => {
        const why = results.flatMap(({ errors }) =>
          errors.map(({ message }) => stripVTControlCharacters(message)),
        )
        return [`${file} [${projectName}]: ${title} (${status})`, ...why].join('\n')
      }),
    ],
  }
}
