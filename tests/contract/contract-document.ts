import { readFileSync } from 'node:fs'

import * as v from 'valibot'

const Schema = v.looseObject({ $ref: v.exactOptional(v.string()) })
const Media = v.looseObject({
  schema: Schema,
  example: v.exactOptional(v.unknown()),
  examples: v.exactOptional(v.record(v.string(), v.unknown())),
})
const Content = v.record(v.string(), Media)
const Header = v.looseObject({ required: v.exactOptional(v.boolean()), schema: Schema })
const Response = v.looseObject({
  headers: v.exactOptional(v.record(v.string(), Header)),
  content: v.exactOptional(Content),
  'x-extension': v.exactOptional(v.boolean(), false),
})
const Body = v.looseObject({ required: v.boolean(), content: Content })
const Parameter = v.looseObject({
  name: v.string(),
  in: v.picklist(['path', 'query']),
  required: v.exactOptional(v.boolean()),
  schema: Schema,
})
type Parameter = v.InferOutput<typeof Parameter>
const Reference = v.strictObject({ $ref: v.string() })
const Operation = v.looseObject({
  operationId: v.string(),
  tags: v.array(v.string()),
  summary: v.string(),
  description: v.string(),
  'x-assumption': v.exactOptional(v.string()),
  'x-extension': v.exactOptional(v.boolean(), false),
  /** Left out if a token is required; with an empty object if it may be left out. */
  security: v.exactOptional(v.array(v.record(v.string(), v.unknown()))),
  parameters: v.exactOptional(v.array(v.union([Parameter, Reference])), []),
  requestBody: v.exactOptional(Body),
  responses: v.record(v.string(), Response),
})
const Contract = v.object({
  paths: v.record(v.string(), v.record(v.string(), Operation)),
  components: v.looseObject({
    schemas: v.record(v.string(), v.unknown()),
    parameters: v.record(v.string(), Parameter),
  }),
})

export type Answer = v.InferOutput<typeof Response> & { status: string }

export const contract = v.parse(
  Contract,
  JSON.parse(readFileSync(new URL('../../openapi/contract.gen.json', import.meta.url), 'utf8')),
)
const { parameters } = contract.components

/** Every operation with its `METHOD path` name, its references resolved, its answers by status. */
export const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    ...operation,
    name: `${method.toUpperCase()} ${path}`,
    parameters: operation.parameters.map(resolved),
    body: operation.requestBody,
    answers: Object.entries(operation.responses).map(([status, answer]): Answer => ({
      ...answer,
      status,
    })),
  })),
)

export type Described = (typeof operations)[number]

const byName = new Map(operations.map((operation) => [operation.name, operation]))

/** The description of `METHOD path`; throws if the contract has none. */
export function describedOperation(name: string): Described {
  const operation = byName.get(name)
  if (!operation) throw new Error(`The contract has no ${name}`)
  return operation
}

/** Resolves a reference; returns anything else unchanged. */
function resolved(one: Parameter | v.InferOutput<typeof Reference>): Parameter {
  if (!v.is(Reference, one)) return one
  const found = parameters[one.$ref.slice(one.$ref.lastIndexOf('/') + 1)]
  if (!found) throw new Error(`The contract has no ${one.$ref}`)
  return found
}
