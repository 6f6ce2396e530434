/**
 * `npm run bench`: the cost of first and later visits, of typing before the code is there, and of
 * the searches, as figures. It asserts nothing, because machines differ. With
 *
 * - `--visits N` each page is visited so often (5; with `--routes` 3);
 * - `--base REF` a build of that commit is visited in the same turns; may be given several times;
 * - `--only WORD` only the lines with this in their names are measured;
 * - `--routes` every route is measured, for each person whom it is for, and nothing else.
 */
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'

import { type BrowserContext, chromium } from 'playwright'

import { openDoor } from '#mocks/build/doors.ts'
import { remoteControl } from '#mocks/engine/control/remote-control.ts'
import { BadCommand, runCommand } from '#mocks/engine/run-command.ts'

import { commitOf, inCommit } from '../look/storybook-build.ts'
import { ensureChromium, launchOptions } from '../support/chromium.ts'
import { programOf, runNode } from '../support/command.ts'
import { listening } from '../support/listening.ts'
import * as folders from '../support/paths.ts'
import { deviceThatWasAt } from './device.ts'
import { DASHBOARD_ROUTE, LOGIN, PAGES, ROUTE_PAGES } from './pages.ts'
import { searchTable } from './searches.ts'
import { serveShaped, type ShapedServer } from './shaped-server.ts'
import { printRows, slower } from './tables.ts'
import { asPerson, type Figures, typedText, visitPage } from './visits.ts'

/** The build of this folder. */
const NOW = 'now'
/** How much longer than the dashboard a route may take. */
const LIMIT = 1.25
const MINIMAL = ['--config', 'tests/bench/minimal-app/vite.config.ts']

async function built(outDir: string, more: string[] = [], cwd = folders.ROOT): Promise<string> {
  const args = ['build', ...more, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error']
  // The door is opened by a development server of Vite, which sets NODE_ENV for this process.
  const env = { NODE_ENV: 'production' }
  if (!(await runNode([programOf('vite', cwd), ...args], { cwd, env })))
    throw new BadCommand('The build has failed: see above.')
  return outDir
}

/** The build of a commit, which is kept. */
async function buildOf(ref: string): Promise<string> {
  const commit = commitOf(ref)
  const folder = `${folders.ROOT}node_modules/.cache/build-${commit}`
  if (!existsSync(`${folder}/index.html`))
    await inCommit(commit, async (checkout) => void (await built(folder, [], checkout)))
  return folder
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      visits: { type: 'string' },
      base: { type: 'string', multiple: true, default: [] },
      only: { type: 'string', default: '' },
      routes: { type: 'boolean', default: false },
    },
  })
  const { base: bases, only, routes } = values
  const turns = Array.from({ length: Number(values.visits ?? (routes ? 3 : 5)) })
  const isWanted = (name: string): boolean =>
    name.includes(only) || (routes && name === DASHBOARD_ROUTE)
  const pages = (routes ? ROUTE_PAGES : PAGES).filter(({ lines }) =>
    Object.keys(lines).some(isWanted),
  )

  ensureChromium()
  // The mock's HTTP door, in place of a real server behind the builds.
  const { door } = await openDoor()
  const api = createServer((request, response) => void door(request, response))
  const control = remoteControl(await listening(api))
  const servers = new Map<string, ShapedServer>()
  for (const ref of bases) servers.set(ref, await serveShaped(await buildOf(ref), door))
  const production = await serveShaped(await built(folders.PRODUCTION_BUILD), door)
  servers.set(NOW, production)
  const product = [...servers]
  const others = {
    minimal: async () => serveShaped(await built(folders.MINIMAL_BUILD, MINIMAL), door),
    'minimal, msw inside': async () =>
      serveShaped(await built(folders.MINIMAL_MSW_BUILD, [...MINIMAL, '--mode', 'msw'])),
    'mock inside': async () => serveShaped(await built(folders.DEMO_BUILD, ['--mode', 'demo'])),
  }
  for (const { of } of pages) if (of && !servers.has(of)) servers.set(of, await others[of]())
  const browser = await chromium.launch(launchOptions())

  const cells = pages.flatMap((page) =>
    [...(page.of ? servers : product)]
      .filter(([build]) => page.of === undefined || page.of === build)
      .map(([build, server]) => ({ page, build, server, seen: [] as Map<string, Figures>[] })),
  )
  const devices = new Map<object, BrowserContext>()
  // Alternating, so that a machine that slows down affects all of them equally.
  for (const _ of turns)
    for (const cell of cells)
      await asPerson(control, cell.page, async (options) => {
        const { page, server, seen } = cell
        if (page.isLater && !devices.has(cell)) {
          server.isSlow = false
          devices.set(cell, await deviceThatWasAt(browser, server.origin + page.path, options))
          server.isSlow = true
        }
        seen.push(await visitPage(devices.get(cell) ?? browser, server, page, options))
      })
  const rows = cells.flatMap(({ page: { lines, to }, build, seen }) =>
    Object.keys(lines)
      .filter(isWanted)
      .map((name) => ({ name, build, to, seen: seen.map((visit) => visit.get(name) ?? {}) })),
  )
  printRows(rows)
  if (routes) {
    console.log(`Over ${LIMIT} × ${DASHBOARD_ROUTE}: ${slower(rows, LIMIT).join('; ') || 'none'}`)
    return 0
  }
  if (isWanted('typed into /login'))
    for (const [name, server] of product) {
      const texts = new Set<string>()
      for (const _ of turns)
        texts.add(
          await asPerson(control, LOGIN, (options) => typedText(browser, server, LOGIN, options)),
        )
      console.log(`typed into /login, ${name}: ${[...texts].join(', ')}`)
    }
  if (isWanted('searches')) {
    await control.scenario('huge')
    const coach = { ...LOGIN, as: 'coach' } as const
    const search = ({ session = '' }) => searchTable(browser, production, session, turns.length)
    console.table(await asPerson(control, coach, search))
  }
  return 0
})
process.exit()
