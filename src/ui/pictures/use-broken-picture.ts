import { type SyntheticEvent, useState } from 'react'

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
