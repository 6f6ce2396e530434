/** How to reach a documented answer of an operation. */
import type { Control } from '#mocks/engine/control/control.ts'

import type { Answer } from '../http-exchange.ts'
import type { TwoPairs } from '../two-pairs.ts'

/** Answers of that operation, each of which must have the status of the case. */
type Answers = Promise<Answer | readonly Answer[]>

export interface Case {
  /** `control` is only possible with a mock: by a fault, or by its clock. */
  kind: 'behaviour' | 'control'
  reach: (pairs: TwoPairs, operation: string) => Answers
}

/** By `METHOD path` and status; what has neither an own nor a common case fails its test. */
export type Cases = Readonly<Record<string, Readonly<Record<number, Case>>>>

export const behaviour = (reach: (pairs: TwoPairs, operation: string) => Answers): Case => ({
  kind: 'behaviour',
  reach,
})

/** The control of the mock under test. */
export function controlOf({ api }: TwoPairs): Control {
  if (!api.server.control) throw new Error('The server under test has no faults')
  return api.server.control
}

/** Runs after some minutes of the mock's clock; the clock is reset afterwards. */
export const later = (
  minutes: number,
  reach: (pairs: TwoPairs, wait: () => Promise<unknown>) => Answers,
): Case => ({
  kind: 'control',
  async reach(pairs) {
    const control = controlOf(pairs)
    let waited = 0
    try {
      return await reach(pairs, () => control.advance((waited = minutes)))
    } finally {
      await control.advance(-waited)
    }
  },
})
