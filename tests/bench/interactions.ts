/** `npm run bench -- --interactions`: the script that each press, key and drag of a round costs. */
import type { Browser } from 'playwright'

import { COACH_ROUND } from './coach-round.ts'
import { costOf, type DeviceOptions, median, newDevice, slowDown } from './device.ts'
import { type Action, actionsOf } from './raw-input.ts'
import type { ShapedServer } from './shaped-server.ts'

const ROUNDS = 3

/**
 * For how many ms the page's work counts as the action's. On Slow 4G no answer arrives earlier. A
 * new screen includes its data.
 */
const DURING: Record<Action['kind'], number> = { press: 500, key: 500, drag: 100, route: 2500 }

export interface Cost {
  kind: Action['kind']
  name: string
  /** Medians of the rounds, in ms. */
  script: number
  task: number
}

/** Every action once as a warm-up, which loads the code, and then several times. */
export async function interactionCosts(
  browser: Browser,
  server: ShapedServer,
  options: DeviceOptions,
): Promise<Cost[]> {
  const device = await newDevice(browser, options)
  const { page, context } = device
  await page.goto(`${server.origin}/dashboard`)
  await slowDown(device)
  const taken: Map<string, { action: Action; script: number[]; task: number[] }> = new Map()
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [at, step] of COACH_ROUND.entries()) {
      let part = 0
      for await (const action of actionsOf(page, step)) {
        const { script, task } = await costOf(device, action.run, DURING[action.kind])
        const key = `${at} ${(part += 1)}`
        const one = taken.get(key) ?? { action, script: [], task: [] }
        taken.set(key, one)
        if (round === 0) continue
        one.script.push(script)
        one.task.push(task)
      }
    }
  await context.close()
  return [...taken.values()].map(({ action: { kind, name }, script, task }) => ({
    kind,
    name,
    script: median(script),
    task: median(task),
  }))
}

const WORST = 10

/** The worst of them: presses, keys and drags, or new screens. */
export const worstOf = (costs: readonly Cost[]): Record<string, object> =>
  Object.fromEntries(
    costs
      .toSorted((a, b) => b.script - a.script)
      .slice(0, WORST)
      .map(({ kind, name, script, task }, at) => [
        `${at + 1}. ${kind}: ${name}`,
        { 'script ms': script.toFixed(1), 'all work ms': task.toFixed(1) },
      ]),
  )
