/** The pictures that `npm run look` takes. Storybook serves them beside its index. */
import type { ViewportId } from '../common/viewports.ts'
import type { Scheme } from './choice.ts'

/** The folder of the pictures in the project. @param state as in `tests/look/shots.ts` */
export const picturesOf = (state: string): string => `node_modules/.cache/look/${state}/pictures`

/** The folder of the pictures in the built Storybook. */
export const PICTURES = 'pictures'

/** The file in that folder that lists the pictures. */
export const PICTURE_LIST = 'pictures.json'

export interface PictureSet {
  /** When the first and the last of them were taken, as ISO dates with their times. */
  oldest: string
  taken: string
  /** The files' names. */
  names: string[]
}

export const pictureName = (id: string, size: ViewportId, scheme: Scheme): string =>
  `${id}.${size}.${scheme}.png`

/** Returns null if there are no pictures. */
export async function readPictureSet(): Promise<PictureSet | null> {
  const response = await fetch(`${PICTURES}/${PICTURE_LIST}`)
  // Some servers return an HTML page if the file does not exist.
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return null
  const pictureSet: PictureSet = await response.json()
  return pictureSet
}
