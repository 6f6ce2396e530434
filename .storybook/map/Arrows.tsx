import type { ReactNode } from 'react'

import { KEPT_OUT } from './areas.ts'
import type { Arrow, Layout } from './layout.ts'

import classes from './map.module.css'

interface ArrowsProps {
  layout: Layout
  /** The names of screens and boxes whose arrows are emphasised. */
  highlighted: readonly string[]
}

/** The arrows of the map; each card lists the same links as text. */
export function Arrows({ layout, highlighted }: ArrowsProps): ReactNode {
  const isHighlighted = ({ from, to }: Arrow): boolean =>
    highlighted.includes(from) || highlighted.includes(to)
  return (
    <svg width={layout.width} height={layout.height} aria-hidden>
      <defs>
        <marker id="head" markerWidth="8" markerHeight="8" refX="7" refY="4" orient="auto">
          <path d="M0 0 8 4 0 8z" fill="context-stroke" />
        </marker>
      </defs>
      {layout.arrows.map((arrow) => (
        <g
          key={`${arrow.from} ${arrow.kind} ${arrow.to}`}
          className={classes['arrow']}
          data-kind={arrow.kind}
          data-highlighted={isHighlighted(arrow)}
        >
          <path d={lineOf(arrow)} markerEnd="url(#head)" />
          {arrow.kind === 'redirect' && (
            <text {...arrow.words}>{KEPT_OUT[arrow.from] ?? 'кого не пускає'}</text>
          )}
        </g>
      ))}
    </svg>
  )
}

/** A line with rounded corners, each a curve from the middle of one segment to that of the next. */
function lineOf({ points }: Arrow): string {
  const [first, ...rest] = points
  const last = rest.at(-1)
  if (!first || !last) return ''
  const turns = rest.slice(0, -1).map(({ x, y }, at) => {
    const next = rest[at + 1] ?? last
    return `Q${x} ${y} ${(x + next.x) / 2} ${(y + next.y) / 2}`
  })
  return `M${first.x} ${first.y} ${turns.join(' ')} L${last.x} ${last.y}`
}
