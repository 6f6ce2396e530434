/** The report: one HTML file without scripts, whose parts can be folded. */
import type { ReportedCall } from '../reported-call.ts'
import type { Run, TestOutcome } from './collect.ts'
import { escaped, folded, list, verdict } from './html.ts'
import { leftoversText } from './leftovers-text.ts'
import {
  journeysOf,
  type OperationOutcome,
  outcomesOf,
  scoreOf,
  type StatusOutcome,
} from './outcome.ts'
import { STYLE } from './style.ts'

const isBroken = ({ statuses }: OperationOutcome): boolean =>
  statuses.some(({ state }) => state === 'broken' || state === 'unmet')

const anchor = (name: string): string => name.replaceAll(/\W+/g, '-')

const whyText = (why: string[]): string =>
  list(why.map((one) => `<span class="broken">${escaped(one)}</span>`))

// It scrolls, so the keyboard must be able to reach it.
const block = (label: string, text: string): string =>
  `<p class="muted">${label}</p><pre tabindex="0" role="group" aria-label="${label}">${escaped(text)}</pre>`

function callHtml({ during, problem, request, answer }: ReportedCall): string {
  const test = during === '' ? 'Before the tests, to prepare them' : during
  return [
    `<p class="muted">${escaped(test)}</p>`,
    whyText(problem === null ? [] : [problem]),
    block('Request', request),
    block('Answer', answer),
  ].join('')
}

function statusHtml({ status, state, calls, why, examples }: StatusOutcome): string {
  const times = calls === 1 ? '1 call' : `${calls} calls`
  const head = `<code>${escaped(status)}</code> ${verdict(state)} <span class="muted">${times}</span>`
  const body = whyText(why) + examples.map(callHtml).join('')
  return body === '' ? `<p>${head}</p>` : folded(head, body, state === 'broken')
}

function operationHtml(operation: OperationOutcome): string {
  const { name, summary, statuses } = operation
  const held = statuses.filter(({ state }) => state === 'held').length
  const state = isBroken(operation) ? 'broken' : 'held'
  const head = `<code>${escaped(name)}</code> ${verdict(state)} <span class="muted">${held} of ${statuses.length} statuses. ${escaped(summary)}</span>`
  return `<div id="${anchor(name)}">${folded(head, statuses.map(statusHtml).join(''), state === 'broken')}</div>`
}

function operationsHtml(outcomes: OperationOutcome[]): string {
  const byTag = Map.groupBy(outcomes, ({ tag }) => tag)
  return [...byTag]
    .map(([tag, own]) => `<h3>${escaped(tag)}</h3>${own.map(operationHtml).join('')}`)
    .join('')
}

const testHtml = ({ name, state, errors }: TestOutcome): string =>
  `${verdict(state)} ${escaped(name)}${whyText(errors)}`

/** The failures, with links to them. */
function departures(outcomes: OperationOutcome[]): string {
  const items = outcomes
    .filter(isBroken)
    .flatMap(({ name, statuses }) =>
      statuses
        .filter(({ state }) => state === 'broken' || state === 'unmet')
        .map(
          ({ status, state, why }) =>
            `<a href="#${anchor(name)}"><code>${escaped(`${name} ${status}`)}</code></a> ${verdict(state)}${whyText(why)}`,
        ),
    )
  return items.length === 0 ? '' : `<h2>What does not hold</h2>${list(items)}`
}

const figure = (value: string, of: string): string => `<li><strong>${value}</strong>${of}</li>`

/**
 * @param server the tested server, an address or a name
 * @param at when, as a text
 * @param run without secrets, as `collect` returns it
 */
export function reportPage(server: string, at: string, run: Run): string {
  const outcomes = outcomesOf(run)
  const journeys = journeysOf(run.tests)
  const score = scoreOf(outcomes, run.tests)
  const title = `Contract report: ${escaped(server)}`
  const scores = [
    figure(`${score.percent} %`, 'of what could be tested holds'),
    figure(`${score.operations.held} of ${score.operations.of}`, 'operations'),
    figure(`${score.statuses.held} of ${score.statuses.of}`, 'statuses'),
    figure(`${score.journeys.held} of ${score.journeys.of}`, 'behaviours'),
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p class="muted">${escaped(at)}. ${run.calls.length} calls; secrets are masked.</p>
<ul class="score">${scores.join('')}</ul>
${departures(outcomes)}
<h2>Operations</h2>
${operationsHtml(outcomes)}
<h2>Behaviour</h2>
${list(journeys.map(testHtml))}
<h2>Left on the server</h2>
${list(leftoversText(run.left).map(escaped))}
</main>
</body>
</html>
`
}
