/** `npm run bench`: the cost of the first screens, as figures. Nothing is asserted: machines differ. */
import { spawnSync } from 'node:child_process'

import { chromium } from 'playwright'

import { openDoor } from '#mocks/build/open-door.ts'
import { remoteControl } from '#mocks/remote-control.ts'

import { launchOptions } from '../support/chromium.ts'
import { ensureChromium } from '../support/ensure-chromium.ts'
import { DEMO_BUILD, PRODUCTION_BUILD, ROOT } from '../support/paths.ts'
import { firstLoad } from './first-load.ts'
import { serveShaped } from './shaped-server.ts'
import { typing } from './typing.ts'

function build(outDir: string, mode: string): void {
  const args = [
    'exec',
    '--',
    'vite',
    'build',
    '--mode',
    mode,
    '--outDir',
    outDir,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ]
  if (spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit' }).status !== 0) process.exit(1)
}

ensureChromium()
build(PRODUCTION_BUILD, 'production')
build(DEMO_BUILD, 'demo')
// The mock's HTTP door, standing in for a real server behind the production build.
const { door, close } = await openDoor()
const production = await serveShaped(PRODUCTION_BUILD, door)
const demo = await serveShaped(DEMO_BUILD)
const browser = await chromium.launch(launchOptions())

const control = remoteControl(production.origin)

/** What the device of the coach keeps, signed in on the door's database. */
const coachSession = async (): Promise<string> =>
  JSON.stringify({
    ...(await control.session('coach')),
    verification_id: null,
    context: 'login',
    isLoading: false,
    canResetPassword: false,
  })

const MEETINGS = '#meetings'
const rows = {
  '/login': await firstLoad(browser, production, { path: '/login', shows: 'form' }),
  '/dashboard, a server': await firstLoad(browser, production, {
    path: '/dashboard',
    shows: MEETINGS,
    session: await coachSession(),
  }),
  '/dashboard, mock inside': await firstLoad(browser, demo, {
    path: '/dashboard?as=coach',
    shows: MEETINGS,
  }),
}
console.table(
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [
      name,
      {
        'JS KB': row.js.toFixed(1),
        'CSS KB': row.css.toFixed(1),
        requests: row.requests,
        'first paint ms': Math.round(row.firstPaint),
        'visible ms': Math.round(row.visible),
        shift: row.layoutShift.toFixed(3),
      },
    ]),
  ),
)

/** The searches of thousands, answered by a server: a mock in the page would work there too. */
await control.scenario('huge')
const session = await coachSession()
const searches = {
  'client base, 10,000 clients': {
    path: '/client-baze',
    shows: 'main article',
    text: 'олена',
  },
  'exercise picker, 2,000 exercises': {
    path: '/select-exercise',
    shows: 'main input[type=checkbox]',
    text: 'присід',
  },
}
const figures: Record<string, object> = {}
for (const [name, search] of Object.entries(searches)) {
  const { script, task, over, nodes } = await typing(browser, production.origin, {
    ...search,
    session,
  })
  figures[name] = {
    'script ms a key': Math.round(script.median),
    'worst key': Math.round(script.worst),
    'all work ms a key': Math.round(task.median),
    'when over': Math.round(over),
    elements: nodes,
  }
}
console.table(figures)
await browser.close()
production.close()
demo.close()
await close()
process.exit(0)
