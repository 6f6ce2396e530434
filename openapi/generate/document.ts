import * as v from 'valibot'

/** The parts of a JSON schema that the generator reads. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: (string | null)[]
  default?: string | number | null | number[]
  /** Another name under which some servers send the field. */
  'x-also'?: string
  properties?: Record<string, Schema>
  required?: string[]
  minProperties?: 1
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}

const Schema: v.GenericSchema<unknown, Schema> = v.looseObject({
  $ref: v.exactOptional(v.string()),
  type: v.exactOptional(v.union([v.string(), v.array(v.string())])),
  format: v.exactOptional(v.string()),
  enum: v.exactOptional(v.array(v.nullable(v.string()))),
  default: v.exactOptional(v.nullable(v.union([v.string(), v.number(), v.array(v.number())]))),
  'x-also': v.exactOptional(v.string()),
  properties: v.exactOptional(
    v.record(
      v.string(),
      v.lazy(() => Schema),
    ),
  ),
  required: v.exactOptional(v.array(v.string())),
  minProperties: v.exactOptional(v.literal(1)),
  items: v.exactOptional(v.lazy(() => Schema)),
  anyOf: v.exactOptional(v.array(v.lazy(() => Schema))),
  oneOf: v.exactOptional(v.array(v.lazy(() => Schema))),
  allOf: v.exactOptional(v.never('allOf is not supported')),
})

const Content = v.record(v.string(), v.object({ schema: Schema }))
const Response = v.object({
  $ref: v.exactOptional(v.string()),
  /** Whether the customer's specification does not show this answer. */
  'x-extension': v.exactOptional(v.boolean(), false),
  content: v.exactOptional(Content),
})
const Operation = v.object({ responses: v.record(v.string(), Response) })

const Document = v.object({
  paths: v.record(v.string(), v.record(v.string(), Operation)),
  components: v.object({
    schemas: v.record(v.string(), Schema),
    responses: v.record(v.string(), Response),
  }),
})

/** The parts of the bundled contract that the generator reads. */
export type Document = v.InferOutput<typeof Document>

/**
 * @param text the bundled contract as JSON text
 * @throws ValiError if it is not such a document
 */
export function parseDocument(text: string): Document {
  return v.parse(Document, JSON.parse(text))
}

/** The successful answers (2xx) of all operations, each with its operation's name. */
export const successes = ({ paths, components }: Document) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { responses }]) =>
      Object.entries(responses)
        .filter(([status]) => status.startsWith('2'))
        .map(([, response]) => ({
          operation: `${method.toUpperCase()} ${path}`,
          answer:
            response.$ref === undefined ? response : named(components.responses, response.$ref),
        })),
    ),
  )

/** The name at the end of a reference. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1)
}

/** The component that a name or a reference refers to; throws if there is none. */
export function named<Component>(components: Record<string, Component>, ref: string): Component {
  const component = components[refName(ref)]
  if (!component) throw new Error(`No component ${ref}`)
  return component
}
