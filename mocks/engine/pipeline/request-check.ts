/** Reads and checks the parts of a call. */
import { type ContractOperation, type Violation, violation } from '../contract.ts'
import { Refusal } from '../refusal.ts'

export class InvalidRequest extends Refusal {
  readonly fields: { field: string; message: string }[]

  constructor(field: string, message: string) {
    super(422, 'validation', `${field || 'body'} ${message}`)
    this.fields = [{ field: field || 'body', message }]
  }
}

/** The token of a call. */
export const bearerOf = ({ headers }: Request): string | undefined =>
  /^bearer +(.+)$/i.exec(headers.get('authorization') ?? '')?.[1]

/** Refuses a call that the contract does not allow. Query and path values are coerced in place. */
export function checkRequest(
  operation: ContractOperation,
  headers: Headers,
  parameters: unknown,
  body: unknown,
): void {
  const isLeftOut = operation.isBodyOptional && body === undefined
  const broken =
    violation(operation.parameters, parameters) ??
    (isLeftOut ? null : typeViolation(operation, headers)) ??
    (operation.body && !isLeftOut ? violation(operation.body, body) : null) ??
    missingFile(operation, body)
  if (broken) throw new InvalidRequest(broken.field.replace(/^(path|query)\//, ''), broken.message)
}

/** A body must have the content type of the contract. */
function typeViolation(operation: ContractOperation, headers: Headers): Violation | null {
  const expected = operation.body
    ? 'application/json'
    : operation.file !== null
      ? 'multipart/form-data'
      : null
  const [sent = ''] = headers.get('content-type')?.toLowerCase().split(';') ?? []
  if (expected === null || sent.trim() === expected) return null
  return { field: 'content-type', message: `must be ${expected}` }
}

/** A form must have its file. */
function missingFile({ file }: ContractOperation, body: unknown): Violation | null {
  if (file === null) return null
  const fields = new Map(typeof body === 'object' && body !== null ? Object.entries(body) : [])
  return fields.get(file) instanceof Blob ? null : { field: file, message: 'is required' }
}

/** JSON, or the fields of a form; undefined if there is no body, null if it cannot be parsed. */
export async function readBody(request: Request): Promise<unknown> {
  const { headers } = request
  const type = headers.get('content-type') ?? ''
  try {
    // As the door over HTTP says: an empty form cannot be read.
    if (headers.get('content-length') === '0') return undefined
    if (type.startsWith('multipart/form-data')) return Object.fromEntries(await request.formData())
    const text = await request.text()
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return null
  }
}
