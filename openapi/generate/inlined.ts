import * as v from 'valibot'

const Shared = v.record(v.string(), v.unknown())
const Contract = v.looseObject({
  components: v.looseObject({ responses: Shared, requestBodies: Shared }),
})
const Reference = v.object({ $ref: v.string() })

/**
 * The bundled contract with each answer and body in its operation, because some tools do not look
 * behind a reference there (docs/real-server.md).
 *
 * @param text the bundled contract as JSON text
 */
export function inlined(text: string): string {
  const { components, ...contract } = v.parse(Contract, JSON.parse(text))
  const { responses, requestBodies, ...others } = components
  const shared = new Map<string, unknown>(
    Object.entries({ responses, requestBodies }).flatMap(([kind, parts]) =>
      Object.entries(parts).map(([name, part]) => [`#/components/${kind}/${name}`, part]),
    ),
  )
  const inline = (_: string, node: unknown): unknown =>
    v.is(Reference, node) && shared.has(node.$ref) ? shared.get(node.$ref) : node
  return `${JSON.stringify({ ...contract, components: others }, inline, 2)}\n`
}
