/** Finds what the contract adds to the specification: everything that has `x-extension`. */
import type { Additions } from '../contract.ts'

/** The fields of a value of the document; `{}` if it is not an object. */
const nodeOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

/** The additions in what a schema describes; null if there are none. */
export function additionsOf(node: unknown, schemas: Record<string, unknown>): Additions | null {
  const { $ref, properties, items, anyOf, oneOf } = nodeOf(node)
  if (typeof $ref === 'string')
    return additionsOf(schemas[$ref.slice($ref.lastIndexOf('/') + 1)], schemas)
  const own = Object.entries(nodeOf(properties)).flatMap(([name, property]) => {
    const inner = nodeOf(property)['x-extension'] === true || additionsOf(property, schemas)
    return inner === null ? [] : [[name, inner] as const]
  })
  const others = [items ?? [], anyOf ?? [], oneOf ?? []]
    .flat()
    .flatMap((part) => Object.entries(additionsOf(part, schemas) ?? {}))
  const all = [...own, ...others]
  return all.length > 0 ? Object.fromEntries(all) : null
}
