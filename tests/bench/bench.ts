/**
 * `npm run bench`: the cost of the first screens and of the searches, as figures. It asserts
 * nothing, because machines differ.
 */
import { chromium } from 'playwright'

import { openDoor } from '#mocks/build/doors.ts'
import { remoteControl } from '#mocks/engine/control/remote-control.ts'
import type { Persona } from '#mocks/scenarios/scenario.ts'

import { ensureChromium, launchOptions } from '../support/chromium.ts'
import { exec } from '../support/command.ts'
import { DEMO_BUILD, MINIMAL_BUILD, MINIMAL_MSW_BUILD, PRODUCTION_BUILD } from '../support/paths.ts'
import { searchTable } from './searches.ts'
import { serveShaped } from './shaped-server.ts'
import { printVisits } from './visits.ts'

async function build(outDir: string, ...more: string[]): Promise<void> {
  const output = ['--outDir', outDir, '--emptyOutDir', '--logLevel', 'error']
  // The door is opened by a development server of Vite, which sets NODE_ENV for this process.
  const env = { NODE_ENV: 'production' }
  if (!(await exec(['vite', 'build', ...more, ...output], { env }))) process.exit(1)
}

ensureChromium()
await build(PRODUCTION_BUILD)
// The mock's HTTP door, in place of a real server behind the production build.
const { door, close } = await openDoor()
const production = await serveShaped(PRODUCTION_BUILD, door)
const browser = await chromium.launch(launchOptions())

const control = remoteControl(production.origin)

/** The device of a person who is signed in on the door's database. */
const sessionOf = async (persona: Persona): Promise<string> =>
  JSON.stringify({
    ...(await control.session(persona)),
    verification_id: null,
    context: 'login',
    isLoading: false,
    canResetPassword: false,
  })

// The first screens, compared with a minimal app on the same stack.
const minimalApp = ['--config', 'tests/bench/minimal-app/vite.config.ts']
await build(DEMO_BUILD, '--mode', 'demo')
await build(MINIMAL_BUILD, ...minimalApp)
await build(MINIMAL_MSW_BUILD, ...minimalApp, '--mode', 'msw')
const demo = await serveShaped(DEMO_BUILD)
const minimal = await serveShaped(MINIMAL_BUILD, door)
const minimalMsw = await serveShaped(MINIMAL_MSW_BUILD)
const coach = { session: await sessionOf('coach'), ahead: (await control.settings()).clock.offset }
const login = { path: '/login', shows: 'form' }
const table = { path: '/dashboard', shows: 'tr', ...coach }
const meetings = { path: '/dashboard', shows: '#meetings' }
await printVisits(browser, {
  'minimal: a form': { server: minimal, ...login },
  '/login': { server: production, ...login, minimal: 'minimal: a form' },
  'minimal: a table': { server: minimal, ...table },
  '/dashboard, a server': {
    server: production,
    ...meetings,
    ...coach,
    minimal: 'minimal: a table',
  },
  'minimal: a table, msw inside': { server: minimalMsw, ...table },
  '/dashboard, mock inside': {
    server: demo,
    ...meetings,
    path: '/dashboard?as=coach',
    minimal: 'minimal: a table, msw inside',
  },
})
for (const { close: closeServer } of [demo, minimal, minimalMsw]) closeServer()

await control.scenario('huge')
console.table(await searchTable(browser, production, await sessionOf('coach')))
await browser.close()
production.close()
await close()
process.exit(0)
