/** The routes as a diagram: who they are for, what they look like, where they lead. */
import '@mantine/core/styles/VisuallyHidden.css'
import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useEffect, useMemo, useState } from 'react'

import { type Arrow, CARD, layoutOf } from './layout.ts'
import type { RouteFacts } from './route-files.ts'
import { type RouteStory, storiesByRoute } from './route-stories.ts'

import classes from './map.module.css'

const AREAS = {
  guest: 'Гість',
  coach: 'Тренер',
  client: 'Клієнт',
  both: 'Тренер і клієнт',
} as const

/** A story in the manager, which is around this page. */
const storyHref = (id: string): string => `?path=/story/${id}`

interface RouteMapProps {
  routes: readonly RouteFacts[]
}

export function RouteMap({ routes }: RouteMapProps): ReactNode {
  const layout = useMemo(() => layoutOf(routes), [routes])
  const [stories, setStories] = useState<ReadonlyMap<string, RouteStory[]> | null>(null)
  const [looked, setLooked] = useState<string | null>(null)
  useEffect(() => {
    void storiesByRoute(routes).then(setStories)
  }, [routes])
  return (
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
          {layout.places.map(({ path, x, y }) => {
            const route = routes.find((one) => one.path === path)
            return (
              route && (
                <li
                  key={path}
                  className={classes['card']}
                  style={{ left: x, top: y, ...CARD }}
                  data-area={route.area}
                >
                  <RouteCard
                    route={route}
                    stories={stories?.get(path) ?? []}
                    isLooked={looked === path}
                    onLook={() => setLooked(looked === path ? null : path)}
                  />
                </li>
              )
            )
          })}
        </ul>
      </div>
    </div>
  )
}

const lineOf = ({ points }: Arrow): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join(' ')

function RouteCard({
  route,
  stories: [first, ...others],
  isLooked,
  onLook,
}: {
  route: RouteFacts
  stories: RouteStory[]
  isLooked: boolean
  onLook: () => void
}): ReactNode {
  const { path, area, ways, guards } = route
  return (
    <>
      <button type="button" aria-pressed={isLooked} onClick={onLook}>
        {path}
      </button>
      <span>{AREAS[area]}</span>
      {first ? (
        <a href={storyHref(first.id)} target="_top">
          {first.title} ({others.length + 1})
        </a>
      ) : (
        <span>Лише веде далі</span>
      )}
      <VisuallyHidden>
        {ways.length > 0 && `Веде до ${ways.map(({ to }) => to).join(', ')}. `}
        {guards.length > 0 && `Кого не пускають, ті йдуть до ${guards.join(', ')}.`}
      </VisuallyHidden>
    </>
  )
}
