/** The text of a Playwright test that repeats the recording, in the style of this repository. */
import type { Action, Step, StepsFile } from '#mocks/engine/steps/step.ts'

import { addressPattern, ID } from './addresses.ts'
import { actionCode, type BesideFile } from './spec-action.ts'
import { codeText } from './spec-code.ts'

interface Names {
  name: string
  /** The folder of the journeys' steps, relative to the test's folder. */
  steps: string
}

/** The clock is not advanced for shorter pauses. */
const PAUSE_MS = 60_000

/** The address to check; a pattern if it has ids that are created in the session. */
function addressCode(address: string): string {
  if (!/\{id\d+\}/.test(address)) return codeText(address)
  // Playwright matches a pattern against the whole URL.
  const source = addressPattern(address).source.slice(1)
  return `/${source.replaceAll(`(${ID})`, String.raw`[\da-f-]{36}`)}/`
}

/** The assertions for a step's texts, without duplicates. */
function textLines({ texts }: Step): string[] {
  const heading = texts.find(({ role }) => role === 'heading')
  const shown = [...texts.filter(({ role }) => role !== 'heading'), ...(heading ? [heading] : [])]
  const lines = shown.map(({ role, text }) => {
    const named = role === 'heading' ? `{ name: ${codeText(text)}, exact: true }` : ''
    const found = `page.getByRole('${role}'${named && `, ${named}`})`
    const own = role === 'heading' ? found : `${found}.filter({ hasText: ${codeText(text)} })`
    return `await expect(${own}.first()).toBeVisible()`
  })
  return [...new Set(lines)]
}

/** Whether the step loads the page: its log starts again then. */
const isLoad = ({ kind }: Action): boolean => kind === 'open' || kind === 'reload'

function stepLines(step: Step, before: Step, tools: Parameters<typeof actionCode>[1]): string[] {
  const { action, at, address, calls } = step
  if (action.kind === 'see') {
    const found = `page.getByText(${codeText(action.text)}).filter({ visible: true })`
    return action.isThere
      ? [`await expect(${found}.first()).toBeVisible()`]
      : [`await expect(${found}).toHaveCount(0)`]
  }
  const pause = at - before.at
  const code = actionCode(action, tools)
  const changes = calls
    .filter(({ operation }) => !operation.startsWith('GET '))
    .map(({ operation, status }) => codeText(`${operation} ${status}`))
  return [
    ...(pause > PAUSE_MS && before.action.kind !== 'mock'
      ? [`await page.evaluate(() => window.mock?.advance(${Math.round(pause / 6000) / 10}))`]
      : []),
    changes.length > 0 && !isLoad(action)
      ? `await answered(page, [${changes.join(', ')}], ${code.includes('await ') ? 'async ' : ''}() => ${code})`
      : `await ${code}`,
    ...textLines(step),
    // Typed text is written to the address with a delay.
    ...(address === before.address || action.kind === 'type'
      ? []
      : [`await expect(page).toHaveURL(${addressCode(address)})`]),
  ]
}

export function specText(
  { screen, zone, state, steps }: StepsFile,
  { name, steps: folder }: Names,
): { text: string; files: BesideFile[] } {
  const files: BesideFile[] = []
  const [first, ...rest] = steps
  if (!first) return { text: '', files }
  const lines = rest.flatMap((step, index) =>
    stepLines(step, steps[index] ?? first, { name, state, files }),
  )
  const body = [
    `await openRecorded(page, new URL('./${name}.state.json', import.meta.url))`,
    `await expect(page).toHaveURL(${addressCode(first.address)})`,
    ...textLines(first),
    ...lines,
  ].join('\n  ')
  const helpers = ['answered', 'dragBy', 'openRecorded', 'paste', 'pressAgain'].filter((one) =>
    body.includes(`${one}(`),
  )
  const { width, height, touch } = screen
  const text = `/** Recorded in the panel (docs/qa.md «Steps»). */
${body.includes('readFileSync(') ? `import { readFileSync } from 'node:fs'\n\n` : ''}${body.includes('newestCode(') ? `import { newestCode } from '${folder}/accounts.ts'\n` : ''}import { ${helpers.join(', ')} } from '${folder}/recorded.ts'
import { expect, test } from '${folder}/test.ts'

test.use({
  viewport: { width: ${width}, height: ${height} },
  ${touch ? 'hasTouch: true,\n  ' : ''}timezoneId: ${codeText(zone)},
})

test(${codeText(name.replaceAll('-', ' '))}, { tag: '@desktop' }, async ({ page }) => {
  ${body}
})
`
  return { text, files }
}
