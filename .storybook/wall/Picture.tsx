import type { ReactNode } from 'react'

import { pixelsOf, type ViewportId } from '../common/viewports.ts'
import { type Scheme, SCHEMES } from './choice.ts'
import type { Entry } from './entry.ts'
import { placeStyle } from './frame-style.ts'
import { Frame } from './Frame.tsx'
import { type Album, PICTURES, pictureName } from './picture-album.ts'

import classes from './Wall.module.css'

interface PictureProps {
  entry: Pick<Entry, 'id' | 'name'>
  size: ViewportId
  scheme: Scheme
  /** Per cent. */
  scale: number
  album: Album | null
}

/**
 * The picture of a story by `npm run look`: the whole page, which may be longer than its window. A
 * live frame where there is no picture.
 */
export function Picture({ entry, size, scheme, scale, album }: PictureProps): ReactNode {
  const picture = pictureName(entry.id, size, scheme)
  if (!album?.names.includes(picture))
    return (
      <div className={classes['unseen']}>
        <p className={classes['muted']}>{pixelsOf(size).width} px: знімка немає, кадр живий</p>
        <Frame entry={entry} size={size} scheme={scheme} scale={scale} />
      </div>
    )
  return (
    <div className={classes['picture']} style={placeStyle(size, scale)}>
      <img
        src={`${PICTURES}/${encodeURIComponent(picture)}`}
        alt={`${entry.name}, ${pixelsOf(size).width} px, ${SCHEMES[scheme]}`}
        loading="lazy"
      />
    </div>
  )
}
