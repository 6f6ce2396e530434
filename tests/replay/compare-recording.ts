/** Compares the effects of a replay with the recording. */
import type { CallFacts, Step, TextFacts } from '#mocks/engine/steps/step.ts'

/** The ids by their names: `{id1}` in `/session/{id1}` is any id at first, and only that one afterwards. */
export type Ids = Map<string, string>

/** Any id. */
const ID = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`
const NAME = /\{id\d+\}/g

/** Replaces the names of known ids in an address. */
export const withIds = (address: string, ids: Ids): string =>
  address.replaceAll(NAME, (name) => ids.get(name) ?? name)

/** A pattern of the whole address; each unknown id is a group. */
function addressPattern(address: string): RegExp {
  const text = address.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${text.replaceAll(NAME, `(${ID})`)}$`)
}

/** Whether the addresses match; stores ids that appear for the first time. */
function isAddress(expected: string, actual: string, ids: Ids): boolean {
  const known = withIds(expected, ids)
  const found = addressPattern(known).exec(actual)
  if (!found) return false
  for (const [index, name] of (known.match(NAME) ?? []).entries()) {
    const id = found[index + 1]
    if (id !== undefined) ids.set(name, id)
  }
  return true
}

/** Everything since the start, and what is on the screen now. */
export interface Seen {
  address: string
  calls: CallFacts[]
  texts: TextFacts[]
  /** The messages on the screen now. */
  shown: string[]
}

export interface Difference {
  what: 'address' | 'call' | 'text' | 'control'
  expected: string
  actual: string
}

/** By how many steps an answer may be earlier than in the recording. */
const AHEAD = 3
/** By how many steps a text may be later: it is reported once it has stayed for a while. */
const BEHIND = 5

const callText = ({ operation, status }: CallFacts): string =>
  `${operation} ${status === 0 ? 'no answer' : status}`

/**
 * An application prefetches when a link is hovered or focused, refetches by timers, and requests
 * nothing while its cache is fresh. So reads are not required; only their statuses and the texts
 * that they show are compared.
 */
const isRead = ({ operation }: CallFacts): boolean => operation.startsWith('GET ')

const isReading = (call: CallFacts): boolean => isRead(call) && call.status > 0 && call.status < 400

const withoutQuery = (address: string): string => address.split('?')[0] ?? ''

const NOTHING = 'nothing'
const list = (texts: readonly string[]): string => texts.join(', ') || NOTHING
const quoted = (texts: readonly TextFacts[]): string => list(texts.map(({ text }) => `«${text}»`))

/** The number of equal calls, by their texts. */
function counted(calls: readonly CallFacts[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const call of calls) counts.set(callText(call), (counts.get(callText(call)) ?? 0) + 1)
  return counts
}

export class Comparison {
  readonly #steps: readonly Step[]
  readonly #ids: Ids
  /** What had been seen when the step began. */
  #from: { calls: number; texts: TextFacts[] } = { calls: 0, texts: [] }
  /** How often each call of the finished steps was expected. */
  #done = new Map<string, number>()

  constructor(steps: readonly Step[], ids: Ids) {
    this.#steps = steps
    this.#ids = ids
  }

  /** What a step still lacks; null if nothing. */
  missing(index: number, seen: Seen): Difference | null {
    const step = this.#steps[index]
    if (!step) return null
    for (const { call, same } of this.#unmade(step, seen)) {
      if (isRead(call) && same.length === 0) continue
      const near = same.length > 0 ? same : seen.calls.slice(this.#from.calls)
      return { what: 'call', expected: callText(call), actual: list(near.map(callText)) }
    }
    // Typed text is written to the query with a delay, and the next step may begin before that.
    const compared = step.action.kind === 'type' ? withoutQuery : (address: string) => address
    if (!isAddress(compared(step.address), compared(seen.address), this.#ids))
      return { what: 'address', expected: step.address, actual: seen.address }
    const texts = this.#fresh(seen)
    for (const { text } of step.texts)
      if (!texts.some((one) => one.text === text) && !seen.shown.includes(text))
        return { what: 'text', expected: `«${text}»`, actual: quoted(texts) }
    return null
  }

  /** Whether a recorded read of the step has not been made yet; it may never be. */
  isUnread(index: number, seen: Seen): boolean {
    const step = this.#steps[index]
    return step !== undefined && this.#unmade(step, seen).some(({ call }) => isRead(call))
  }

  /**
   * The recorded calls of a step that are still missing: a change must be made as often as it was
   * recorded, a read once. `same` are the calls of the same operation since the step began.
   */
  #unmade(step: Step, seen: Seen): { call: CallFacts; same: CallFacts[] }[] {
    const calls = seen.calls.slice(this.#from.calls)
    const [all, now, own] = [counted(seen.calls), counted(calls), counted(step.calls)]
    const isMade = (call: CallFacts): boolean => {
      const text = callText(call)
      if (isRead(call) && now.has(text)) return true
      const due = isReading(call) ? 1 : (this.#done.get(text) ?? 0) + (own.get(text) ?? 0)
      return (all.get(text) ?? 0) >= due
    }
    return step.calls
      .filter((call) => !isMade(call))
      .map((call) => ({
        call,
        same: calls.filter(({ operation }) => operation === call.operation),
      }))
  }

  /** An effect that was not recorded: a call that changes something or fails, or an alert. */
  surplus(index: number, seen: Seen): Difference | null {
    const soon = this.#steps.slice(index, index + AHEAD + 1)
    const expected = counted([
      ...soon.flatMap(({ calls }) => calls),
      ...this.#steps.flatMap(({ later }) => later),
    ])
    const own = this.#steps[index]?.calls ?? []
    // A prefetch that failed is repeated, and fails again, when its link is opened.
    const repeated = new Set(own.filter(isRead).map(callText))
    for (const [text, count] of counted(seen.calls.filter((call) => !isReading(call))))
      if (count > (this.#done.get(text) ?? 0) + (expected.get(text) ?? 0) && !repeated.has(text)) {
        const same = own.filter(({ operation }) => text.startsWith(`${operation} `))
        return { what: 'call', expected: list(same.map(callText)), actual: text }
      }
    const alerts = [...this.#steps.slice(Math.max(0, index - BEHIND), index), ...soon].flatMap(
      ({ texts }) => texts,
    )
    for (const one of this.#fresh(seen))
      if (one.role === 'alert' && !alerts.some(({ text }) => text === one.text)) {
        const texts = this.#steps[index]?.texts ?? []
        return { what: 'text', expected: quoted(texts), actual: `«${one.text}»` }
      }
    return null
  }

  /**
   * The texts since the step began. They may include a text of an earlier step, reported late.
   */
  #fresh({ texts }: Seen): TextFacts[] {
    const before = this.#from.texts.map(({ text }) => text)
    return texts.filter(({ text }) => {
      const at = before.indexOf(text)
      if (at >= 0) before.splice(at, 1)
      return at < 0
    })
  }

  /** Continues with the next step. */
  next(index: number, seen: Seen): void {
    const all = counted(seen.calls)
    const own = (this.#steps[index]?.calls ?? []).filter((call) => !isReading(call))
    for (const [text, count] of counted(own)) {
      const done = (this.#done.get(text) ?? 0) + count
      // A failed read may have been made more often.
      const isFailed = own.some((call) => isRead(call) && callText(call) === text)
      this.#done.set(text, isFailed ? Math.max(done, all.get(text) ?? 0) : done)
    }
    this.#from = { calls: seen.calls.length, texts: seen.texts }
  }
}
