/**
 * `npm run test:engines`: seven short journeys through the built application in Firefox and in
 * WebKit. Arguments select: an engine's name, and parts of the journeys' names.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { build, type Plugin } from 'vite'

import { serveDemo } from '#tests/support/demo-server.ts'

import { Page } from './app-page.ts'
import type { Browser } from './browser.ts'
import { openFirefox } from './firefox.ts'
import { JOURNEYS } from './journeys.ts'
import { openWebKit } from './webkit.ts'

const ENGINES = [
  { engine: 'firefox', open: openFirefox },
  { engine: 'webkit', open: openWebKit },
]

const wanted = process.argv.slice(2)
const names = wanted.filter((word) => ENGINES.every(({ engine }) => engine !== word))
const engines = ENGINES.filter(
  ({ engine }) => names.length === wanted.length || wanted.includes(engine),
)
const journeys = Object.entries(JOURNEYS).filter(
  ([name]) => names.length === 0 || names.some((part) => name.includes(part)),
)

const ADDRESS = '/in-page.js'

/** The application's script for an address with `held`: it loads on the event `let-go`. */
const HELD = '/held.js'

/** `in-page.ts` and its library as one script for browsers. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('./in-page.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"test"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'script' } },
  })
  const [output] = Array.isArray(built) ? built : []
  if (output === undefined) throw new Error('in-page.ts is not built')
  return output.output[0].code
}

/** Serves every page of the build with the script of `in-page.ts` before the application's own. */
async function scriptInPage(): Promise<Plugin> {
  const script = await bundle()
  return {
    name: 'script-in-page',
    configurePreviewServer({ middlewares, config }) {
      const page = readFileSync(`${config.build.outDir}/index.html`, 'utf8').replace(
        '</title>',
        `</title><script src="${ADDRESS}"></script>`,
      )
      const [app = ''] = /\/assets\/index-[^"]+/.exec(page) ?? []
      const held = `addEventListener('let-go', () => import('${app}'), { once: true })`
      middlewares.use((request, response, next) => {
        const isHeld = request.url?.includes('held') ?? false
        if (request.url === ADDRESS || request.url === HELD)
          response.setHeader('Content-Type', 'text/javascript').end(isHeld ? held : script)
        else if (request.headers.accept?.includes('text/html'))
          response
            .setHeader('Content-Type', 'text/html')
            .end(isHeld ? page.replace(`src="${app}"`, `src="${HELD}"`) : page)
        else next()
      })
    },
  }
}

const server = await serveDemo([await scriptInPage()])

/** Returns the error with the page's text; null if there was none. */
async function problemOf(
  open: () => Promise<Browser>,
  journey: (page: Page) => Promise<void>,
): Promise<string | null> {
  const browser = await open()
  const page = new Page(browser, server.origin)
  const messageOf = (error: unknown): string[] => [
    error instanceof Error ? error.message : String(error),
  ]
  try {
    const failure = await journey(page).then(() => [], messageOf)
    const problems = [...failure, ...(await page.problems().catch(messageOf))]
    if (problems.length === 0) return null
    return [...problems, ...(await page.screen().then((words) => [words], messageOf))].join('\n')
  } finally {
    await browser.quit()
  }
}

let passed = 0
let failed = 0
for (const { engine, open } of engines)
  for (const [name, journey] of journeys) {
    const started = performance.now()
    const problem = await problemOf(open, journey)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${engine}: ${name}: ${problem === null ? 'passed' : 'FAILED'}, ${seconds} s`)
    if (problem === null) passed += 1
    else {
      failed += 1
      console.log(problem.replaceAll(/^/gm, '    '))
    }
  }
await server.close()
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
