/**
 * Fills in what msw and the mock call, and what the oldest browsers (docs/hosting.md) or a page on
 * plain HTTP do not have. Only builds with a mock have this file: the app itself needs none of it.
 */
/* oxlint-disable typescript/unbound-method -- They are set here, not called. */
Promise.withResolvers ??= <T>() => {
  let resolve: PromiseWithResolvers<T>['resolve'] = () => {}
  let reject: PromiseWithResolvers<T>['reject'] = () => {}
  const promise = new Promise<T>((...settle) => ([resolve, reject] = settle))
  return { promise, resolve, reject }
}
URL.canParse ??= (text, base) => {
  try {
    return Boolean(new URL(text, base))
  } catch {
    return false
  }
}
Map.groupBy ??= <K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K) => {
  const groups = new Map<K, T[]>()
  for (const [index, item] of [...items].entries()) {
    const key = keyOf(item, index)
    groups.set(key, groups.get(key) ?? [])
    groups.get(key)?.push(item)
  }
  return groups
}
Element.prototype.checkVisibility ??= function isDrawn(this: Element) {
  return this.getClientRects().length > 0
}
crypto.randomUUID ??= () => {
  const bytes = crypto.getRandomValues(new Uint8Array(15))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const part = (from: number, to: number): string => hex.slice(from, to)
  return `${part(0, 8)}-${part(8, 12)}-4${part(12, 15)}-8${part(15, 18)}-${part(18, 30)}`
}
