/** The props that React stores on an element. They are replaced whenever it is rendered. */
const propsOf = (element: Element): unknown => {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
  return key && Reflect.get(element, key)
}

/** Returns a function that returns which of the elements have been rendered since this call. */
export function watchRendered<T extends Element>(elements: readonly T[]): () => T[] {
  const before = new Map(elements.map((one) => [one, propsOf(one)]))
  if ([...before.values()].includes(undefined)) throw new Error('React has not rendered them')
  return () => elements.filter((one) => propsOf(one) !== before.get(one))
}
