import '@mantine/core/styles/VisuallyHidden.css'
import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'

import { docsHref } from '../common/links.ts'
import type { Entry } from '../wall/index-entry.ts'
import { AREAS } from './areas.ts'
import { type Box, BOX_KINDS, boxNamesOf } from './boxes.ts'
import type { RouteFacts, Way } from './route-files.ts'
import { WholeLink } from './WholeLink.tsx'

import classes from './map.module.css'

interface RouteCardProps {
  route: RouteFacts
  /** Its guards, dialogs and what is around it, as far as they are shown. */
  boxes: readonly Box[]
  stories: Entry[]
  /** The story that stands for it. */
  shown: Entry | undefined
  thumbnailOf: (entry: Entry) => ReactNode
  /** Called with the names of what is under the pointer or in focus. */
  onHighlight: (names: readonly string[]) => void
}

/** A screen of the map. The whole card is the link to its stories. */
export function RouteCard(props: RouteCardProps): ReactNode {
  const { route, boxes, stories, shown, thumbnailOf, onHighlight } = props
  const { path, area, ways, titles } = route
  const title = shown?.title ?? titles[0]
  const guards = boxes.filter(({ kind }) => kind === 'guard')
  const facts = (
    <>
      <strong>{path}</strong>
      <span>{AREAS[area]}</span>
      <span>{title === undefined ? 'Лише веде далі' : title.split('/').at(-1)}</span>
      {stories.length > 0 && <span>Історій: {stories.length}</span>}
      {guards.length > 0 && (
        <span className={classes['kept']}>Сторож: {guards.map(({ text }) => text).join('; ')}</span>
      )}
    </>
  )
  return (
    <>
      <div className={classes['thumbnail']}>{shown && thumbnailOf(shown)}</div>
      {title === undefined ? (
        <div className={classes['whole']}>{facts}</div>
      ) : (
        <WholeLink
          href={docsHref(title)}
          names={[path, ...boxNamesOf(route)]}
          onHighlight={onHighlight}
        >
          {facts}
        </WholeLink>
      )}
      <VisuallyHidden>
        {targetsOf(ways, 'link', 'Веде до')}
        {targetsOf(ways, 'redirect', 'Кого не пускає, той іде до')}
        {boxes.map(
          ({ kind, text, to }) =>
            `${BOX_KINDS[kind]}: ${text}${to.length > 0 ? `, веде до ${to.join(', ')}` : ''}. `,
        )}
      </VisuallyHidden>
    </>
  )
}

const targetsOf = (ways: Way[], kind: Way['kind'], words: string): string => {
  const own = ways.filter((way) => way.kind === kind).map(({ to }) => to)
  return own.length > 0 ? `${words} ${own.join(', ')}. ` : ''
}
