import { readFileSync } from 'node:fs'

export interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  'x-extension'?: boolean
  [key: string]: unknown
}
type Content = Record<string, { schema: Schema; example?: unknown }>
interface Parameter {
  name: string
  in: 'path' | 'query'
  required?: boolean
  schema: Schema
  'x-extension'?: boolean
}
interface Reference {
  $ref: string
}
interface Response {
  headers?: Record<string, { schema: Schema }>
  content?: Content
  'x-extension'?: boolean
}
interface Operation {
  operationId: string
  summary: string
  'x-extension'?: boolean
  /** Left out if a token is required; with an empty object if it may be left out. */
  security?: object[]
  parameters?: (Parameter | Reference)[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, Response>
}
interface Contract {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> }
}

export type Answer = Response & { status: string }

/** It is what `npm run api:lint` has checked. */
export const contract: Contract = JSON.parse(
  readFileSync(new URL('../../openapi/contract.gen.json', import.meta.url), 'utf8'),
)
const { parameters } = contract.components

/** Every operation with its `METHOD path` name, its references resolved, its answers by status. */
export const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    ...operation,
    name: `${method.toUpperCase()} ${path}`,
    parameters: (operation.parameters ?? []).map(resolved),
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
function resolved(one: Parameter | Reference): Parameter {
  if (!('$ref' in one)) return one
  const found = parameters[one.$ref.slice(one.$ref.lastIndexOf('/') + 1)]
  if (!found) throw new Error(`The contract has no ${one.$ref}`)
  return found
}
