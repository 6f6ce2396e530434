/**
 * `npm run monkey -- --walks 100 --seed 7`: random walks over the built application with the mock
 * inside. A failed walk prints its seed, with which it can be repeated.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { chromium } from 'playwright'

import { testLaunchOptions } from '#tests/support/chromium.ts'
import { ensureChromium } from '#tests/support/ensure-chromium.ts'

import { serveDemo } from '../support/demo-server.ts'
import { walk } from './walk.ts'

const { values } = parseArgs({
  options: {
    walks: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    actions: { type: 'string', default: '500' },
    'at-once': { type: 'string', default: '2' },
  },
})

/** Ends with a message if the option is not a whole number from 1: no step would be made. */
function countOf(option: keyof typeof values): number {
  const count = Number(values[option])
  if (Number.isSafeInteger(count) && count > 0) return count
  console.error(`--${option} ${values[option]}: expected a whole number from 1`)
  return process.exit(2)
}

const WALKS = countOf('walks')
const FIRST = countOf('seed')
const ACTIONS = countOf('actions')
const AT_ONCE = countOf('at-once')
const LAST_ACTIONS = 25

ensureChromium()
const server = await serveDemo()
const browser = await chromium.launch(testLaunchOptions())

const seeds = Array.from({ length: WALKS }, (_, at) => FIRST + at)
const failures: string[] = []
let passed = 0
async function walkOn(): Promise<void> {
  for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
    const started = performance.now()
    const { problem, actions, visited, reloaded, failedSave } = await walk(browser, {
      origin: server.origin,
      seed,
      actions: ACTIONS,
    })
    const seconds = Math.round((performance.now() - started) / 1000)
    const outcome = problem === null ? 'passed' : 'FAILED'
    const found = `${reloaded} drafts found after a reload, ${failedSave} after a failed save`
    console.log(`walk ${seed}: ${outcome}, ${visited} screens, ${found}, ${seconds} s`)
    if (problem === null) {
      passed += 1
      continue
    }
    failures.push(`walk ${seed}: ${problem}`)
    console.log(`  ${problem}\n  seed ${seed}, the last actions:`)
    for (const action of actions.slice(-LAST_ACTIONS)) console.log(`    ${action}`)
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, walkOn))

await browser.close()
await server.close()
const report = process.env['MONKEY_REPORT']
if (report !== undefined) writeFileSync(report, JSON.stringify({ passed, failures }))
console.log(
  `monkey: ${WALKS} walks × ${ACTIONS} actions: ${passed} passed, ${failures.length} failed`,
)
process.exit(WALKS > 0 && passed === WALKS ? 0 : 1)
