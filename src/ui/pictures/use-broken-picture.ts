import { type SyntheticEvent, useState } from 'react'

/** A vector picture may have no size of its own, so one is given. */
const TINY = { resizeWidth: 1, resizeHeight: 1 }

/**
 * Whether a picture turns out broken once it is shown. A browser counts one that ends in the middle as
 * loaded and shows nothing of it, so that it is opened once more.
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
