/** The fields of the contract by place, each with whether it is marked as our addition. */
import * as v from 'valibot'

import { type Answer, contract, type Described } from './contract-document.ts'

const Schema = v.looseObject({
  $ref: v.exactOptional(v.string()),
  properties: v.exactOptional(v.record(v.string(), v.unknown()), {}),
  required: v.exactOptional(v.array(v.string()), []),
  items: v.exactOptional(v.unknown()),
  anyOf: v.exactOptional(v.array(v.unknown()), []),
  oneOf: v.exactOptional(v.array(v.unknown()), []),
  'x-extension': v.exactOptional(v.boolean(), false),
})

/** A field of a schema, or of a request. */
export interface Field {
  /** The schema, an object within one as `Schema.field`; or the operation. */
  of: string
  name: string
  isAddition: boolean
  isRequired: boolean
}

/** The fields of a request: of its query, and of its body, without nested ones. */
export function requestFields({ name: of, parameters, body }: Described): Field[] {
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, required = false, ...rest }) => ({
      of,
      name,
      isAddition: rest['x-extension'] === true,
      isRequired: required,
    }))
  const bodies = Object.values(body?.content ?? {}).flatMap(({ schema }) =>
    ownFields(of, resolved(schema)),
  )
  return [...query, ...bodies]
}

export const successOf = ({ answers }: Described): Answer | undefined =>
  answers.find(({ status }) => status.startsWith('2'))

/**
 * The fields of all JSON answers, named by operation, and of their nested objects, named by schema.
 * Objects that are our own additions are not searched.
 */
export function answerFields(operations: readonly Described[]): Field[] {
  const seen = new Map<string, Field[]>()
  const walk = (name: string, node: unknown): void => {
    const schema = v.parse(Schema, node)
    if (schema.$ref !== undefined) {
      const component = refName(schema.$ref)
      if (!seen.has(component)) walk(component, resolved(schema))
      return
    }
    const fields = ownFields(name, schema)
    if (fields.length > 0) seen.set(name, fields)
    for (const { name: field, isAddition } of fields)
      if (!isAddition) walk(`${name}.${field}`, schema.properties[field])
    for (const part of partsOf(schema)) walk(name, part)
  }
  for (const operation of operations) {
    const { content, 'x-extension': isUnshown } = successOf(operation) ?? {}
    const json = content?.['application/json']?.schema
    if (json && !isUnshown) walk(operation.name, wholeOf(json))
  }
  return [...seen.values()].flat()
}

const partsOf = ({ items, anyOf, oneOf }: v.InferOutput<typeof Schema>): unknown[] => [
  ...(items === undefined ? [] : [items]),
  ...anyOf,
  ...oneOf,
]

/** The object of an answer, or of each item of a list. */
function wholeOf(node: unknown): unknown {
  const { items } = v.parse(Schema, node)
  return resolved(items ?? node)
}

function ownFields(of: string, node: unknown): Field[] {
  const { properties, required } = v.parse(Schema, node)
  return Object.entries(properties).map(([name, property]) => ({
    of,
    name,
    isAddition: v.parse(Schema, property)['x-extension'],
    isRequired: required.includes(name),
  }))
}

const refName = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

function resolved(node: unknown): unknown {
  const { $ref } = v.parse(Schema, node)
  return $ref === undefined ? node : contract.components.schemas[refName($ref)]
}
