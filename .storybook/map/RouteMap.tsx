/** The routes as a diagram: who may enter them, what they look like, and where they lead. */
import '@mantine/core/styles/VisuallyHidden.css'
import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'

import { Check, Choice } from '../common/controls.tsx'
import { docsHref } from '../common/links.ts'
import type { Entry } from '../common/stories.ts'
import { Arrows } from './Arrows.tsx'
import {
  type Box,
  BOX_KINDS,
  MAP_SCALE,
  type MapChoice,
  scaleToFit,
  type Screen,
  SCREENS,
  shownOf,
  shownStory,
} from './facts.ts'
import { CARD, layoutOf, type Point, SIGN } from './layout.ts'
import { AREAS, hasTitle, PEOPLE } from './routes.ts'

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
  const [highlighted, setHighlighted] = useState<readonly string[]>([])
  const { person, withFrame, withDialogs } = choice
  const shown = useMemo(
    () => shownOf({ person, withFrame, withDialogs }),
    [person, withFrame, withDialogs],
  )
  const { screens, boxes } = shown
  const layout = useMemo(() => layoutOf(shown), [shown])
  const { width, height } = layout
  const scale = choice.scale ?? scaleToFit(width, window.innerWidth - AROUND)
  const view = useRef<HTMLDivElement>(null)
  // The middle of the view is in pixels of the whole map; null is the layout's own.
  const [middle, setMiddle] = useState<Point | null>(null)
  const { x, y } = middle ?? layout.middle
  useEffect(() => {
    const { clientWidth = 0, clientHeight = 0 } = view.current ?? {}
    const part = scale / 100
    view.current?.scrollTo(x * part - clientWidth / 2, y * part - clientHeight / 2)
  }, [x, y, scale])
  const choose = (next: Partial<MapChoice>): void => {
    setChoice({ ...choice, ...next })
    onChoice({ ...choice, ...next })
    setMiddle(null)
  }
  // What is in the middle stays there at another scale.
  const zoom = (next: number): void => {
    const { scrollLeft = 0, scrollTop = 0, clientWidth = 0, clientHeight = 0 } = view.current ?? {}
    const inMap = (pixels: number): number => (pixels / scale) * 100
    choose({ scale: next })
    setMiddle({ x: inMap(scrollLeft + clientWidth / 2), y: inMap(scrollTop + clientHeight / 2) })
  }
  /** A card or a box: its link covers it, so that it is large enough at a small scale, too. */
  const cardOf = (names: readonly string[], href: string | null, facts: ReactNode): ReactNode => {
    const on = (): void => setHighlighted(names)
    const off = (): void => setHighlighted([])
    return href === null ? (
      <div className={classes['whole']}>{facts}</div>
    ) : (
      <a
        href={href}
        target="_top"
        className={classes['whole']}
        onMouseEnter={on}
        onMouseLeave={off}
        onFocus={on}
        onBlur={off}
      >
        {facts}
      </a>
    )
  }
  const placeOf = (name: string) => {
    const { x: left = 0, y: top = 0 } = layout.places.get(name) ?? {}
    return { left, top }
  }
  const boxCard = (box: Box): ReactNode => (
    <li
      key={box.name}
      className={classes['box']}
      style={{ ...placeOf(box.name), ...SIGN }}
      data-kind={box.kind}
      data-highlighted={highlighted.includes(box.name)}
    >
      {cardOf(
        [box.name],
        box.href,
        <>
          <strong>
            {BOX_KINDS[box.kind]}, екранів:{' '}
            {screens.filter((one) => one.boxes.includes(box.name)).length}
          </strong>
          <span>{box.text}</span>
        </>,
      )}
    </li>
  )
  const screenCard = (screen: Screen): ReactNode => {
    const { path, area, titles, links, redirects } = screen
    const story = shownStory(screen, entries, person)
    const title = story?.title ?? titles[0]
    const count = entries.filter((entry) => hasTitle(screen, entry.title)).length
    const own = boxes.filter(({ name }) => screen.boxes.includes(name))
    const guards = own.filter(({ kind }) => kind === 'guard').map(({ text }) => text)
    return (
      <li
        key={path}
        className={classes['card']}
        style={{ ...placeOf(path), ...CARD }}
        data-area={area}
      >
        <div className={classes['thumbnail']}>{story && thumbnailOf(story)}</div>
        {cardOf(
          [path, ...screen.boxes],
          title === undefined ? null : docsHref(title),
          <>
            <strong>{path}</strong>
            <span>{AREAS[area].name}</span>
            <span>{title?.replace(/.*\//, '') ?? 'Лише веде далі'}</span>
            {count > 0 && <span>Історій: {count}</span>}
            {guards.length > 0 && <span>Сторож: {guards.join('; ')}</span>}
          </>,
        )}
        <VisuallyHidden>
          {links.length > 0 && `Веде до ${links.join(', ')}. `}
          {redirects.length > 0 && `Кого не пускає, той іде до ${redirects.join(', ')}. `}
          {own.map(({ kind, text, to }) => `${BOX_KINDS[kind]}: ${text}, далі: ${to.join(', ')}. `)}
        </VisuallyHidden>
      </li>
    )
  }
  return (
    <>
      <div className="u-wrap u-md" style={{ alignItems: 'end' }}>
        {Object.entries(AREAS).map(([area, { name }]) => (
          <span key={area} className={classes['legend']} data-area={area}>
            {name}
          </span>
        ))}
        <Choice
          label="Хто дивиться"
          value={person}
          names={PEOPLE}
          all="Усі"
          onChange={(one) => choose({ person: one })}
        />
        <Check
          label="Меню й знак"
          checked={withFrame}
          onChange={(checked) => choose({ withFrame: checked })}
        />
        <Check
          label="Діалоги"
          checked={withDialogs}
          onChange={(checked) => choose({ withDialogs: checked })}
        />
        <label className="u-touch">
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
      </div>
      <p role="status">
        Екранів: {screens.length} з {SCREENS.length}
      </p>
      <div ref={view} className={classes['scroll']}>
        <div style={{ width: (width * scale) / 100, height: (height * scale) / 100 }}>
          <div className={classes['map']} style={{ width, height, scale: scale / 100 }}>
            <Arrows layout={layout} boxes={boxes} highlighted={highlighted} />
            <ul>
              {boxes.map(boxCard)}
              {screens.map(screenCard)}
            </ul>
          </div>
        </div>
      </div>
    </>
  )
}
