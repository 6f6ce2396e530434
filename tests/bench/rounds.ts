/** What a coach's rounds cost: memory (`--day`), and script (`--interactions`). */
import { setTimeout } from 'node:timers/promises'

import type { Browser } from 'playwright'

import { type Action, coachRound } from './coach-round.ts'
import {
  costOf,
  type DeviceOptions,
  heapOf,
  median,
  metricsOf,
  newDevice,
  slowDown,
} from './device.ts'
import type { ShapedServer } from './shaped-server.ts'

const ACTIONS = 300
/** Until pictures have loaded and timers of the last action are over. */
const QUIET_MS = 3000

/** Works in one tab, round after round. The first one is the warm-up: it loads all code. */
export async function dayOfWork(
  browser: Browser,
  server: ShapedServer,
  options: DeviceOptions,
): Promise<object[]> {
  const device = await newDevice(browser, options)
  const { page, context } = device
  await page.goto(`${server.origin}/dashboard`)
  const kept: object[] = []
  let start = 0
  /** Returns the number of actions; a drag is one. */
  const round = async (): Promise<number> => {
    let actions = 0
    await coachRound(page, async ({ kind, name }, run) => {
      await run()
      if (kind !== 'drag' || name.endsWith(': up')) actions += 1
    })
    return actions
  }
  const note = async (actions: number): Promise<void> => {
    await setTimeout(QUIET_MS)
    const heap = await heapOf(device)
    const metric = await metricsOf(device)
    start ||= heap
    kept.push({
      actions,
      'heap MB': heap.toFixed(2),
      'of the start’s': `${((heap / start) * 100).toFixed(1)} %`,
      // Elements and texts, those of the page and those that only scripts still have.
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
    })
  }
  await round()
  await note(0)
  for (let actions = 0; actions < ACTIONS;) {
    actions += await round()
    await note(actions)
  }
  await context.close()
  return kept
}

const ROUNDS = 3
/**
 * For how many ms the page's work counts as the action's. On Slow 4G no answer arrives earlier. A
 * new screen includes its data.
 */
const DURING: Record<Action['kind'], number> = { press: 500, key: 500, drag: 100, route: 2500 }
const WORST = 10

/** Prints the worst actions and the worst changes of screen: medians after a warm-up round. */
export async function printInteractions(
  browser: Browser,
  server: ShapedServer,
  options: DeviceOptions,
): Promise<void> {
  const device = await newDevice(browser, options)
  const { page, context } = device
  await page.goto(`${server.origin}/dashboard`)
  await slowDown(device)
  /** Each action of a round, with its costs in all rounds. */
  const taken: { action: Action; script: number[]; task: number[] }[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    let at = 0
    await coachRound(page, async (action, run) => {
      const { script, task } = await costOf(device, run, DURING[action.kind])
      if (round === 0) taken.push({ action, script: [], task: [] })
      else {
        taken[at]?.script.push(script)
        taken[at]?.task.push(task)
      }
      at += 1
    })
  }
  await context.close()
  for (const isScreen of [false, true]) {
    const costs = taken
      .filter(({ action: { kind } }) => (kind === 'route') === isScreen)
      .map(({ action, script, task }) => ({ action, script: median(script), task: median(task) }))
    const what = isScreen ? 'new screens' : 'presses, keys and parts of drags'
    console.log(`The worst of ${costs.length} ${what}`)
    const worst = costs.toSorted((a, b) => b.script - a.script).slice(0, WORST)
    console.table(
      worst.map(({ action: { kind, name }, script, task }) => ({
        action: `${kind}: ${name}`,
        'script ms': script.toFixed(1),
        'all work ms': task.toFixed(1),
      })),
    )
  }
}
