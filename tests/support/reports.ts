import { stripVTControlCharacters } from 'node:util'

/** The JSON reports of the test runners: how many tests passed, and the names of the others. */
export interface Outcome {
  passed: number
  failures: string[]
  /** How many of the tests, passed or failed, are cells: one call broken in one way on a screen. */
  cells?: number
}

/** The title around the cells of a call: `POST /v1/calendar/schedules at /schedules`. */
const CELLS = /^[A-Z]+ \/v1\/\S* at \//

interface VitestReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: {
      ancestorTitles: string[]
      fullName: string
      status: string
      failureMessages: string[]
    }[]
  }[]
}

/**
 * A file that could not be run at all has no tests in the report: its own message is its failure. A
 * skipped test has failed, too, unless the run was narrowed by a title.
 */
export function vitestOutcome(json: string, isNarrowed = false): Outcome {
  const report: VitestReport = JSON.parse(json)
  const failures = report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    const messages = failed.map((test) => `${test.fullName}: ${test.failureMessages.join('\n')}`)
    if (messages.length === 0 && file.status === 'failed') messages.push(file.message)
    for (const { fullName, status } of file.assertionResults)
      if (!isNarrowed && status !== 'failed' && status !== 'passed')
        messages.push(`${fullName} (${status})`)
    return messages.map((text) => `${file.name}: ${text}`)
  })
  const cells = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ ancestorTitles: [title = ''], status }) => status !== 'skipped' && CELLS.test(title))
  return { passed: report.numPassedTests, failures, cells: cells.length }
}

interface PlaywrightTest {
  projectName: string
  status: string
  results: { errors: { message?: string }[] }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: { file: string; title: string; tests: PlaywrightTest[] }[]
}

export function playwrightOutcome(json: string): Outcome {
  const report: { suites: PlaywrightSuite[]; errors: { message?: string }[] } = JSON.parse(json)
  const outcome: Outcome = {
    passed: 0,
    failures: report.errors.map(({ message }) => message ?? 'no test was run'),
  }
  const add = ({ suites = [], specs }: PlaywrightSuite): void => {
    for (const { file, title, tests } of specs)
      for (const { projectName, status, results } of tests)
        if (status === 'expected') outcome.passed += 1
        else {
          const why = results.flatMap(({ errors }) =>
            errors.map(({ message = '' }) => stripVTControlCharacters(message)),
          )
          outcome.failures.push(
            [`${file} [${projectName}]: ${title} (${status})`, ...why].join('\n'),
          )
        }
    suites.forEach(add)
  }
  report.suites.forEach(add)
  return outcome
}

/** The files that a listed or finished run has tests of. */
export function specFiles(json: string): string[] {
  const report: { suites: { file: string }[] } = JSON.parse(json)
  return report.suites.map(({ file }) => file)
}

export function monkeyOutcome(json: string): Outcome {
  const { passed, failures }: Outcome = JSON.parse(json)
  return { passed, failures }
}
