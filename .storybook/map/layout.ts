/** Where the screens, boxes and arrows of the map are: each is placed beside those that link to it. */
import dagre from '@dagrejs/dagre'

import type { Arrow, Card } from './facts.ts'

/** The scale of a thumbnail, in per cent. */
export const SCALE = 20

/** Room for a phone at that scale, and for the text beside it. */
const CARD = { width: 232, height: 200 }

/** Room for the text of a guard, a part of the frame or a dialog. */
const SIGN = { width: 200, height: 84 }

interface Point {
  x: number
  y: number
}

/** A card or a box: its top left corner and its size. */
export type Place = Point & typeof CARD

export interface Line extends Arrow {
  /** Of an svg. */
  line: string
  /** The centre of its label. */
  words: Point
}

interface Layout {
  /** By the address of a screen or the name of a box. */
  places: Map<string, Place>
  lines: Line[]
  /** The screen with the most arrows: the map opens there. */
  busiest: string
}

/** Positions are in pixels. */
export function layoutOf({ cards, arrows }: { cards: Card[]; arrows: Arrow[] }): Layout {
  const graph = new dagre.graphlib.Graph({ multigraph: true })
  // Without the acyclicer, screens that link to each other would be in one long row.
  graph.setGraph({ rankdir: 'LR', acyclicer: 'greedy', ranker: 'tight-tree', ...GAPS })
  for (const { name, kind } of cards) graph.setNode(name, { ...(kind ? SIGN : CARD) })
  // The arrow of a redirect has a label.
  for (const { from, to, kind, label } of arrows) graph.setEdge(from, to, label ? LABEL : {}, kind)
  dagre.layout(graph)
  const places = cards.map(({ name }): [string, Place] => {
    const { x, y, width, height } = graph.node(name)
    return [name, { x: x - width / 2, y: y - height / 2, width, height }]
  })
  const lines = arrows.map((arrow) => {
    const { points, x = 0, y = 0 } = graph.edge(arrow.from, arrow.to, arrow.kind)
    return { ...arrow, line: lineOf(points), words: { x, y } }
  })
  const countOf = ({ name, kind }: Card): number =>
    kind ? 0 : (graph.nodeEdges(name)?.length ?? 0)
  const [busiest] = cards.toSorted((a, b) => countOf(b) - countOf(a))
  return { places: new Map(places), lines, busiest: busiest?.name ?? '' }
}

const GAPS = { nodesep: 16, edgesep: 6, ranksep: 56, marginx: 16, marginy: 16 }
const LABEL = { width: 110, height: 20, labelpos: 'c' as const }

/** A line with rounded corners, each a curve from the middle of one segment to that of the next. */
function lineOf([first = { x: 0, y: 0 }, ...rest]: Point[]): string {
  const last = rest.at(-1) ?? first
  const turns = rest.slice(0, -1).map(({ x, y }, at) => {
    const next = rest[at + 1] ?? last
    return `Q${x} ${y} ${(x + next.x) / 2} ${(y + next.y) / 2}`
  })
  return `M${first.x} ${first.y} ${turns.join(' ')} L${last.x} ${last.y}`
}
