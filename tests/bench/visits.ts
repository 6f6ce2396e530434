/** First visits in Chromium on Slow 4G with the CPU slowed down four times. */
import type { Browser } from 'playwright'

import type { Persona } from '#mocks/scenarios/scenario.ts'
import { idOf } from '#mocks/seed/ids.ts'
import { ROUTES } from '#storybook/map/routes.ts'

import { type DeviceOptions, median, metricsOf, newDevice, slowDown } from './device.ts'
import type { Sent, ShapedServer } from './shaped-server.ts'

declare global {
  interface Window {
    /** The sum of the layout shifts. */
    shifted?: number
  }
}

/** Sums up the layout shifts of a page while it loads. It runs in the page. */
function watchShifts(): void {
  window.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry) window.shifted = (window.shifted ?? 0) + Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** A page to open, and the element that shows its data. */
interface FirstVisit extends DeviceOptions {
  path: string
  shows: string
}

interface FirstLoad {
  /** Gzip KB up to the moment when the data is visible. */
  js: number
  css: number
  requests: number
  /** Milliseconds of the main thread until the page is idle. */
  work: number
  /** Milliseconds from the start of the navigation. */
  firstPaint: number
  visible: number
  layoutShift: number
  /** Each request, in milliseconds from the start. */
  waterfall: Sent[]
}

/** Opens `path` with an empty cache and waits for an element that shows the data. */
export async function firstLoad(
  browser: Browser,
  server: ShapedServer,
  { path, shows, session, ahead }: FirstVisit,
): Promise<FirstLoad> {
  const device = await newDevice(browser, { session, ahead })
  const { context, page } = device
  await slowDown(device)
  await page.addInitScript(watchShifts)
  server.sent.length = 0
  const started = Date.now()
  await page.goto(server.origin + path, { waitUntil: 'commit' })
  await page.locator(shows).first().waitFor({ timeout: 60_000 })
  const visible = Date.now() - started
  const before = server.sent.filter(({ done }) => done <= started + visible)
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  await page.waitForLoadState('networkidle')
  const layoutShift = (await page.evaluate(() => window.shifted)) ?? 0
  const metric = await metricsOf(device)
  await context.close()
  const kilobytes = (kind: 'js' | 'css'): number =>
    before.filter((one) => one.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1024
  return {
    js: kilobytes('js'),
    css: kilobytes('css'),
    requests: before.length,
    work: metric('TaskDuration') * 1000,
    firstPaint,
    visible,
    layoutShift,
    waterfall: server.sent.map((one) => ({
      ...one,
      asked: one.asked - started,
      done: one.done - started,
    })),
  }
}

/** The figures of a visit, as a row of a table. */
const rowOf = ({ js, css, requests, firstPaint, visible, work, layoutShift }: FirstLoad) => ({
  'JS KB': js.toFixed(1),
  'CSS KB': css.toFixed(1),
  requests,
  'first paint ms': Math.round(firstPaint),
  'visible ms': Math.round(visible),
  'main thread ms': Math.round(work),
  shift: layoutShift.toFixed(3),
})

const WIDTH = 50

/** A line for each request: when it was received, a bar up to the last byte, its size, its path. */
function waterfall(requests: readonly Sent[]): string {
  const end = Math.max(...requests.map(({ done }) => done).filter(Number.isFinite), 1)
  const column = (ms: number): number => Math.round((Math.min(ms, end) / end) * WIDTH)
  return requests
    .toSorted((a, b) => a.asked - b.asked)
    .map(({ path, bytes, asked, done }) => {
      const bar = ' '.repeat(column(asked)) + '█'.repeat(Math.max(1, column(done) - column(asked)))
      const kilobytes = bytes === 0 ? '' : `${(bytes / 1024).toFixed(1)} KB`
      return `${String(Math.round(asked)).padStart(6)} ms ${bar.padEnd(WIDTH + 1)} ${kilobytes.padStart(9)}  ${path}`
    })
    .join('\n')
}

const RUNS = 5

/** A page to visit, and the name of the page of the minimal app that it is compared with. */
export type Target = FirstVisit & { server: ShapedServer; minimal?: string }

/**
 * Visits each page five times, in turns, so that a machine that slows down affects all of them
 * equally. Prints the medians, and the requests of one visit.
 */
export async function printVisits(
  browser: Browser,
  targets: Record<string, Target>,
): Promise<void> {
  const loads = new Map<string, FirstLoad[]>(Object.keys(targets).map((name) => [name, []]))
  for (let run = 0; run < RUNS; run += 1)
    for (const [name, target] of Object.entries(targets))
      loads.get(name)?.push(await firstLoad(browser, target.server, target))
  type Figure = Exclude<keyof FirstLoad, 'waterfall'>
  const of = (name: string, figure: Figure): number =>
    median((loads.get(name) ?? []).map((load) => load[figure]))
  const rows = [...loads].map(([name, [first]]) => {
    const minimal = targets[name]?.minimal
    const times = (figure: Figure): string =>
      minimal === undefined ? '' : `${(of(name, figure) / of(minimal, figure)).toFixed(2)} ×`
    const figures = [
      'js',
      'css',
      'requests',
      'work',
      'firstPaint',
      'visible',
      'layoutShift',
    ] as const
    const medians = Object.fromEntries(figures.map((figure) => [figure, of(name, figure)]))
    const row = first && rowOf({ ...first, ...medians })
    return [name, { ...row, 'of the minimal’s': times('visible'), 'of its work': times('work') }]
  })
  console.table(Object.fromEntries(rows))
  for (const [name, [first]] of loads)
    console.log(`\n${name}\n${waterfall(first?.waterfall ?? [])}`)
}

/** Values for the parameters of an address, in the scenario `typical`. */
const PARAMETERS: Record<string, string> = {
  $clientId: idOf('user', 3),
  $sessionId: idOf('session', 0x8b),
  $id: 'olena-koval',
}

/** A heading, and no skeleton. */
const SHOWN = 'body:not(:has([class*="_block_"])) h1'

const PERSONAS = { guest: undefined, coach: 'coach', both: 'coach', client: 'client' } as const

/**
 * Visits every route once, as a person who may enter it. Prints what each costs. Its
 * own bytes are those that most other routes do not load.
 */
export async function printRoutes(
  browser: Browser,
  server: ShapedServer,
  { sessionOf, ahead }: { sessionOf: (persona: Persona) => Promise<string>; ahead: number },
): Promise<void> {
  const loads = new Map<string, FirstLoad>()
  for (const [path, { area }] of Object.entries(ROUTES)) {
    const persona = PERSONAS[area]
    const address = path.replaceAll(/\$\w+/g, (name) => {
      const value = PARAMETERS[name]
      if (value === undefined) throw new Error(`PARAMETERS has no value for ${name}`)
      return value
    })
    const session = persona && (await sessionOf(persona))
    const visit = { path: address, shows: SHOWN, ahead, session }
    loads.set(path, await firstLoad(browser, server, visit))
  }
  const scriptsOf = (load: FirstLoad): Sent[] => load.waterfall.filter(({ kind }) => kind === 'js')
  const uses = Map.groupBy([...loads.values()].flatMap(scriptsOf), ({ path }) => path)
  const isOwn = ({ path }: Sent): boolean => (uses.get(path)?.length ?? 0) < loads.size / 2
  const ownBytes = (load: FirstLoad): number =>
    scriptsOf(load)
      .filter(isOwn)
      .reduce((sum, { bytes }) => sum + bytes, 0)
  const rows = [...loads].map(([path, load]) => {
    return [path, { ...rowOf(load), 'own KB': (ownBytes(load) / 1024).toFixed(1) }]
  })
  console.table(Object.fromEntries(rows))
}
