/** Which stories show a route: by the addresses that they open. */
import type { RouteFacts } from './route-files.ts'

export interface RouteStory {
  id: string
  title: string
  name: string
}

/** '/client/$clientId' as a pattern of addresses. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/?]+')}/?(?:[?#]|$)`)

/** The route of an address: of those that fit the one with the fewest parameters. */
export function routeOf(url: string, routes: readonly RouteFacts[]): string | null {
  const parameters = (path: string): number => path.split('$').length
  const [best] = routes
    .map(({ path }) => path)
    .filter((path) => patternOf(path).test(url))
    .toSorted((a, b) => parameters(a) - parameters(b))
  return best ?? null
}

/** The stories of each route, by its path. None where a story is mounted without Storybook's page around it. */
export async function storiesByRoute(
  routes: readonly RouteFacts[],
): Promise<Map<string, RouteStory[]>> {
  const stories = Object.values((await window.__STORYBOOK_PREVIEW__?.extract()) ?? {})
  return Map.groupBy(
    stories.filter(({ parameters }) => parameters.screen !== undefined),
    ({ parameters }) => routeOf(parameters.screen?.url ?? '', routes) ?? '',
  )
}
