/**
 * Whether requests and answers match the contract: checked by ajv over the document itself,
 * independently of the mock's own checks.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

import type { components } from '#src/api/contract.gen.ts'

import {
  type Answer as Documented,
  contract,
  type Described,
  describedOperation,
} from './contract-document.ts'
import { type Answer, entriesOf, holdsBlob, type Parts } from './http-exchange.ts'

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

function schemaProblem(schema: object, value: unknown): string | null {
  const check = validator(schema)
  if (check(value)) return null
  const extra = check.errors?.flatMap(({ params }) => params['additionalProperty'] ?? []) ?? []
  const text = ajv.errorsText(check.errors, { dataVar: '' })
  return extra.length > 0 ? `${text} (${extra.join(', ')})` : text
}

export function requestProblem(
  name: string,
  { path = {}, query = {}, body }: Parts,
): string | null {
  const operation = describedOperation(name)
  return (
    within('path', schemaProblem(parametersOf(operation, 'path'), path)) ??
    within('query', schemaProblem(parametersOf(operation, 'query'), query)) ??
    within('body', bodyProblem(operation, body))
  )
}

const within = (place: string, problem: string | null): string | null =>
  problem && `${place} ${problem}`

function parametersOf({ parameters }: Described, place: 'path' | 'query'): object {
  const own = parameters.filter((parameter) => parameter.in === place)
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  }
}

function bodyProblem({ body: documented }: Described, body: unknown): string | null {
  if (!documented) return body === undefined ? null : 'is not documented'
  if (body === undefined) return documented.required ? 'is missing' : null
  const isForm = body instanceof FormData || holdsBlob(body)
  const media = documented.content[isForm ? 'multipart/form-data' : 'application/json']
  if (!media) return 'is of a type that is not documented'
  return schemaProblem(media.schema, isForm ? fieldsOf(body) : body)
}

/** A form in the terms of its schema: a file is a binary string. */
function fieldsOf(body: object): object {
  const fields = body instanceof FormData ? [...body] : entriesOf(body)
  return Object.fromEntries(
    fields.map(([name, value]) => [name, value instanceof Blob ? '' : value]),
  )
}

export function answerProblem(answer: Answer): string | null {
  const documented = describedOperation(answer.operation).answers.find(
    ({ status }) => status === String(answer.status),
  )
  if (!documented) return 'the status is not documented'
  return (
    contentProblem(documented, answer) ?? headerProblem(documented, answer) ?? codeProblem(answer)
  )
}

function contentProblem(
  { content, 'x-extension': isUnshown }: Documented,
  { type, bytes, body }: Answer,
): string | null {
  if (isUnshown && bytes.length === 0) return null
  if (!content) return bytes.length === 0 ? null : 'there must be no body'
  const media = content[type]
  if (!media) return `the type ${type || '(none)'} is not documented`
  if (type.startsWith('image/')) return isImage(type, bytes) ? null : `the body is not ${type}`
  return within('the body', schemaProblem(media.schema, body))
}

function isImage(type: string, bytes: Uint8Array): boolean {
  const start = type === 'image/png' ? [0x89, 0x50, 0x4e, 0x47] : [0xff, 0xd8, 0xff]
  return start.every((byte, at) => bytes[at] === byte)
}

/** Retry-After is the only header that the contract has. */
function headerProblem({ headers = {} }: Documented, { retryAfter }: Answer): string | null {
  const header = headers['Retry-After']
  if (!header) return null
  return within('Retry-After', schemaProblem(header.schema, retryAfter && Number(retryAfter)))
}

type ErrorCode = components['schemas']['ErrorCode']

/** A code names the cause of a status, so each belongs to one status. */
const STATUS_OF: Record<ErrorCode, number> = {
  wrong_code: 400,
  unauthorized: 401,
  token_expired: 401,
  wrong_password: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  phone_taken: 409,
  slot_taken: 409,
  already_handled: 409,
  gone: 410,
  code_expired: 410,
  payload_too_large: 413,
  validation: 422,
  too_many_requests: 429,
  server_error: 500,
}
const CODES = new Map(Object.entries(STATUS_OF))

function codeProblem({ status, body }: Answer): string | null {
  if (status < 400 || typeof body !== 'object' || body === null || !('code' in body)) return null
  const belongs = CODES.get(String(body.code))
  return belongs === status ? null : `the code ${String(body.code)} does not go with this status`
}
