/**
 * `npm run bench`: the cost of the first screens, as figures. It asserts nothing, because machines
 * differ.
 */
import { chromium } from 'playwright'

import { openDoor } from '#mocks/build/doors.ts'
import { remoteControl } from '#mocks/engine/control/remote-control.ts'
import type { Persona } from '#mocks/scenarios/scenario.ts'

import { ensureChromium, launchOptions } from '../support/chromium.ts'
import { exec } from '../support/command.ts'
import { DEMO_BUILD, MINIMAL_BUILD, MINIMAL_MSW_BUILD, PRODUCTION_BUILD } from '../support/paths.ts'
import { EVENING } from './coach-round.ts'
import { dayOfWork, printInteractions } from './rounds.ts'
import { cutDoor, searchTable } from './searches.ts'
import { NO_WAIT, serveShaped, SLOW_4G } from './shaped-server.ts'
import { printRoutes, printVisits } from './visits.ts'

async function build(outDir: string, ...more: string[]): Promise<void> {
  const output = ['--outDir', outDir, '--emptyOutDir', '--logLevel', 'error']
  // The door is opened by a development server of Vite, which sets NODE_ENV for this process.
  const env = { NODE_ENV: 'production' }
  if (!(await exec(['vite', 'build', ...more, ...output], { env }))) process.exit(1)
}

/** What the flag after `npm run bench --` measures; without one the first screens. */
const MEASURES = {
  '--routes': async () => printRoutes(browser, production, { sessionOf, ahead: await aheadOf() }),
  '--growth': () => searches('all'),
  '--day': day,
  '--interactions': async () => {
    await control.now(EVENING)
    await printInteractions(browser, production, await coachDevice())
  },
}
type Flag = keyof typeof MEASURES
const isFlag = (word: string): word is Flag => Object.hasOwn(MEASURES, word)
const flag = process.argv.find(isFlag)

ensureChromium()
await build(PRODUCTION_BUILD)
// The mock's HTTP door, in place of a real server behind the production build.
const { door: whole, close } = await openDoor()
const { door, cutTo } = cutDoor(whole)
const production = await serveShaped(PRODUCTION_BUILD, door, flag === '--day' ? NO_WAIT : SLOW_4G)
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

/** How far the door's clock is ahead of the machine's: its data has that time. */
const aheadOf = async (): Promise<number> => (await control.settings()).clock.offset

const coachDevice = async () => ({ session: await sessionOf('coach'), ahead: await aheadOf() })

if (flag) await MEASURES[flag]()
else {
  await firstScreens()
  await searches('longest')
}
await browser.close()
production.close()
await close()
process.exit(0)

/** The first screens, compared with a minimal app on the same stack. */
async function firstScreens(): Promise<void> {
  const minimalApp = ['--config', 'tests/bench/minimal-app/vite.config.ts']
  await build(DEMO_BUILD, '--mode', 'demo')
  await build(MINIMAL_BUILD, ...minimalApp)
  await build(MINIMAL_MSW_BUILD, ...minimalApp, '--mode', 'msw')
  const demo = await serveShaped(DEMO_BUILD)
  const minimal = await serveShaped(MINIMAL_BUILD, door)
  const minimalMsw = await serveShaped(MINIMAL_MSW_BUILD)
  const coach = await coachDevice()
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
}

/** The searches in the longest lists, or in lists of several lengths. */
async function searches(lengths: 'longest' | 'all'): Promise<void> {
  await control.scenario('huge')
  const session = await sessionOf('coach')
  console.table(await searchTable(browser, production, { cutTo, session, lengths }))
}

/** The memory of a tab over a day of work; then the same without compiled machine code. */
async function day(): Promise<void> {
  await control.now(EVENING)
  console.table(await dayOfWork(browser, production, await coachDevice()))
  const { args, ...options } = launchOptions()
  const interpreter = await chromium.launch({ ...options, args: [...args, '--js-flags=--jitless'] })
  console.log('Without the code that the browser compiles while it runs')
  console.table(await dayOfWork(interpreter, production, await coachDevice()))
  await interpreter.close()
}
