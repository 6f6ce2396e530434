/**
 * `npm run replay -- FILE`: replays a session that was recorded in the panel, from its state, up to
 * the first difference. `--headed` and `--slow` are for watching, `--url` replays on a server that
 * runs, `--spec OUT` writes it as a Playwright test. Exit code 1 for a difference, 2 for a file
 * that cannot be replayed.
 */
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { chromium } from 'playwright'

import { BadCommand, expectAddress, runCommand } from '#mocks/engine/run-command.ts'
import { ensureChromium, findChromium, launchOptions } from '#tests/support/chromium.ts'
import { serveDemo } from '#tests/support/demo-server.ts'
import { ROOT } from '#tests/support/paths.ts'

import { play } from './play-steps.ts'
import { readSteps, stepWords } from './steps-file.ts'

const SLOW_MS = 800
/** Not the build of the tests, which may be outdated. */
const OWN_BUILD = `${ROOT}node_modules/.cache/build-replay`

/** Writes the session as a journey of `tests/e2e`, the recording beside it. Returns the paths. */
function writeSpec(file: string, out: string): string[] {
  const path = resolve(out)
  if (!path.endsWith('.spec.ts'))
    throw new BadCommand(`${out} is not the name of a test: NAME.spec.ts`)
  const steps = path.replace(/\.spec\.ts$/, '.steps.json')
  for (const one of [path, steps])
    if (existsSync(one)) throw new BadCommand(`${one} already exists, and is not overwritten`)
  const towards = relative(dirname(path), `${ROOT}tests/e2e/steps/recorded.ts`)
  const helper = (towards.startsWith('.') ? towards : `./${towards}`).replaceAll('\\', '/')
  mkdirSync(dirname(path), { recursive: true })
  copyFileSync(file, steps)
  writeFileSync(
    path,
    `/** Recorded in the panel (docs/qa.md «Steps»). */
import { recorded } from '${helper}'

recorded(new URL('./${basename(steps)}', import.meta.url))
`,
  )
  return [path, steps]
}

/** @throws if a window was requested and cannot be opened here */
function ensureBrowser(headed: boolean): void {
  if (!headed) return ensureChromium()
  const { DISPLAY, WAYLAND_DISPLAY } = process.env
  if (process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY)
    throw new BadCommand('--headed needs a screen: neither DISPLAY nor WAYLAND_DISPLAY is set')
  if (findChromium(true) === null)
    throw new BadCommand('--headed needs a Chromium with windows: give its path as CHROMIUM_PATH')
}

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
    for (const written of writeSpec(path, values.spec)) console.log(written)
    return 0
  }
  if (values.url !== undefined) expectAddress(values.url, 'http://localhost:5173')
  ensureBrowser(values.headed)
  const server = values.url === undefined ? await serveDemo([], OWN_BUILD) : null
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
