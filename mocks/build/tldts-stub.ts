/** Stands in for the public-suffix list that msw's cookie jar asks; the mock's API sets no cookies. */
export const getDomain = (): null => null
export const getPublicSuffix = (): null => null
