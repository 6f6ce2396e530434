/** A page of a list; `page` and `pages` count from 1, as in 'Page X of Y'. */
export interface Page<T> {
  items: readonly T[]
  page: number
  pages: number
}

/**
 * The requested page, or the nearest that exists: past the end the last one, so that deleting the
 * last row of the last page steps back, and page 1 of 1 for an empty list. `size` is at least 1.
 */
export function pageOf<T>(items: readonly T[], page: number, size: number): Page<T> {
  const pages = Math.max(1, Math.ceil(items.length / size))
  // `|| 1` covers NaN, from an address typed by hand.
  const within = Math.min(Math.max(Math.trunc(page) || 1, 1), pages)
  return { items: items.slice((within - 1) * size, within * size), page: within, pages }
}
