/**
 * `npm run replay -- FILE`: replays a session that was recorded in the panel, from its state, up to
 * the first difference. `--headed` and `--slow` are for watching, `--url` replays on a server that
 * runs, `--spec OUT` writes it as a Playwright test. Exit code 1 for a difference, 2 for a file
 * that cannot be replayed.
 */
import { parseArgs } from 'node:util'

import { chromium } from 'playwright'

import { BadCommand, expectAddress, runCommand } from '#mocks/engine/run-command.ts'
import { launchOptions } from '#tests/support/chromium.ts'

import { ensureBrowser } from './ensure-browser.ts'
import { play } from './play-steps.ts'
import { serveBuild } from './serve.ts'
import { writeSpec } from './spec.ts'
import { stepWords } from './step-words.ts'
import { readSteps } from './steps-file.ts'

const SLOW_MS = 800

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      headed: { type: 'boolean', default: false },
      slow: { type: 'boolean', default: false },
      url: { type: 'string' },
      spec: { type: 'string' },
    },
  })
  const [path, ...more] = positionals
  if (path === undefined || more.length > 0)
    throw new BadCommand('Name one file with recorded steps')
  const file = await readSteps(path)
  if (values.spec !== undefined) {
    for (const written of await writeSpec(file, values.spec)) console.log(written)
    return 0
  }
  if (values.url !== undefined) expectAddress(values.url, 'http://localhost:5173')
  ensureBrowser(values.headed)
  const server = values.url === undefined ? await serveBuild() : null
  const { headed } = values
  const browser = await chromium.launch({ ...launchOptions(headed), headless: !headed })
  try {
    const began = performance.now()
    const { steps } = file
    const found = await play(browser, file, {
      origin: server?.origin ?? values.url ?? '',
      pause: values.slow ? SLOW_MS : 0,
      onStep: (index) => {
        const action = steps[index]?.action
        if (action) console.log(`${String(index + 1).padStart(3)}  ${stepWords(action)}`)
      },
    })
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    if (!found) {
      console.log(`\n${steps.length} steps as recorded, ${seconds} s`)
      return 0
    }
    const { step, what, expected, actual } = found
    console.log(`\nStep ${step + 1} of ${steps.length} differs: ${what}, after ${seconds} s`)
    console.log(`  expected   ${expected}\n  actual     ${actual}`)
    return 1
  } finally {
    await browser.close()
    await server?.close()
  }
}

await runCommand(main)
