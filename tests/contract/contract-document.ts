import { readFileSync } from 'node:fs'

import * as v from 'valibot'

const Media = v.looseObject({
  schema: v.looseObject({ $ref: v.exactOptional(v.string()) }),
  example: v.exactOptional(v.unknown()),
  examples: v.exactOptional(v.record(v.string(), v.unknown())),
})
const Response = v.looseObject({
  headers: v.exactOptional(v.record(v.string(), v.unknown())),
  content: v.exactOptional(v.record(v.string(), Media)),
})
const Reference = v.strictObject({ $ref: v.string() })
const Operation = v.looseObject({
  operationId: v.string(),
  tags: v.array(v.string()),
  summary: v.string(),
  description: v.string(),
  'x-assumption': v.exactOptional(v.string()),
  responses: v.record(v.string(), Reference),
})
const Contract = v.object({
  paths: v.record(v.string(), v.record(v.string(), Operation)),
  components: v.looseObject({
    schemas: v.record(v.string(), v.unknown()),
    responses: v.record(v.string(), Response),
  }),
})

/** One documented answer of an operation. */
export type Answer = v.InferOutput<typeof Response> & { status: string }

/** The bundled contract. */
export const contract = v.parse(
  Contract,
  JSON.parse(readFileSync(new URL('../../openapi/contract.gen.json', import.meta.url), 'utf8')),
)

/** Every operation with its `METHOD path` name and its answers by status. */
export const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    ...operation,
    answers: Object.entries(operation.responses).map(([status, { $ref }]): Answer => ({
      ...response($ref),
      status,
    })),
  })),
)

function response(ref: string) {
  const found = contract.components.responses[ref.replace('#/components/responses/', '')]
  if (!found) throw new Error(`No response ${ref}`)
  return found
}
