// Lists of any kind: keys of new rows, and pages.

/** A key that no other row has or had, in any tab. `randomUUID` is missing on plain HTTP. */
export const newKey = (): string => `new-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`

/** As `Map.groupBy`, which the oldest browsers do not have; for short lists. */
export const groupBy = <T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> =>
  new Map(items.map(keyOf).map((key) => [key, items.filter((item) => keyOf(item) === key)]))

/**
 * The requested page, or the nearest that exists: past the end the last one, so that deleting the
 * last row of the last page steps back, and page 1 of 1 for an empty list. `size` is at least 1.
 * `page` and `pages` count from 1, as in 'Page X of Y'.
 */
export function pageOf<T>(items: readonly T[], page: number, size: number) {
  const pages = Math.max(1, Math.ceil(items.length / size))
  // `|| 1` covers NaN, from an address typed by hand.
  const within = Math.min(Math.max(Math.trunc(page) || 1, 1), pages)
  return { items: items.slice((within - 1) * size, within * size), page: within, pages }
}
