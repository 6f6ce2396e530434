/** The request log: what the panel and the tests read. Secrets never enter it. */

export interface LogEntry {
  id: number
  /** Milliseconds of the mock's clock. */
  at: number
  method: string
  /** Path and query, secrets masked. */
  url: string
  /** `METHOD path` of the contract; null for a call that the contract has not. */
  operation: string | null
  /** 0 for a broken connection. */
  status: number
  /** Milliseconds. */
  duration: number
  /** What broke the contract, if anything did. */
  violation: string | null
  /** Kind of the fault that answered, if one did. */
  fault: string | null
  request: unknown
  response: unknown
}

const SECRET = /^(password|otp_code|access_token|refresh_token|token|refreshToken|phone|code)$/
const LENGTH = 500

/** A copy with the values of secret fields masked, at any depth. */
export function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => masked(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      SECRET.test(key) && typeof item === 'string' ? '•••' : masked(item),
    ]),
  )
}

/** Path and query of a URL with its secret parameters masked. */
export function maskedUrl({ pathname, searchParams }: URL): string {
  const query = [...searchParams].map(
    ([key, value]) => `${key}=${SECRET.test(key) ? '•••' : value}`,
  )
  return query.length > 0 ? `${pathname}?${query.join('&')}` : pathname
}

export class RequestLog {
  #entries: LogEntry[] = []
  #next = 1

  add(entry: Omit<LogEntry, 'id'>): LogEntry {
    const added = { ...entry, id: this.#next++ }
    this.#entries = [...this.#entries.slice(1 - LENGTH), added]
    return added
  }

  /** Newest last. */
  entries(): readonly LogEntry[] {
    return this.#entries
  }

  clear(): void {
    this.#entries = []
  }
}
