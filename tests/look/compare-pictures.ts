/** Compares two pictures of the same story. */
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export interface Difference {
  /** The share of changed pixels, above 0 and up to 1. */
  share: number
  /** A PNG that marks them in red on the faded picture. */
  picture: Buffer
}

/** A difference of one in a channel is not a change: browsers round. More than two are visible. */
const THRESHOLD = 0.01

/** Fewer changed pixels are not a change either: browsers may paint rounded corners differently. */
const FEWEST = 8

/** The picture on a larger canvas; the rest is transparent. */
function onSheet(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture
  const sheet = new PNG({ width, height })
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0)
  return sheet
}

/**
 * Returns null if no difference is visible. Pictures of different sizes are aligned at the top left
 * corner.
 */
export function compare(before: Buffer, after: Buffer): Difference | null {
  if (before.equals(after)) return null
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)]
  const width = Math.max(old.width, now.width)
  const height = Math.max(old.height, now.height)
  const difference = new PNG({ width, height })
  const changed = pixelmatch(
    onSheet(old, width, height).data,
    onSheet(now, width, height).data,
    difference.data,
    width,
    height,
    { threshold: THRESHOLD },
  )
  if (changed < FEWEST) return null
  return { share: changed / (width * height), picture: PNG.sync.write(difference) }
}
