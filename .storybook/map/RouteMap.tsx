/** The routes as a diagram: who may enter them, what they look like, and where they link to. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'

import { SCALES } from '../wall/choice.ts'
import type { Entry } from '../wall/index-entry.ts'
import { AREAS, KEPT_OUT } from './areas.ts'
import { Arrows } from './Arrows.tsx'
import { CARD, layoutOf, SIGN } from './layout.ts'
import type { Guard } from './redirects.ts'
import type { RouteFacts } from './route-files.ts'
import { RouteCard } from './RouteCard.tsx'

import classes from './map.module.css'

interface RouteMapProps {
  routes: readonly RouteFacts[]
  guards: readonly Guard[]
  /** The entries of Storybook's index. */
  entries: readonly Entry[]
  /** A small picture of a story. */
  thumbnailOf: (entry: Entry) => ReactNode
}

export function RouteMap({ routes, guards, entries, thumbnailOf }: RouteMapProps): ReactNode {
  const layout = useMemo(() => layoutOf(routes, guards), [routes, guards])
  const [highlighted, setHighlighted] = useState<RouteFacts | null>(null)
  const [scale, setScale] = useState(100)
  const view = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { clientWidth = 0, clientHeight = 0 } = view.current ?? {}
    const { x, y } = layout.middle
    view.current?.scrollTo(
      (x * scale) / 100 - clientWidth / 2,
      (y * scale) / 100 - clientHeight / 2,
    )
  }, [layout, scale])
  const placeOf = (name: string): { left: number; top: number } => {
    const { x, y } = layout.places.get(name) ?? { x: 0, y: 0 }
    return { left: x, top: y }
  }
  const size = { width: layout.width, height: layout.height }
  return (
    <>
      <div className={classes['legend']}>
        <ul>
          {Object.entries(AREAS).map(([area, name]) => (
            <li key={area} data-area={area}>
              {name}
            </li>
          ))}
        </ul>
        <label>
          Масштаб
          <select
            value={scale}
            onChange={({ currentTarget }) => setScale(Number(currentTarget.value))}
          >
            {SCALES.map((one) => (
              <option key={one} value={one}>
                {one} %
              </option>
            ))}
          </select>
        </label>
      </div>
      <div ref={view} className={classes['scroll']}>
        <div style={{ width: (size.width * scale) / 100, height: (size.height * scale) / 100 }}>
          <div className={classes['map']} style={{ ...size, scale: scale / 100 }}>
            <Arrows layout={layout} highlighted={highlighted} />
            <ul className={classes['cards']}>
              {guards.map(({ name }) => (
                <li
                  key={name}
                  className={classes['guard']}
                  style={{ ...placeOf(name), ...SIGN }}
                  data-highlighted={highlighted?.guards.includes(name)}
                >
                  <strong>Сторож</strong>
                  <span>{KEPT_OUT[name]}</span>
                </li>
              ))}
              {routes.map((route) => (
                <li
                  key={route.path}
                  className={classes['card']}
                  style={{ ...placeOf(route.path), ...CARD }}
                  data-area={route.area}
                >
                  <RouteCard
                    route={route}
                    guards={guards.filter(({ name }) => route.guards.includes(name))}
                    stories={entries.filter(({ title }) => route.titles.includes(title))}
                    thumbnailOf={thumbnailOf}
                    onHighlight={setHighlighted}
                  />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </>
  )
}
