/** The log of a mock that runs for weeks: it keeps no more than a few megabytes of bodies. */
import { type LogEntry, masked, RequestLog } from './log.ts'

const MAX_BYTES = 4 * 1024 * 1024
const GONE = { value: '[no longer kept]', enumerable: true }

/** The door over HTTP says how large each body is. */
const sizeOf = ({ headers }: Request | Response): number => Number(headers.get('content-length'))

export class SmallLog extends RequestLog {
  readonly #kept = new Map<number, { entry: LogEntry; size: number }>()
  #size = 0

  /** The oldest bodies go if all of them are too large; the newest stays. */
  override add(entry: Omit<LogEntry, 'id'>, call: Request, answer?: Response): LogEntry {
    const added = super.add(entry, call)
    const size = sizeOf(call) + (answer ? sizeOf(answer) : 0)
    this.#kept.set(added.id, { entry: added, size })
    this.#size += size
    for (const [id, old] of this.#kept) {
      if (this.#size <= MAX_BYTES || id === added.id) break
      this.#kept.delete(id)
      this.#size -= old.size
      this.calls.delete(id)
      Object.defineProperties(old.entry, { request: GONE, response: GONE })
    }
    return added
  }

  /** Bodies are masked when they are read: most of them never are. */
  protected override shown({ request, response, ...entry }: LogEntry): LogEntry {
    return Object.defineProperties(Object.assign(entry, { request, response }), {
      request: { get: () => masked(request) },
      response: { get: () => masked(response) },
    })
  }

  override clear(): void {
    super.clear()
    this.#kept.clear()
    this.#size = 0
  }
}
