/** The request log, read by the panel and the tests. It contains no secrets. */

export interface LogEntry {
  id: number
  /** Milliseconds of the mock's clock. */
  at: number
  method: string
  /** Path and query, secrets masked. */
  url: string
  /** `METHOD path` of the contract; null if the call is not in the contract. */
  operation: string | null
  /** Who answered: the mock, or the real server (docs/real-server.md). */
  from: 'mock' | 'server'
  /** The headers that are needed to send it again, secrets masked. */
  headers: Record<string, string>
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

/** Shown in place of a secret. */
export const MASK = '•••'
const SECRET = /password|token|otp|phone/i
const LENGTH = 500

/** The `code` of an SMS is digits and a secret; any other code is a word. */
export const isSecret = (key: string, value: unknown): boolean =>
  (typeof value === 'string' || typeof value === 'number') &&
  (SECRET.test(key) || (key === 'code' && /^\d+$/.test(String(value))))

/**
 * A copy with the values of secret fields masked, at any depth; a file becomes its type and size.
 */
export function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => masked(item))
  if (value instanceof Blob) return `[${value.type || 'file'}, ${value.size} bytes]`
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, isSecret(key, item) ? MASK : masked(item)]),
  )
}

/** Path and query of a URL as they were sent, with secret parameters masked. */
export function maskedUrl({ pathname, search }: URL): string {
  const query = search
    .slice(1)
    .split('&')
    .map((pair) => {
      const [[key, value] = ['', '']] = new URLSearchParams(pair)
      return isSecret(key, value) ? `${key}=${MASK}` : pair
    })
  return search === '' ? pathname : `${pathname}?${query.join('&')}`
}

/** The headers about the body and the caller, with the token masked. */
export function maskedHeaders(headers: Headers): Record<string, string> {
  const type = headers.get('content-type')
  const [scheme] = headers.get('authorization')?.split(' ') ?? []
  return {
    ...(scheme !== undefined && { authorization: `${scheme} ${MASK}` }),
    ...(type !== null && { 'content-type': type }),
  }
}

export class RequestLog {
  #entries: LogEntry[] = []
  /** The calls themselves, secrets included, for replays; they are never part of the log's data. */
  protected readonly calls = new Map<number, Request>()
  #next = 1

  /** Adds an entry with its bodies as they are; `call` is an unread copy of the request. */
  add(entry: Omit<LogEntry, 'id'>, call: Request, _answer?: Response): LogEntry {
    const added = this.shown({ ...entry, id: this.#next++ })
    this.#entries = [...this.#entries.slice(1 - LENGTH), added]
    this.calls.set(added.id, call)
    this.calls.delete(added.id - LENGTH)
    return added
  }

  /** The entry without secrets. */
  protected shown(entry: LogEntry): LogEntry {
    return { ...entry, request: masked(entry.request), response: masked(entry.response) }
  }

  /** Newest last. */
  entries(): readonly LogEntry[] {
    return this.#entries
  }

  /** The call of an entry, to be sent again. */
  call(id: number): Request | undefined {
    return this.calls.get(id)?.clone()
  }

  clear(): void {
    this.#entries = []
    this.calls.clear()
  }
}
