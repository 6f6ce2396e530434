/** The fields of the contract by place, each with whether it is marked as our addition. */
import { type Answer, contract, type Described, type Schema } from './contract-document.ts'

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
  const walk = (name: string, schema: Schema): void => {
    if (schema.$ref !== undefined) {
      const component = refName(schema.$ref)
      if (!seen.has(component)) walk(component, resolved(schema))
      return
    }
    const fields = ownFields(name, schema)
    if (fields.length > 0) seen.set(name, fields)
    for (const [field, property] of Object.entries(schema.properties ?? {}))
      if (!property['x-extension']) walk(`${name}.${field}`, property)
    const { items, anyOf = [], oneOf = [] } = schema
    for (const part of [...(items ? [items] : []), ...anyOf, ...oneOf]) walk(name, part)
  }
  for (const operation of operations) {
    const { content, 'x-extension': isUnshown } = successOf(operation) ?? {}
    const json = content?.['application/json']?.schema
    if (json && !isUnshown) walk(operation.name, wholeOf(json))
  }
  return [...seen.values()].flat()
}

/** The object of an answer, or of each item of a list. */
const wholeOf = (schema: Schema): Schema => resolved(schema.items ?? schema)

const ownFields = (of: string, { properties = {}, required = [] }: Schema): Field[] =>
  Object.entries(properties).map(([name, property]) => ({
    of,
    name,
    isAddition: property['x-extension'] === true,
    isRequired: required.includes(name),
  }))

const refName = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (contract.components.schemas[refName(schema.$ref)] ?? {})
