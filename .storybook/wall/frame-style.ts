/** The style of the place that a story has on the wall. */
import type { CSSProperties } from 'react'

import { pixelsOf, type ViewportId } from '../common/viewports.ts'

/**
 * @param scale per cent
 * @param highest the maximum height, in the story's CSS pixels
 */
export function placeStyle(
  size: ViewportId,
  scale: number,
  highest = Infinity,
): CSSProperties & Record<`--${string}`, number | string> {
  const { width, height } = pixelsOf(size)
  return {
    '--width': `${width}px`,
    '--height': `${Math.min(height, highest)}px`,
    '--scale': scale / 100,
  }
}
