/**
 * The report: one HTML file without scripts. It lists what does not hold, with the calls that show
 * it, then every operation with its statuses, and the tests of behaviour.
 */
import type { TestModule } from 'vitest/node'

import { type Described, operations } from '../contract-document.ts'
import { type Leftovers, leftoversText } from './leftovers.ts'
import { hide, type ReportedCall } from './transcript.ts'

const ENTITIES = new Map(
  Object.entries({ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' }),
)

/** A text escaped for HTML, whatever the server under test has put into it. */
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&${ENTITIES.get(character)};`)

const list = (items: string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

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

/** On a phone and on paper, light and dark. */
const STYLE = `
:root { color-scheme: light dark; --block: light-dark(#f2f5f3, #1f2723); --muted: light-dark(#51605a, #a6b3ad); }
body { max-width: 64rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
.score { display: flex; flex-wrap: wrap; gap: 1rem; padding: 0; list-style: none; }
.score strong { display: block; font-size: 1.375rem; }
pre { max-height: 24rem; padding: 0.625rem; background: var(--block); white-space: pre-wrap; overflow: auto; }
.held { color: light-dark(#0b6b3a, #6fd89d); }
.broken { color: light-dark(#b3161f, #ff9a96); }
.muted, .unmet, .unreachable { color: var(--muted); }
`

const verdictHtml = (verdict: Verdict): string =>
  `<strong class="${verdict}">${VERDICTS[verdict]}</strong>`

const whyHtml = (why: string[]): string =>
  list(why.map((one) => `<span class="broken">${escaped(one)}</span>`))

// It scrolls, so the keyboard must be able to reach it.
const block = (label: string, text: string): string =>
  `<p class="muted">${label}</p><pre tabindex="0" role="group" aria-label="${label}">${escaped(text)}</pre>`

const callHtml = ({ during, request, answer }: ReportedCall): string =>
  `<p class="muted">${escaped(during || 'Before the tests, to prepare them')}</p>${block('Request', request)}${block('Answer', answer)}`

const departureHtml = ({ name, verdict, why, examples = [] }: Outcome): string =>
  `<details open><summary><code>${escaped(name)}</code> ${verdictHtml(verdict)}</summary>${whyHtml(why)}${examples.map(callHtml).join('')}</details>`

const behaviourHtml = ({ name, verdict, why }: Outcome): string =>
  `${verdictHtml(verdict)} ${escaped(name)}${whyHtml(why)}`

function figure(outcomes: readonly { verdict: Verdict }[], of: string): string {
  const held = outcomes.filter(({ verdict }) => verdict === 'held').length
  return `<li><strong>${held} of ${outcomes.length}</strong>${of}</li>`
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
  const reachable = outcomes
    .flatMap(({ statuses }) => statuses)
    .filter(({ verdict }) => verdict !== 'unreachable')
  const departures = outcomes.flatMap((one) => one.departures)
  const title = `Contract report: ${escaped(server)}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p class="muted">${escaped(at)}. ${notes.calls.length} calls; secrets are masked.</p>
<ul class="score">${figure(outcomes, 'operations')}${figure(reachable, 'statuses')}${figure(behaviours, 'behaviours')}</ul>
${departures.length > 0 ? '<h2>What does not hold</h2>' : ''}
${departures.map(departureHtml).join('')}
<h2>Operations</h2>
${list(
  outcomes.map(
    ({ name, summary, verdict, statuses }) =>
      `<code>${escaped(name)}</code> ${verdictHtml(verdict)} <span class="muted">${escaped(summary)}: ${statuses
        .map((one) => `${escaped(one.name.split(' ').slice(2).join(' '))} ${VERDICTS[one.verdict]}`)
        .join(', ')}</span>`,
  ),
)}
<h2>Behaviour</h2>
${list(behaviours.map(behaviourHtml))}
<h2>Left on the server</h2>
${list(leftoversText(notes.left).map(escaped))}
</main>
</body>
</html>
`
}
