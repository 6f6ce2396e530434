import type { ReactNode } from 'react'

import { pixelsOf, type ViewportId } from '../common/viewports.ts'
import { type Scheme, SCHEMES } from './choice.ts'
import { placeStyle } from './frame-style.ts'
import { Frame } from './Frame.tsx'
import type { Entry } from './index-entry.ts'
import { type PictureSet, PICTURES, pictureName } from './picture-set.ts'
import { ViewLink } from './ViewLink.tsx'

import classes from './Wall.module.css'

interface PictureProps {
  entry: Pick<Entry, 'id' | 'name'>
  size: ViewportId
  scheme: Scheme
  /** Per cent. */
  scale: number
  pictureSet: PictureSet | null
  /** Opens the story at this size and in this scheme. */
  href: string
}

/**
 * The picture of a story, taken by `npm run look`: the whole page, which may be longer than its
 * window. It links to the story. Where there is no picture, a live frame is rendered.
 */
export function Picture({ entry, size, scheme, scale, pictureSet, href }: PictureProps): ReactNode {
  const picture = pictureName(entry.id, size, scheme)
  if (!pictureSet?.names.includes(picture))
    return (
      <div>
        <ViewLink
          name={entry.name}
          size={size}
          scheme={scheme}
          href={href}
          note=": знімка немає, кадр живий"
        />
        <Frame entry={entry} size={size} scheme={scheme} scale={scale} />
      </div>
    )
  return (
    <a className={classes['picture']} style={placeStyle(size, scale)} href={href} target="_top">
      <img
        src={`${PICTURES}/${encodeURIComponent(picture)}`}
        alt={`${entry.name}, ${pixelsOf(size).width} px, ${SCHEMES[scheme]}`}
        loading="lazy"
      />
    </a>
  )
}
