/** The routes as a diagram: who may enter them, what they look like, and where they lead. */
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'

import { Check, Choice, Controls } from '../common/controls.tsx'
import type { Entry } from '../common/stories.ts'
import { Arrows, BoxCard, ScreenCard } from './Cards.tsx'
import { MAP_SCALE, type MapChoice, scaleToFit, SCREENS, shownOf, shownStory } from './facts.ts'
import { CARD, layoutOf, type Point, SIGN } from './layout.ts'
import { AREAS, PEOPLE } from './routes.ts'

import classes from './map.module.css'

interface RouteMapProps {
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

export function RouteMap({ entries, thumbnailOf, first, onChoice }: RouteMapProps): ReactNode {
  const [choice, setChoice] = useState(first)
  const { person, withFrame, withDialogs } = choice
  const { screens, boxes } = useMemo(
    () => shownOf({ person, withFrame, withDialogs }),
    [person, withFrame, withDialogs],
  )
  const layout = useMemo(() => layoutOf(screens, boxes), [screens, boxes])
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
  const placeOf = (name: string): CSSProperties => {
    const { x: left = 0, y: top = 0 } = layout.places.get(name) ?? {}
    return { left, top }
  }
  const { width, height } = layout
  return (
    <>
      <Controls>
        <ul className={classes['legend']}>
          {Object.entries(AREAS).map(([area, { name }]) => (
            <li key={area} data-area={area}>
              {name}
            </li>
          ))}
        </ul>
        <Choice
          label="Хто дивиться"
          value={person}
          names={PEOPLE}
          all="Усі"
          onChange={(next) => choose({ ...choice, person: next })}
        />
        <Check
          label="Меню й знак"
          checked={withFrame}
          onChange={(checked) => choose({ ...choice, withFrame: checked })}
        />
        <Check
          label="Діалоги"
          checked={withDialogs}
          onChange={(checked) => choose({ ...choice, withDialogs: checked })}
        />
        <label>
          Масштаб
          <input
            type="range"
            {...MAP_SCALE}
            value={scale}
            aria-valuetext={`${scale} %`}
            onChange={({ currentTarget: { value } }) => zoom(Number(value))}
          />
          <span aria-hidden>{scale} %</span>
        </label>
      </Controls>
      <p role="status">
        Екранів: {screens.length} з {SCREENS.length}
      </p>
      <div ref={view} className={classes['scroll']}>
        <div style={{ width: (width * scale) / 100, height: (height * scale) / 100 }}>
          <div className={classes['map']} style={{ width, height, scale: scale / 100 }}>
            <Arrows layout={layout} boxes={boxes} highlighted={highlighted} />
            <ul>
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
                    count={screens.filter((screen) => screen.boxes.includes(box.name)).length}
                    onHighlight={setHighlighted}
                  />
                </li>
              ))}
              {screens.map((screen) => (
                <li
                  key={screen.path}
                  className={classes['card']}
                  style={{ ...placeOf(screen.path), ...CARD }}
                  data-area={screen.area}
                >
                  <ScreenCard
                    screen={screen}
                    boxes={boxes.filter(({ name }) => screen.boxes.includes(name))}
                    entries={entries}
                    shown={shownStory(screen, entries, person)}
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
