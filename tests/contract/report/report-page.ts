/**
 * The report: a text in a page without scripts. It lists what does not hold, with the calls that
 * show it, then every operation with its statuses, and the tests of behaviour.
 */
import type { TestModule } from 'vitest/node'

import { type Described, operations } from '../contract-document.ts'
import { type Leftovers, leftoversText } from './leftovers.ts'
import { hide, type ReportedCall } from './transcript.ts'

/** A text in the page, whatever the server under test has put into it. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export interface SuiteNotes {
  calls: ReportedCall[]
  /** Texts to hide in the tests' messages. */
  secrets: string[]
  /** `METHOD path status` that cannot be reached on this server. */
  unreachable: string[]
  left: Leftovers
}

const VERDICTS = {
  held: '✓ holds',
  broken: '✗ does not hold',
  unmet: '– not met',
  unreachable: '– needs a mock',
}
type Verdict = keyof typeof VERDICTS

/** What became of a test, or of a status of an operation. */
interface Outcome {
  name: string
  verdict: Verdict
  /** Why it does not hold; empty otherwise. */
  why: string[]
  /** `METHOD path status` of the answer that a test reaches. */
  reaches?: string | undefined
  /** The calls that show why a status does not hold. */
  examples?: ReportedCall[]
}

const LENGTH = 500
const VERDICT_OF = { passed: 'held', failed: 'broken', skipped: 'unmet', pending: 'unmet' } as const

function testsOf({ children }: TestModule, secrets: readonly string[]): Outcome[] {
  const texts = (errors: readonly { message: string }[] = []): string[] =>
    errors.map(({ message }) => hide(message.slice(0, LENGTH), secrets))
  const unprepared = [...children.allSuites()]
    .filter((suite) => suite.errors().length > 0)
    .map((suite) => ({
      name: `${suite.fullName}: its preparation failed`,
      verdict: 'broken' as const,
      why: texts(suite.errors()),
    }))
  const tests = [...children.allTests()].map((test) => ({
    name: test.fullName,
    verdict: VERDICT_OF[test.result().state],
    why: texts(test.result().errors),
    reaches: test.meta().reaches,
  }))
  return [...unprepared, ...tests]
}

/** The calls that are shown for one status: the first with each problem. */
const distinct = (calls: ReportedCall[]): ReportedCall[] =>
  [...Map.groupBy(calls, ({ status, problem }) => `${status} ${problem}`).values()].flatMap(
    ([first]) => first ?? [],
  )

function statusesOf(
  { name: operation, answers }: Described,
  { calls, unreachable }: SuiteNotes,
  tests: readonly Outcome[],
): Outcome[] {
  const all = calls.filter((call) => call.operation === operation)
  const statusOf = ({ status }: ReportedCall): string => String(status ?? 'no answer')
  // Undocumented ones, too.
  const statuses = new Set([...answers.map(({ status }) => status), ...all.map(statusOf)])
  return [...statuses].map((status) => {
    const own = all.filter((call) => statusOf(call) === status)
    const broken = own.filter(({ problem }) => problem !== null)
    const test = tests.find(({ reaches }) => reaches === `${operation} ${status}`)
    const found = broken.length > 0 ? broken.flatMap(({ problem }) => problem ?? []) : test?.why
    const [name, why] = [`${operation} ${status}`, [...new Set(found)]]
    if (why.length > 0) {
      const missed = all.filter(({ during }) => test?.verdict === 'broken' && during === test.name)
      return { name, verdict: 'broken', why, examples: distinct([...broken, ...missed]) }
    }
    const isUnreachable = unreachable.includes(name)
    return { name, verdict: own.length > 0 ? 'held' : isUnreachable ? 'unreachable' : 'unmet', why }
  })
}

const indented = (text: string): string => text.replaceAll(/^/gm, '  ')

const outcomeText = ({ name, verdict, why }: Outcome): string =>
  [`${VERDICTS[verdict]}  ${name}`, ...why.map(indented)].join('\n')

const callText = ({ during, request, answer }: ReportedCall): string =>
  [during || 'Before the tests, to prepare them', ...[request, answer].map(indented)].join('\n\n')

const departureText = ({ examples = [], ...outcome }: Outcome): string =>
  [outcomeText(outcome), ...examples.map(callText).map(indented)].join('\n\n')

function figure(outcomes: readonly { verdict: Verdict }[], of: string): string {
  const held = outcomes.filter(({ verdict }) => verdict === 'held').length
  return `${held} of ${outcomes.length} ${of}`
}

export function reportPage(server: string, at: string, notes: SuiteNotes, ran: TestModule): string {
  const tests = testsOf(ran, notes.secrets)
  const behaviours = tests.filter(({ reaches, name }) => !reaches && name.includes(' > '))
  const outcomes = operations.map((operation) => {
    const statuses = statusesOf(operation, notes, tests)
    const departures = statuses.filter(({ verdict }) => verdict === 'broken' || verdict === 'unmet')
    const verdict: Verdict = departures.length > 0 ? 'broken' : 'held'
    return { ...operation, statuses, departures, verdict }
  })
  const statuses = outcomes.flatMap((one) => one.statuses)
  const reachable = statuses.filter(({ verdict }) => verdict !== 'unreachable')
  const title = `Contract report: ${server}`
  const text = [
    `${title}\n${at}. ${notes.calls.length} calls; secrets are masked.`,
    figure(outcomes, 'operations'),
    figure(reachable, 'statuses'),
    figure(behaviours, 'behaviours'),
    'WHAT DOES NOT HOLD',
    ...outcomes.flatMap(({ departures }) => departures.map(departureText)),
    'OPERATIONS',
    ...outcomes.map(({ name, summary, verdict, statuses: own }) =>
      [
        `${VERDICTS[verdict]}  ${name}: ${summary}`,
        ...own.map(
          (one) => `  ${VERDICTS[one.verdict]}  ${one.name.split(' ').slice(2).join(' ')}`,
        ),
      ].join('\n'),
    ),
    'BEHAVIOUR',
    ...behaviours.map(outcomeText),
    'LEFT ON THE SERVER',
    ...leftoversText(notes.left),
  ].join('\n\n')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>:root { color-scheme: light dark } pre { white-space: pre-wrap; overflow-wrap: anywhere }</style>
<title>${escaped(title)}</title>
<pre>
${escaped(text)}
</pre>
</html>
`
}
