/** Reads from the bundled OpenAPI document what the mock validates calls with. */
import type { Additions, ContractOperation } from '../contract.ts'

interface Schema {
  [key: string]: unknown
}
interface Parameter {
  name: string
  in: 'path' | 'query'
  required?: boolean
  schema: Schema
}
interface Media {
  schema: Schema
  example?: unknown
  examples?: Record<string, { value: unknown }>
}
interface Content {
  content?: Record<string, Media>
  'x-extension'?: boolean
}
interface Body extends Content {
  required?: boolean
}
interface OperationObject {
  parameters?: (Parameter | Ref)[]
  requestBody?: Body | Ref
  responses: Record<string, Content | Ref>
  security?: Record<string, unknown>[]
  'x-extension'?: boolean
}
interface Ref {
  $ref: string
}
interface Contract {
  paths: Record<string, Record<string, OperationObject>>
  components: {
    parameters?: Record<string, Parameter>
    requestBodies?: Record<string, Body>
    responses?: Record<string, Content>
    schemas: Record<string, Schema>
  }
  security?: Record<string, unknown>[]
}

export interface ContractSchemas {
  operations: ContractOperation[]
  /** The contract's example of each failure, by operation and status. */
  examples: Record<string, Record<string, unknown>>
  /** One schema document: the components, and under `checks` the schema of each part of a call. */
  root: { $id: string; components: unknown; checks: Record<string, Schema> }
}

/** The formats that the contract uses; binary and byte do not restrict a text. */
export const FORMATS = {
  uuid: /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i,
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
  uri: /^[a-z][a-z\d+.-]*:\S+$/i,
  binary: true,
  byte: true,
} as const

const METHODS = ['get', 'put', 'post', 'patch', 'delete']

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'paths' in value && 'components' in value

/** The operations with the names of their checks, and the schemas behind those names. */
export function describeContract(contract: unknown, first: RegExp): ContractSchemas {
  if (!isContract(contract)) throw new Error('Not an OpenAPI document')
  const { parameters: sharedParameters, requestBodies, responses } = contract.components
  const checks: Record<string, Schema> = {}
  const examples: ContractSchemas['examples'] = {}
  /** Names a check; all uses of the same component share one. */
  const add = (own: string, schema: Schema): string => {
    const ref = schema['$ref']
    const key = typeof ref === 'string' ? ref.replaceAll(/\W+/g, '_') : own
    checks[key] = schema
    return key
  }

  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const name = `${method.toUpperCase()} ${path}`
      const key = `${method}${path.replaceAll(/\W+/g, '_')}`
      const parameters = (operation.parameters ?? []).map((one) => resolve(one, sharedParameters))
      const security = operation.security ?? contract.security ?? []
      const body = operation.requestBody && resolve(operation.requestBody, requestBodies)
      const json = body?.content?.['application/json']?.schema
      const answers = Object.entries(operation.responses).map(([status, answer]) => {
        const { content = {}, 'x-extension': isUnshown } = resolve(answer, responses)
        const media = content['application/json']
        const additions = media && additionsOf(media.schema, contract.components.schemas)
        if (Number(status) >= 400) (examples[name] ??= {})[status] = exampleOf(media)
        return {
          status: Number(status),
          check: media ? add(`${key}_${status}`, media.schema) : null,
          binary: Object.keys(content).some((type) => type.startsWith('image/')),
          ...(isUnshown && { isUnshown }),
          ...((isUnshown || requiresNothing(media, contract)) && { mayBeEmpty: true }),
          ...(additions && { additions }),
        }
      })
      return [
        {
          name,
          method: method.toUpperCase(),
          path,
          auth:
            security.length === 0
              ? 'none'
              : security.some((one) => Object.keys(one).length === 0)
                ? 'optional'
                : 'required',
          checks: first.test(name) ? 'first' : 'others',
          parameters: add(`${key}_parameters`, parametersSchema(parameters)),
          body: json ? add(`${key}_body`, json) : null,
          isBodyOptional: json !== undefined && body?.required !== true,
          file: fileOf(body?.content?.['multipart/form-data'], contract),
          isAddition: operation['x-extension'] === true,
          answers,
        } satisfies ContractOperation,
      ]
    }),
  )
  return {
    operations,
    examples,
    root: { $id: 'contract', components: contract.components, checks },
  }
}

/** Resolves a reference of the document. */
function resolve<T extends object>(value: T | Ref, shared: Record<string, T> = {}): T {
  if (!('$ref' in value)) return value
  const found = shared[value.$ref.split('/').at(-1) ?? '']
  if (!found) throw new Error(`The contract has no ${value.$ref}`)
  return found
}

/** The field of a form that contains its file: the one that the form requires. */
function fileOf(form: Media | undefined, { components }: Contract): string | null {
  if (!form) return null
  const { required } = resolve(form.schema, components.schemas)
  const [file] = Array.isArray(required) ? required : []
  if (typeof file !== 'string') throw new Error('A form of the contract requires no file')
  return file
}

/** Whether the body is an object without required fields. */
function requiresNothing(media: Media | undefined, { components }: Contract): boolean {
  if (!media) return false
  const { type, required } = resolve(media.schema, components.schemas)
  return type === 'object' && required === undefined
}

function exampleOf(media: Media | undefined): unknown {
  return media?.example ?? Object.values(media?.examples ?? {})[0]?.value
}

function parametersSchema(parameters: Parameter[]): Schema {
  const part = (where: Parameter['in']): Schema => {
    const own = parameters.filter((parameter) => parameter.in === where)
    return {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
      required: own.filter(({ required }) => required).map(({ name }) => name),
    }
  }
  return { type: 'object', properties: { path: part('path'), query: part('query') } }
}

/** The fields of a value of the document; `{}` if it is not an object. */
const nodeOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

/**
 * What the contract adds to the specification in what a schema describes: everything that has
 * `x-extension`; null if there is nothing.
 */
function additionsOf(node: unknown, schemas: Record<string, unknown>): Additions | null {
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
