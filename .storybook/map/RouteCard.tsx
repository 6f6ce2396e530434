import '@mantine/core/styles/VisuallyHidden.css'
import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'

import { docsHref } from '../links.ts'
import type { Entry } from '../wall/entry.ts'
import { stateOf } from '../wall/story-state.ts'
import { AREAS } from './areas.ts'
import type { RouteFacts } from './route-files.ts'

import classes from './map.module.css'

interface RouteCardProps {
  route: RouteFacts
  stories: Entry[]
  thumbnailOf: (entry: Entry) => ReactNode
  /** Called with the address under the pointer, and with null when it leaves. */
  onLook: (path: string | null) => void
}

/** A screen of the map. The whole card is the link to its stories. */
export function RouteCard({ route, stories, thumbnailOf, onLook }: RouteCardProps): ReactNode {
  const { path, area, ways, guards, titles } = route
  const [title] = titles
  const own = stories.filter((story) => story.title === title)
  const shown = own.find((story) => stateOf(story) === 'default') ?? own[0]
  const look = (): void => onLook(path)
  const leave = (): void => onLook(null)
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
        <VisuallyHidden>
          {ways.length > 0 && `Веде до ${ways.map(({ to }) => to).join(', ')}. `}
          {guards.length > 0 && `Кого не пускають, ті йдуть до ${guards.join(', ')}.`}
        </VisuallyHidden>
      </div>
    </>
  )
}
