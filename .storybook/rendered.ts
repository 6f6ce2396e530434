/** The props that React keeps on an element. It replaces them whenever it renders the element. */
const propsOf = (element: Element): unknown => {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
  return key && Reflect.get(element, key)
}

/** Returns a function that returns those of these elements that were rendered since. */
export function watchRendered<T extends Element>(elements: readonly T[]): () => T[] {
  const before = new Map(elements.map((one) => [one, propsOf(one)]))
  if ([...before.values()].includes(undefined)) throw new Error('React has not rendered them')
  return () => elements.filter((one) => propsOf(one) !== before.get(one))
}
