import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore, type SyntheticEvent, useState } from 'react'

import type { Picture } from '#src/api/queries.ts'

/** The address of a queried picture; null while it loads, fails or is not requested. */
export function useImage<Key extends QueryKey>(
  options: UseQueryOptions<Picture, Error, Picture, Key>,
): string | null {
  return usePictureUrl(useQuery(options).data)
}

/** The address of a picture; null while there is none. */
export function usePictureUrl(picture: Picture | undefined): string | null {
  const { subscribe, read } = useMemo(() => addressOf(picture), [picture])
  return useSyncExternalStore(subscribe, read)
}

/** An object URL lives as long as a component shows it. */
function addressOf(picture: Picture | undefined) {
  let url = picture?.kind === 'url' ? picture.url : null
  return {
    subscribe: (): (() => void) => {
      if (picture?.kind !== 'blob') return () => undefined
      const objectUrl = URL.createObjectURL(picture.blob)
      url = objectUrl
      return () => {
        URL.revokeObjectURL(objectUrl)
        url = null
      }
    },
    read: (): string | null => url,
  }
}

/** A size is set, because a vector picture may have none. */
const TINY = { resizeWidth: 1, resizeHeight: 1 }

/**
 * Whether a picture turns out to be broken once it is shown. A browser counts a truncated one as
 * loaded and shows nothing, so it is decoded once more.
 */
export function useBrokenPicture(src: string | null | undefined) {
  const [broken, setBroken] = useState<string | null>(null)
  const giveUp = (): void => setBroken(src ?? null)
  return {
    isBroken: src !== null && src === broken,
    /** For the `img` that shows it. */
    watched: {
      onError: giveUp,
      onLoad: ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void =>
        void createImageBitmap(currentTarget, TINY).then((bitmap) => bitmap.close(), giveUp),
    },
  }
}
