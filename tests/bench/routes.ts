/** `npm run bench -- --routes`: the cost of each screen when it is the first one of a visit. */
import type { Browser } from 'playwright'

import type { Persona } from '#mocks/scenarios/scenario.ts'
import { idOf } from '#mocks/seed/ids.ts'

import { ROUTES } from '../../.storybook/map/routes.ts'
import { type FirstLoad, firstLoad } from './first-load.ts'
import type { ShapedServer } from './shaped-server.ts'

/** Values for the parameters of an address, in the scenario `typical`. */
const PARAMETERS: Record<string, string> = {
  $clientId: idOf('user', 3),
  $sessionId: idOf('session', 0x8b),
  $id: 'olena-koval',
}

function valueOf(parameter: string): string {
  const value = PARAMETERS[parameter]
  if (value === undefined) throw new Error(`PARAMETERS has no value for ${parameter}`)
  return value
}

/** A heading, and no skeleton. */
const SHOWN = 'body:not(:has([class*="_block_"])) h1'

const PERSONAS = { guest: undefined, coach: 'coach', both: 'coach', client: 'client' } as const

interface RouteCost {
  path: string
  load: FirstLoad
}

/** Visits every route once, as a person who may enter it. */
export async function visitRoutes(
  browser: Browser,
  server: ShapedServer,
  { sessionOf, ahead }: { sessionOf: (persona: Persona) => Promise<string>; ahead: number },
): Promise<RouteCost[]> {
  const costs: RouteCost[] = []
  for (const [path, { area }] of Object.entries(ROUTES)) {
    const persona = PERSONAS[area]
    const address = path.replace(/\$\w+/g, valueOf)
    const session = persona && (await sessionOf(persona))
    const load = await firstLoad(browser, server, {
      path: address,
      shows: SHOWN,
      ahead,
      ...(session !== undefined && { session }),
    })
    costs.push({ path, load })
  }
  return costs
}

/** A row for each route. Its own bytes are those that most other routes do not load. */
export function routeTable(costs: readonly RouteCost[]): Record<string, object> {
  const scripts = costs.map(({ load }) =>
    load.waterfall.filter(({ kind }) => kind === 'js').map((one) => one.path),
  )
  const uses = Map.groupBy(scripts.flat(), (path) => path)
  const isOwn = (path: string): boolean => (uses.get(path)?.length ?? 0) < costs.length / 2
  return Object.fromEntries(
    costs.map(({ path, load }) => [
      path,
      {
        'JS KB': load.js.toFixed(1),
        'own KB': (
          load.waterfall
            .filter((one) => one.kind === 'js' && isOwn(one.path))
            .reduce((sum, { bytes }) => sum + bytes, 0) / 1024
        ).toFixed(1),
        requests: load.requests,
        'first paint ms': Math.round(load.firstPaint),
        'usable ms': Math.round(load.visible),
        'main thread ms': Math.round(load.work),
        shift: load.layoutShift.toFixed(3),
      },
    ]),
  )
}
