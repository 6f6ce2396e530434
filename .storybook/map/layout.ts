/** The positions of the screens on the map: each is below those that lead to it. */
import dagre from '@dagrejs/dagre'

import type { RouteFacts } from './route-files.ts'

/** The scale of a thumbnail, in per cent. */
export const SCALE = 20

/** Room for a phone at that scale, and for the text beside it. */
export const CARD = { width: 210, height: 192 }

export interface Place {
  route: RouteFacts
  x: number
  y: number
}

export interface Arrow {
  from: string
  to: string
  kind: 'link' | 'redirect'
  points: { x: number; y: number }[]
}

export interface Layout {
  places: Place[]
  arrows: Arrow[]
  width: number
  height: number
}

/** Pixels from the top left corner; the position of a card is its own top left corner. */
export function layoutOf(routes: readonly RouteFacts[]): Layout {
  const graph = new dagre.graphlib.Graph()
  graph.setGraph({
    rankdir: 'LR',
    // Otherwise screens that lead to each other would be in one long row.
    acyclicer: 'greedy',
    ranker: 'tight-tree',
    nodesep: 16,
    ranksep: 56,
    marginx: 16,
    marginy: 16,
  })
  graph.setDefaultEdgeLabel(() => ({}))
  const paths = new Set(routes.map(({ path }) => path))
  for (const { path } of routes) graph.setNode(path, { ...CARD })
  const ways = routes.flatMap(({ path, ways: own }) =>
    own.filter(({ to }) => paths.has(to)).map((way) => ({ from: path, ...way })),
  )
  for (const { from, to } of ways) graph.setEdge(from, to)
  dagre.layout(graph)
  const { width = 0, height = 0 } = graph.graph()
  return {
    places: routes.map((route) => {
      const { x, y } = graph.node(route.path)
      return { route, x: x - CARD.width / 2, y: y - CARD.height / 2 }
    }),
    arrows: ways.map((way) => ({ ...way, points: graph.edge(way.from, way.to).points })),
    width,
    height,
  }
}
