/**
 * `npm run bench`: the cost of the first screens, as figures. It asserts nothing, because machines
 * differ.
 */
import { spawnSync } from 'node:child_process'

import { chromium } from 'playwright'

import { openDoor } from '#mocks/build/doors.ts'
import { remoteControl } from '#mocks/engine/control/remote-control.ts'
import type { Persona } from '#mocks/scenarios/scenario.ts'

import { launchOptions } from '../support/chromium.ts'
import { ensureChromium } from '../support/ensure-chromium.ts'
import {
  DEMO_BUILD,
  MINIMAL_BUILD,
  MINIMAL_MSW_BUILD,
  PRODUCTION_BUILD,
  ROOT,
} from '../support/paths.ts'
import { EVENING } from './coach-round.ts'
import { compare, type Figure, type Target } from './compare-visits.ts'
import { dayOfWork } from './day.ts'
import { cutDoor, searchTable } from './growth.ts'
import { interactionCosts, worstOf } from './interactions.ts'
import { routeTable, visitRoutes } from './routes.ts'
import { NO_WAIT, serveShaped, SLOW_4G } from './shaped-server.ts'
import { waterfall } from './waterfall.ts'

function build(outDir: string, ...more: string[]): void {
  const args = [
    'exec',
    '--',
    'vite',
    'build',
    ...more,
    '--outDir',
    outDir,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ]
  // The door is opened by a development server of Vite, which sets NODE_ENV for this process.
  const env = { ...process.env, NODE_ENV: 'production' }
  if (spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit', env }).status !== 0) process.exit(1)
}

/** What the flag after `npm run bench --` measures; without one the first screens. */
const MEASURES = {
  '--routes': routes,
  '--growth': () => searches('all'),
  '--day': day,
  '--interactions': interactions,
}
type Flag = keyof typeof MEASURES
const isFlag = (word: string): word is Flag => Object.hasOwn(MEASURES, word)
const flag = process.argv.find(isFlag)

ensureChromium()
build(PRODUCTION_BUILD)
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
  build(DEMO_BUILD, '--mode', 'demo')
  build(MINIMAL_BUILD, '--config', 'tests/bench/minimal-app/vite.config.ts')
  build(MINIMAL_MSW_BUILD, '--config', 'tests/bench/minimal-app/vite.config.ts', '--mode', 'msw')
  const demo = await serveShaped(DEMO_BUILD)
  const minimal = await serveShaped(MINIMAL_BUILD, door)
  const minimalMsw = await serveShaped(MINIMAL_MSW_BUILD)
  const coach = await coachDevice()
  const pages: Record<string, Target & { minimal?: string }> = {
    'minimal: a form': { server: minimal, path: '/login', shows: 'form' },
    '/login': { server: production, path: '/login', shows: 'form', minimal: 'minimal: a form' },
    'minimal: a table': { server: minimal, path: '/dashboard', shows: 'tr', ...coach },
    '/dashboard, a server': {
      server: production,
      path: '/dashboard',
      shows: '#meetings',
      ...coach,
      minimal: 'minimal: a table',
    },
    'minimal: a table, msw inside': {
      server: minimalMsw,
      path: '/dashboard',
      shows: 'tr',
      ...coach,
    },
    '/dashboard, mock inside': {
      server: demo,
      path: '/dashboard?as=coach',
      shows: '#meetings',
      minimal: 'minimal: a table, msw inside',
    },
  }
  const taken = await compare(browser, pages)
  console.table(
    Object.fromEntries(
      [...taken].map(([name, { figures }]) => {
        const least = taken.get(pages[name]?.minimal ?? '')?.figures
        const times = (figure: Figure): string =>
          least === undefined ? '' : `${(figures[figure] / least[figure]).toFixed(2)} ×`
        return [
          name,
          {
            'JS KB': figures.js.toFixed(1),
            'CSS KB': figures.css.toFixed(1),
            requests: figures.requests,
            'first paint ms': Math.round(figures.firstPaint),
            'visible ms': Math.round(figures.visible),
            'of the minimal’s': times('visible'),
            'main thread ms': Math.round(figures.work),
            'of its work': times('work'),
            shift: figures.layoutShift.toFixed(3),
          },
        ]
      }),
    ),
  )
  for (const [name, one] of taken) console.log(`\n${name}\n${waterfall(one.waterfall)}`)
  for (const { close: closeServer } of [demo, minimal, minimalMsw]) closeServer()
}

/** The searches in the longest lists, or in lists of several lengths. */
async function searches(lengths: 'longest' | 'all'): Promise<void> {
  await control.scenario('huge')
  const session = await sessionOf('coach')
  console.table(await searchTable(browser, production, { cutTo, session, lengths }))
}

/** The cost of every route as the first one of a visit, and its layout shifts. */
async function routes(): Promise<void> {
  const costs = await visitRoutes(browser, production, { sessionOf, ahead: await aheadOf() })
  console.table(routeTable(costs))
  for (const { path, load } of costs)
    for (const shift of load.shifts) console.log(`${path} moved ${shift}`)
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

/** The worst actions of a coach's round, and the worst changes of screen. */
async function interactions(): Promise<void> {
  await control.now(EVENING)
  const costs = await interactionCosts(browser, production, await coachDevice())
  const [screens, actions] = [true, false].map((isScreen) =>
    costs.filter(({ kind }) => (kind === 'route') === isScreen),
  )
  console.log(`The worst of ${actions?.length} presses, keys and parts of drags`)
  console.table(worstOf(actions ?? []))
  console.log(`The worst of ${screens?.length} new screens`)
  console.table(worstOf(screens ?? []))
}
