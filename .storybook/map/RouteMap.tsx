/** The routes as a diagram: who they are for, what they look like, where they lead. */
import { type ReactNode, useMemo, useState } from 'react'

import type { Entry } from '../wall/entry.ts'
import { AREAS } from './areas.ts'
import { type Arrow, CARD, layoutOf } from './layout.ts'
import type { RouteFacts } from './route-files.ts'
import { RouteCard } from './RouteCard.tsx'

import classes from './map.module.css'

interface RouteMapProps {
  routes: readonly RouteFacts[]
  /** The entries of Storybook's index. */
  entries: readonly Entry[]
  /** A small picture of a story. */
  thumbnailOf: (entry: Entry) => ReactNode
}

export function RouteMap({ routes, entries, thumbnailOf }: RouteMapProps): ReactNode {
  const layout = useMemo(() => layoutOf(routes), [routes])
  const [looked, setLooked] = useState<string | null>(null)
  return (
    <>
      <ul className={classes['legend']}>
        {Object.entries(AREAS).map(([area, name]) => (
          <li key={area} data-area={area}>
            {name}
          </li>
        ))}
      </ul>
      <div className={classes['scroll']}>
        <div className={classes['map']} style={{ width: layout.width, height: layout.height }}>
          <svg width={layout.width} height={layout.height} aria-hidden>
            <defs>
              <marker id="head" markerWidth="8" markerHeight="8" refX="7" refY="4" orient="auto">
                <path d="M0 0 8 4 0 8z" fill="context-stroke" />
              </marker>
            </defs>
            {layout.arrows.map((arrow) => (
              <path
                key={`${arrow.from} ${arrow.kind} ${arrow.to}`}
                className={classes['arrow']}
                data-kind={arrow.kind}
                data-looked={arrow.from === looked || arrow.to === looked}
                d={lineOf(arrow)}
                markerEnd="url(#head)"
              />
            ))}
          </svg>
          <ul className={classes['cards']}>
            {layout.places.map(({ route, x, y }) => (
              <li
                key={route.path}
                className={classes['card']}
                style={{ left: x, top: y, ...CARD }}
                data-area={route.area}
              >
                <RouteCard
                  route={route}
                  stories={entries.filter(({ title }) => route.titles.includes(title))}
                  thumbnailOf={thumbnailOf}
                  onLook={setLooked}
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}

const lineOf = ({ points }: Arrow): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join(' ')
