import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { exerciseImageOptions } from '#src/api/queries.ts'
import { REST_MS, useNearViewport } from '#src/ui/hooks/use-near-viewport.ts'

import { useBrokenPicture, usePictureUrl } from './use-picture.ts'

import classes from './ExercisePicture.module.css'

/** Product §8 «Fallbacks». */
const FALLBACK = '/fallback.png'

const isSearching = (): boolean => document.activeElement?.matches('[type=search]') === true

/** Pictures that only pass while a search is typed are not loaded. In ms. */
const restMs = (): number => (isSearching() ? 800 : REST_MS)

/**
 * The picture of an exercise in a box of `size` pixels. It is requested when it comes near the
 * window; a missing or broken one is replaced by the default. Decorative: the name is beside it.
 */
export function ExercisePicture({
  exerciseId,
  size = 56,
}: {
  exerciseId: string
  size?: number
}): ReactNode {
  const client = useQueryClient()
  const [box, near] = useNearViewport(
    () =>
      !isSearching() &&
      client.getQueryData(exerciseImageOptions(exerciseId).queryKey) !== undefined,
    restMs,
  )
  return (
    <span ref={box} className={classes['box']} style={{ '--size': `${size}px` }} aria-hidden>
      {near && <Picture exerciseId={exerciseId} size={size} />}
    </span>
  )
}

/**
 * A separate component, so that rows that are shown only briefly, during a search or a scroll, make
 * no requests and no subscriptions.
 */
function Picture({ exerciseId, size }: { exerciseId: string; size: number }): ReactNode {
  // The error count stays while a failed picture is requested again, so that nothing flickers.
  const { data, errorUpdateCount } = useQuery(exerciseImageOptions(exerciseId))
  const url = usePictureUrl(data)
  const { isBroken, watched } = useBrokenPicture(url)
  const missing = data === undefined && errorUpdateCount > 0
  if (missing || isBroken) return <img src={FALLBACK} alt="" width={size} height={size} />
  return url && <img src={url} alt="" width={size} height={size} {...watched} />
}
