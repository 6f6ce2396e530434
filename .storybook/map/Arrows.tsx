import type { ReactNode } from 'react'

import type { Box } from './facts.ts'
import type { Layout, Point } from './layout.ts'

import classes from './map.module.css'

/** A line with rounded corners, each a curve from the middle of one segment to that of the next. */
function lineOf([first, ...rest]: Point[]): string {
  const last = rest.at(-1)
  if (!first || !last) return ''
  const turns = rest.slice(0, -1).map(({ x, y }, at) => {
    const next = rest[at + 1] ?? last
    return `Q${x} ${y} ${(x + next.x) / 2} ${(y + next.y) / 2}`
  })
  return `M${first.x} ${first.y} ${turns.join(' ')} L${last.x} ${last.y}`
}

interface ArrowsProps {
  layout: Layout
  boxes: readonly Box[]
  /** The names of screens and boxes whose arrows stand out. */
  highlighted: readonly string[]
}

/** The arrows of the map; each card has them as text, too. */
export const Arrows = ({ layout, boxes, highlighted }: ArrowsProps): ReactNode => (
  <svg width={layout.width} height={layout.height} aria-hidden>
    <marker id="head" markerWidth="8" markerHeight="8" refX="7" refY="4" orient="auto">
      <path d="M0 0 8 4 0 8z" fill="context-stroke" />
    </marker>
    {layout.arrows.map(({ from, to, kind, points, words }) => (
      <g
        key={`${from} ${kind} ${to}`}
        className={classes['arrow']}
        data-kind={kind}
        data-highlighted={highlighted.includes(from) || highlighted.includes(to)}
      >
        <path d={lineOf(points)} markerEnd="url(#head)" />
        {kind === 'redirect' && (
          <text {...words}>
            {boxes.find(({ name }) => name === from)?.text ?? 'кого не пускає'}
          </text>
        )}
      </g>
    ))}
  </svg>
)
