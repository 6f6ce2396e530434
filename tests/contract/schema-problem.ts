/**
 * The contract's schemas, checked by ajv over the document itself, independently of the mock's own
 * checks.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

import { contract } from './contract-document.ts'

const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text

const ajv = new Ajv2020({
  strict: false,
  formats: {
    uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
    date: isDate,
    'date-time': (text: string) =>
      /^\S+T\S+(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)),
    binary: true,
  },
})
ajv.addSchema({ $id: 'contract', components: contract.components })

const compiled = new Map<string, ValidateFunction>()

/** References resolve to the document, wherever the schema is in it. */
function validator(schema: object): ValidateFunction {
  const text = JSON.stringify(schema).replaceAll('"#/', '"contract#/')
  const check = compiled.get(text) ?? ajv.compile(JSON.parse(text))
  compiled.set(text, check)
  return check
}

export function schemaProblem(schema: object, value: unknown): string | null {
  const check = validator(schema)
  if (check(value)) return null
  const extra = check.errors?.flatMap(({ params }) => params['additionalProperty'] ?? []) ?? []
  const text = ajv.errorsText(check.errors, { dataVar: '' })
  return extra.length > 0 ? `${text} (${extra.join(', ')})` : text
}
