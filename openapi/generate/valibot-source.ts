import { refName, type Schema } from './document.ts'

/** One valibot action for each keyword that restricts a plain type. */
const CHECKS: Record<string, (value: string) => string | undefined> = {
  pattern: (value) => `v.regex(${new RegExp(value).toString()})`,
  format: (value) => (value === 'date' ? 'v.isoDate()' : undefined),
  minLength: (value) => `v.minLength(${value})`,
  maxLength: (value) => `v.maxLength(${value})`,
  minItems: (value) => `v.minLength(${value})`,
  maxItems: (value) => `v.maxLength(${value})`,
  minimum: (value) => `v.minValue(${value})`,
  maximum: (value) => `v.maxValue(${value})`,
}

/** The beginning of the output of `nullable`: such a key may already be missing. */
const ABSENT = /^(absent|v\.nullish)\(/

/**
 * A JSON schema as the source of a valibot schema; a $ref becomes the name of its target.
 *
 * @throws Error for a kind of schema that the contract has not had so far
 */
export function valibotSource(schema: Schema): string {
  if (schema.$ref !== undefined) return refName(schema.$ref)
  const choices = schema.oneOf ?? schema.anyOf
  if (choices) return nullable(choices.some(isNull), union(choices.filter((one) => !isNull(one))))
  const types = [schema.type ?? []].flat()
  const others = types.filter((type) => type !== 'null')
  return nullable(others.length < types.length, plain(schema, others))
}

function plain(schema: Schema, [type, ...others]: string[]): string {
  if (others.length > 0) throw new Error(`More than one type: ${JSON.stringify(schema)}`)
  if (schema.enum) return `v.picklist(${JSON.stringify(schema.enum.filter((one) => one !== null))})`
  if (type === 'object') return object(schema)
  if (type === 'array' && schema.items) {
    return checked(`v.array(${valibotSource(schema.items)})`, schema)
  }
  if (type === 'integer') return checked('v.number()', schema, ['v.integer()'])
  if (schema.format === 'date-time') return 'instant'
  if (type === 'string' || type === 'number' || type === 'boolean') {
    return checked(`v.${type}()`, schema)
  }
  throw new Error(`Unknown kind of schema: ${JSON.stringify(schema)}`)
}

function object({ properties = {}, required = [], minProperties }: Schema): string {
  const fields = Object.entries(properties)
  const lines = fields.map(([key, schema]) => `${key}: ${field(schema, required.includes(key))},`)
  const source = `v.object({\n${lines.join('\n').replace(/^/gm, '  ')}\n})`
  const named = fields.reduce((inner, [key, { 'x-also': other }]) => {
    return other === undefined ? inner : `alsoNamed('${key}', '${other}', ${inner})`
  }, source)
  return minProperties ? `notEmpty(${JSON.stringify(Object.keys(properties))}, ${named})` : named
}

function field(schema: Schema, isRequired: boolean): string {
  const value = valibotSource(schema)
  if (ABSENT.test(value)) return value
  const empty = schema.default ?? (isRequired ? emptyOf(schema, value) : undefined)
  if (empty !== undefined) return `v.nullish(${value}, ${JSON.stringify(empty)})`
  return isRequired ? value : `v.exactOptional(${value})`
}

/** A free text or list that is null or left out is read as empty. */
function emptyOf({ format }: Schema, value: string): string | never[] | undefined {
  if (value === 'v.string()' && format === undefined) return ''
  return value.startsWith('v.array(') ? [] : undefined
}

function checked(base: string, schema: Schema, first: string[] = []): string {
  const checks = Object.entries(schema).flatMap(
    ([key, value]) => CHECKS[key]?.(String(value)) ?? [],
  )
  const actions = [...first, ...checks]
  return actions.length > 0 ? `v.pipe(${[base, ...actions].join(', ')})` : base
}

function union(schemas: Schema[]): string {
  const parts = schemas.map(valibotSource)
  return parts.length === 1 ? parts.join() : `v.union([${parts.join(', ')}])`
}

/** What may be null may be left out; except for free texts, an empty text means the same. */
function nullable(yes: boolean, inner: string): string {
  if (!yes) return inner
  return inner === 'v.string()' ? `v.nullish(${inner}, null)` : `absent(${inner})`
}

function isNull(schema: Schema): boolean {
  return schema.type === 'null'
}
