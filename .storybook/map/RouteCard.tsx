import '@mantine/core/styles/VisuallyHidden.css'
import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'

import { docsHref } from '../common/links.ts'
import { stateOf } from '../common/story-state.ts'
import type { Entry } from '../wall/index-entry.ts'
import { AREAS } from './areas.ts'
import { type Box, BOX_KINDS } from './boxes.ts'
import type { RouteFacts, Way } from './route-files.ts'

import classes from './map.module.css'

interface RouteCardProps {
  route: RouteFacts
  /** Its guards, dialogs and what is around it, as far as they are shown. */
  boxes: readonly Box[]
  stories: Entry[]
  thumbnailOf: (entry: Entry) => ReactNode
  /** Called with the screen under the pointer or in focus, and with null when it leaves. */
  onHighlight: (route: RouteFacts | null) => void
}

/** A screen of the map. The whole card is the link to its stories. */
export function RouteCard(props: RouteCardProps): ReactNode {
  const { route, boxes, stories, thumbnailOf, onHighlight } = props
  const { path, area, ways, titles } = route
  const [title] = titles
  const own = stories.filter((story) => story.title === title)
  const shown = own.find((story) => stateOf(story) === 'default') ?? own[0]
  const guards = boxes.filter(({ kind }) => kind === 'guard')
  const look = (): void => onHighlight(route)
  const leave = (): void => onHighlight(null)
  return (
    <>
      <div className={classes['thumbnail']}>{shown && thumbnailOf(shown)}</div>
      <div className={classes['facts']}>
        {title === undefined ? (
          <strong>{path}</strong>
        ) : (
          <a
            href={docsHref(title)}
            target="_top"
            onMouseEnter={look}
            onMouseLeave={leave}
            onFocus={look}
            onBlur={leave}
          >
            {path}
          </a>
        )}
        <span>{AREAS[area]}</span>
        <span>{title === undefined ? 'Лише веде далі' : title.split('/').at(-1)}</span>
        {stories.length > 0 && <span>Історій: {stories.length}</span>}
        {guards.length > 0 && (
          <span className={classes['kept']}>
            Сторож: {guards.map(({ text }) => text).join('; ')}
          </span>
        )}
        <VisuallyHidden>
          {targetsOf(ways, 'link', 'Веде до')}
          {targetsOf(ways, 'redirect', 'Кого не пускає, той іде до')}
          {boxes.map(
            ({ kind, text, to }) =>
              `${BOX_KINDS[kind]}: ${text}${to.length > 0 ? `, веде до ${to.join(', ')}` : ''}. `,
          )}
        </VisuallyHidden>
      </div>
    </>
  )
}

const targetsOf = (ways: Way[], kind: Way['kind'], words: string): string => {
  const own = ways.filter((way) => way.kind === kind).map(({ to }) => to)
  return own.length > 0 ? `${words} ${own.join(', ')}. ` : ''
}
