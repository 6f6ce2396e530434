import * as v from 'valibot'

const Parts = v.record(v.string(), v.record(v.string(), v.unknown()))
const Contract = v.object({ paths: Parts, components: v.exactOptional(Parts, {}) })

const refsIn = (node: unknown): string[] =>
  [...JSON.stringify(node ?? null).matchAll(/"\$ref":"([^"]+)"/g)].flatMap(([, ref]) => ref ?? [])

/**
 * Which operations use the shared parts of the contract.
 *
 * @param text a bundled contract as JSON text
 * @returns by `#/components/schemas/Name` the names of the operations that reach it, `METHOD path`
 */
export function usesOf(text: string): Map<string, string[]> {
  const { paths, components } = v.parse(Contract, JSON.parse(text))
  const uses = new Map<string, string[]>()
  for (const [path, item] of Object.entries(paths))
    for (const [method, operation] of Object.entries(item)) {
      const reached = new Set<string>()
      const queue = refsIn(operation)
      for (let ref = queue.pop(); ref !== undefined; ref = queue.pop()) {
        if (reached.has(ref)) continue
        reached.add(ref)
        const [, , kind = '', name = ''] = ref.split('/')
        queue.push(...refsIn(components[kind]?.[name]))
      }
      const operationName = `${method.toUpperCase()} ${path}`
      for (const ref of reached) uses.set(ref, [...(uses.get(ref) ?? []), operationName])
    }
  return uses
}
