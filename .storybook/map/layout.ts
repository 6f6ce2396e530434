/** Where the screens, boxes and arrows of the map are: each is placed beside those that link to it. */
import dagre from '@dagrejs/dagre'

import { type Connection, connectionsOf, type MapContent, type Screen } from './facts.ts'

/** The scale of a thumbnail, in per cent. */
export const SCALE = 20

/** Room for a phone at that scale, and for the text beside it. */
export const CARD = { width: 232, height: 200 }

/** Room for the text of a guard, a part of the frame or a dialog. */
export const SIGN = { width: 200, height: 84 }

export interface Point {
  x: number
  y: number
}

export interface Arrow extends Connection {
  points: Point[]
  /** The centre of its label. */
  words: Point
}

export interface Layout {
  /** The top left corners, by the address of a screen or the name of a box. */
  places: Map<string, Point>
  arrows: Arrow[]
  width: number
  height: number
  /** The middle of the screen with the most arrows: the map opens there. */
  middle: Point
}

/** Returns positions in pixels from the top left corner. */
export function layoutOf({ screens, boxes }: MapContent): Layout {
  const graph = new dagre.graphlib.Graph({ multigraph: true })
  // Without the acyclicer, screens that link to each other would be in one long row.
  graph.setGraph({ rankdir: 'LR', acyclicer: 'greedy', ranker: 'tight-tree', ...GAPS })
  for (const { path } of screens) graph.setNode(path, { ...CARD })
  for (const { name } of boxes) graph.setNode(name, { ...SIGN })
  const ways = connectionsOf({ screens, boxes })
  // The arrow of a redirect has a label.
  for (const { from, to, kind } of ways)
    graph.setEdge(
      from,
      to,
      kind === 'redirect' ? { width: 110, height: 20, labelpos: 'c' } : {},
      kind,
    )
  dagre.layout(graph)
  const { width = 0, height = 0 } = graph.graph()
  const countOf = ({ path }: Screen): number => graph.nodeEdges(path)?.length ?? 0
  const [busiest] = screens.toSorted((a, b) => countOf(b) - countOf(a))
  const { x, y } = busiest ? graph.node(busiest.path) : { x: 0, y: 0 }
  const cornerOf = (name: string): [string, Point] => {
    const node = graph.node(name)
    return [name, { x: node.x - node.width / 2, y: node.y - node.height / 2 }]
  }
  const arrows = ways.map((way) => {
    const { points, x: left = 0, y: top = 0 } = graph.edge(way.from, way.to, way.kind)
    return { ...way, points, words: { x: left, y: top } }
  })
  return { places: new Map(graph.nodes().map(cornerOf)), arrows, width, height, middle: { x, y } }
}

const GAPS = { nodesep: 16, edgesep: 6, ranksep: 56, marginx: 16, marginy: 16 }
