/**
 * `npm run monkey -- --walks 100 --seed 7`: random walks over the built application with the mock
 * inside. A failed walk prints its seed, with which it can be repeated.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { chromium } from 'playwright'

import { BadCommand, runCommand } from '#mocks/engine/run-command.ts'
import { ensureChromium, testLaunchOptions } from '#tests/support/chromium.ts'

import { serveDemo } from '../support/demo-server.ts'
import { walk } from './walk.ts'

const LAST_ACTIONS = 25

/** @throws if the option is not a whole number from 1: no step would be made */
function countOf(option: string, text: string): number {
  const count = Number(text)
  if (Number.isSafeInteger(count) && count > 0) return count
  throw new BadCommand(`--${option} ${text}: expected a whole number from 1`)
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      walks: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      actions: { type: 'string', default: '500' },
      'at-once': { type: 'string', default: '2' },
    },
  })
  const walks = countOf('walks', values.walks)
  const first = countOf('seed', values.seed)
  const steps = countOf('actions', values.actions)
  const atOnce = countOf('at-once', values['at-once'])

  ensureChromium()
  const server = await serveDemo()
  const browser = await chromium.launch(testLaunchOptions())

  const seeds = Array.from({ length: walks }, (_, at) => first + at)
  const failures: string[] = []
  let passed = 0
  async function walkOn(): Promise<void> {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      const started = performance.now()
      const { problem, actions, visited, reloaded } = await walk(browser, {
        origin: server.origin,
        seed,
        actions: steps,
      })
      const seconds = Math.round((performance.now() - started) / 1000)
      const outcome = problem === null ? 'passed' : 'FAILED'
      const found = `${reloaded} drafts found after a reload`
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
  await Promise.all(Array.from({ length: atOnce }, walkOn))

  await browser.close()
  await server.close()
  const report = process.env['MONKEY_REPORT']
  if (report !== undefined) writeFileSync(report, JSON.stringify({ passed, failures }))
  console.log(
    `monkey: ${walks} walks × ${steps} actions: ${passed} passed, ${failures.length} failed`,
  )
  return passed === walks ? 0 : 1
})
