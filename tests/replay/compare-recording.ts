/** Compares what a replay has seen with the recording. */
import type { CallFacts, Step, TextFacts } from '#mocks/engine/steps/step.ts'

import { type Ids, isAddress } from './addresses.ts'

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

/** An answer may come a few steps earlier than in the recording. */
const AHEAD = 3
/** A text is reported once it has stayed: a replay is some steps further by then. */
const BEHIND = 5

const callText = ({ operation, status }: CallFacts): string =>
  `${operation} ${status === 0 ? 'no answer' : status}`

/** An application reads again by timers and by focus: a read is required once. */
const isReading = ({ operation, status }: CallFacts): boolean =>
  operation.startsWith('GET ') && status > 0 && status < 400

const withoutQuery = (address: string): string => address.split('?')[0] ?? ''

const NOTHING = 'nothing'
const list = (texts: readonly string[]): string => texts.join(', ') || NOTHING
const quoted = (texts: readonly TextFacts[]): string => list(texts.map(({ text }) => `«${text}»`))

/** How many of each there are. */
function counted(calls: readonly CallFacts[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const call of calls) counts.set(callText(call), (counts.get(callText(call)) ?? 0) + 1)
  return counts
}

export class Comparison {
  readonly #steps: readonly Step[]
  readonly #ids: Ids
  /** How much had been seen when the step began. */
  #from: { calls: number; texts: TextFacts[] } = { calls: 0, texts: [] }
  /** The calls of the finished steps. */
  #done: CallFacts[] = []

  constructor(steps: readonly Step[], ids: Ids) {
    this.#steps = steps
    this.#ids = ids
  }

  /** What a step still lacks; null if nothing. */
  missing(index: number, seen: Seen): Difference | null {
    const step = this.#steps[index]
    if (!step) return null
    const calls = seen.calls.slice(this.#from.calls)
    const all = counted(seen.calls)
    const due = counted([...this.#done, ...step.calls.filter((call) => !isReading(call))])
    for (const call of step.calls) {
      const text = callText(call)
      const has = (all.get(text) ?? 0) >= (isReading(call) ? 1 : (due.get(text) ?? 1))
      if (has) continue
      const same = calls.filter(({ operation }) => operation === call.operation)
      const near = same.length > 0 ? same : calls
      return { what: 'call', expected: text, actual: list(near.map(callText)) }
    }
    // Typed text is written to the query a little later: the next step may come before that.
    const compared = step.action.kind === 'type' ? withoutQuery : (address: string) => address
    if (!isAddress(compared(step.address), compared(seen.address), this.#ids))
      return { what: 'address', expected: step.address, actual: seen.address }
    const texts = this.#fresh(seen)
    for (const { text } of step.texts)
      if (!texts.some((one) => one.text === text) && !seen.shown.includes(text))
        return { what: 'text', expected: `«${text}»`, actual: quoted(texts) }
    return null
  }

  /** What was not recorded: a call that changes something or fails, or an alert. */
  surplus(index: number, seen: Seen): Difference | null {
    const soon = this.#steps.slice(index, index + AHEAD + 1)
    const expected = counted([
      ...this.#done,
      ...soon.flatMap(({ calls }) => calls),
      ...this.#steps.flatMap(({ later }) => later),
    ])
    for (const [text, count] of counted(seen.calls.filter((call) => !isReading(call))))
      if (count > (expected.get(text) ?? 0)) {
        const own = this.#steps[index]?.calls ?? []
        const same = own.filter(({ operation }) => text.startsWith(`${operation} `))
        return { what: 'call', expected: list(same.map(callText)), actual: text }
      }
    const alerts = [...this.#steps.slice(Math.max(0, index - BEHIND), index), ...soon].flatMap(
      ({ texts }) => texts,
    )
    for (const one of this.#fresh(seen))
      if (one.role === 'alert' && !alerts.some(({ text }) => text === one.text)) {
        const own = this.#steps[index]?.texts ?? []
        return { what: 'text', expected: quoted(own), actual: `«${one.text}»` }
      }
    return null
  }

  /**
   * The texts since the step began; one of an earlier step may be reported late, among the others.
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
    this.#done.push(...(this.#steps[index]?.calls ?? []).filter((call) => !isReading(call)))
    this.#from = { calls: seen.calls.length, texts: seen.texts }
  }
}
