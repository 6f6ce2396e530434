/**
 * Compares addresses with named ids: `{id1}` in `/session/{id1}` matches any id the first time, and
 * only that id afterwards.
 */

/** Any id. */
export const ID = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`
const NAME = /\{id\d+\}/g

export type Ids = Map<string, string>

/** Replaces the names of known ids in an address. */
export const withIds = (address: string, ids: Ids): string =>
  address.replaceAll(NAME, (name) => ids.get(name) ?? name)

/** A pattern of the whole address; each unknown id is a group. */
export function addressPattern(address: string): RegExp {
  const text = address.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${text.replaceAll(NAME, `(${ID})`)}$`)
}

/** Whether the addresses match; stores ids that appear for the first time. */
export function isAddress(expected: string, actual: string, ids: Ids): boolean {
  const known = withIds(expected, ids)
  const found = addressPattern(known).exec(actual)
  if (!found) return false
  for (const [index, name] of (known.match(NAME) ?? []).entries()) {
    const id = found[index + 1]
    if (id !== undefined) ids.set(name, id)
  }
  return true
}
