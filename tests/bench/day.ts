/** `npm run bench -- --day`: what a tab keeps in memory after a day of work. */
import { setTimeout } from 'node:timers/promises'

import type { Browser } from 'playwright'

import { COACH_ROUND } from './coach-round.ts'
import { type Device, type DeviceOptions, heapOf, metricsOf, newDevice } from './device.ts'
import { actionsOf } from './raw-input.ts'
import type { ShapedServer } from './shaped-server.ts'

const ACTIONS = 300

/** Until pictures have loaded and timers of the last action are over. */
const QUIET_MS = 3000

interface Kept {
  actions: number
  'heap MB': string
  'of the start’s': string
  /** Elements and texts, those of the page and those that only scripts still have. */
  nodes: number
  listeners: number
}

/** One round; returns the number of its actions. A drag is one. */
async function round({ page }: Device): Promise<number> {
  let count = 0
  for (const step of COACH_ROUND)
    for await (const action of actionsOf(page, step)) {
      await action.run()
      if (action.isLast || action.kind === 'key') count += 1
    }
  return count
}

/** Works in one tab, round after round. The first one is the warm-up: it loads all code. */
export async function dayOfWork(
  browser: Browser,
  server: ShapedServer,
  options: DeviceOptions,
): Promise<Kept[]> {
  const device = await newDevice(browser, options)
  const { page, context } = device
  await page.goto(`${server.origin}/dashboard`)
  const kept: Kept[] = []
  let start = 0
  const note = async (actions: number): Promise<void> => {
    await setTimeout(QUIET_MS)
    const heap = await heapOf(device)
    const metric = await metricsOf(device)
    start ||= heap
    kept.push({
      actions: actions,
      'heap MB': heap.toFixed(2),
      'of the start’s': `${((heap / start) * 100).toFixed(1)} %`,
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
    })
  }
  await round(device)
  await note(0)
  for (let actions = 0; actions < ACTIONS;) {
    actions += await round(device)
    await note(actions)
  }
  await context.close()
  return kept
}
