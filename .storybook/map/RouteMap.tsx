/** The routes as a diagram: who may enter them, what they look like, and where they link to. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'

import type { Entry } from '../wall/index-entry.ts'
import { Arrows } from './Arrows.tsx'
import { BoxCard } from './BoxCard.tsx'
import { boxNamesOf, type MapChoice, type MapFacts, shownOf } from './boxes.ts'
import { CARD, layoutOf, type Point, SIGN } from './layout.ts'
import { scaleToFit } from './map-address.ts'
import { MapControls } from './MapControls.tsx'
import { RouteCard } from './RouteCard.tsx'
import { shownStory } from './shown-story.ts'

import classes from './map.module.css'

interface RouteMapProps {
  facts: MapFacts
  /** The entries of Storybook's index. */
  entries: readonly Entry[]
  /** A small picture of a story. */
  thumbnailOf: (entry: Entry) => ReactNode
  first: MapChoice
  /** Called with every later choice. */
  onChoice: (choice: MapChoice) => void
}

/** The space beside the map, in pixels. */
const AROUND = 64

export function RouteMap(props: RouteMapProps): ReactNode {
  const { facts, entries, thumbnailOf, first, onChoice } = props
  const [choice, setChoice] = useState(first)
  const { person, withFrame, withDialogs } = choice
  const { routes, boxes } = useMemo(
    () => shownOf(facts, { person, withFrame, withDialogs }),
    [facts, person, withFrame, withDialogs],
  )
  const layout = useMemo(() => layoutOf(routes, boxes), [routes, boxes])
  const [highlighted, setHighlighted] = useState<readonly string[]>([])
  // The middle of the view is in pixels of the whole map; null is the layout's own.
  const [middle, setMiddle] = useState<Point | null>(null)
  const scale = choice.scale ?? scaleToFit(layout.width, window.innerWidth - AROUND)
  const view = useRef<HTMLDivElement>(null)
  const { x, y } = middle ?? layout.middle
  useEffect(() => {
    const { clientWidth = 0, clientHeight = 0 } = view.current ?? {}
    view.current?.scrollTo(
      (x * scale) / 100 - clientWidth / 2,
      (y * scale) / 100 - clientHeight / 2,
    )
  }, [x, y, scale])
  const choose = (next: MapChoice): void => {
    setChoice(next)
    onChoice(next)
    setMiddle(null)
  }
  const zoom = (next: number): void => {
    const { scrollLeft = 0, scrollTop = 0, clientWidth = 0, clientHeight = 0 } = view.current ?? {}
    const inMap = (pixels: number): number => (pixels / scale) * 100
    choose({ ...choice, scale: next })
    setMiddle({ x: inMap(scrollLeft + clientWidth / 2), y: inMap(scrollTop + clientHeight / 2) })
  }
  const placeOf = (name: string): { left?: number; top?: number } => {
    const place = layout.places.get(name)
    return { left: place?.x, top: place?.y }
  }
  const size = { width: layout.width, height: layout.height }
  return (
    <>
      <MapControls choice={choice} onChoice={choose} scale={scale} onScale={zoom} />
      <p role="status" className={classes['status']}>
        Екранів: {routes.length} з {facts.routes.length}
      </p>
      <div ref={view} className={classes['scroll']}>
        <div style={{ width: (size.width * scale) / 100, height: (size.height * scale) / 100 }}>
          <div className={classes['map']} style={{ ...size, scale: scale / 100 }}>
            <Arrows layout={layout} highlighted={highlighted} />
            <ul className={classes['cards']}>
              {boxes.map((box) => (
                <li
                  key={box.name}
                  className={classes['box']}
                  style={{ ...placeOf(box.name), ...SIGN }}
                  data-kind={box.kind}
                  data-highlighted={highlighted.includes(box.name)}
                >
                  <BoxCard
                    box={box}
                    count={routes.filter((route) => boxNamesOf(route).includes(box.name)).length}
                    onHighlight={setHighlighted}
                  />
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
                    boxes={boxes.filter(({ name }) => boxNamesOf(route).includes(name))}
                    stories={entries.filter(({ title }) => route.titles.includes(title))}
                    shown={shownStory(route, entries, person, facts.people)}
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
