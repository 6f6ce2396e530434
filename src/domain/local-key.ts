/** A key that no other row has or had, in any tab. `randomUUID` is missing on plain HTTP. */
export const newKey = (): string => `new-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`

/**
 * Makes keys for new rows of a draft: 'local-N', above those in use, so that a draft that is read
 * back from the device continues the count. Other keys (ids of saved rows) are ignored.
 */
export function keyMaker(taken: readonly string[]): () => string {
  let last = Math.max(0, ...taken.map((key) => Number(/^local-(\d+)$/.exec(key)?.[1] ?? 0)))
  return () => {
    last += 1
    return `local-${last}`
  }
}
