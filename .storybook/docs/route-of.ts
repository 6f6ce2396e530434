import type { RouteFacts } from '../map/route-files.ts'

/**
 * The route that the page of a title describes: the one with this title as its first, which the map
 * links to, or else the first of those that have it; undefined for what several routes share.
 */
export const routeOf = (title: string, routes: readonly RouteFacts[]): RouteFacts | undefined =>
  routes.find(({ titles }) => titles[0] === title) ??
  routes.find(({ titles }) => titles.includes(title))
