/** How to reach a documented answer of an operation, and what most operations reach in the same way. */
import type { Control } from '#mocks/engine/control/control.ts'

import { describedOperation } from '../contract-document.ts'
import type { Answer, Caller } from '../http-exchange.ts'
import { hugePng } from '../picture.ts'
import type { TwoPairs, Who } from '../two-pairs.ts'
import { malformationsOf, sampleOf, takesNothing } from './sample.ts'

/** Answers of that operation, each of which must have the status of the case. */
type Answers = Promise<Answer | readonly Answer[]>

export interface Case {
  /** `control` is only possible with a mock: by a fault, by its clock, by what others may ignore. */
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
function controlOf({ api }: TwoPairs): Control {
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

type Sender = Who | null | ((pairs: TwoPairs) => Caller | Promise<Caller>)

/** The sample of the operation, changed if given, by one of the pairs or by nobody. */
export const withSample = (
  sender: Sender,
  change: (pairs: TwoPairs) => object = () => ({}),
): Case =>
  behaviour(async (pairs, operation) => {
    const caller = typeof sender === 'function' ? await sender(pairs) : sender && pairs[sender]
    const parts = { ...sampleOf(operation), ...change(pairs) }
    return pairs.api.send(caller, operation, parts, 'conforming')
  })

/** 404: no object has the ids of the sample. */
export const unknown = (who: Who | null): Case => withSample(who)

/** The call is about an object of the first coach: that coach succeeds, others get 403. */
export const about = (
  who: Who,
  thing: 'experience' | 'certification' | 'tag' | 'schedule' | 'program' | 'session',
): Case => withSample(who, (pairs) => ({ path: { id: pairs[thing] } }))

/** 403, or 401 for a visitor: the caller may not read this person. */
export const notTheirPerson = (reader: Who | null, person: Who): Case =>
  withSample(reader, (pairs) => ({ path: { id: pairs[person].id } }))

/** 422: the request breaks its schema, in each possible place. */
const malformed = (who: Who | null, isIgnored: boolean): Case => ({
  // A server may ignore parameters that it does not know, and would delete the account.
  kind: isIgnored ? 'control' : 'behaviour',
  async reach({ api, ...pairs }, operation) {
    const answers = []
    for (const parts of malformationsOf(operation))
      answers.push(await api.send(who && pairs[who], operation, parts, 'malformed'))
    return answers
  },
})

/** 500: only a fault causes it. */
const serverError: Case = {
  kind: 'control',
  async reach(pairs, operation) {
    const [method = '', path = ''] = operation.split(' ')
    await controlOf(pairs).fault(method, path, 500, 1)
    return pairs.api.send(null, operation, sampleOf(operation), 'conforming')
  },
}

/**
 * The case of an answer that every operation reaches in the same way: as a coach, for a change
 * under `/v1/clients` as a client, and without anybody where no token is required. Undefined for
 * other statuses; a success has one if it is a read without an id.
 */
export function commonCase(operation: string, status: number): Case | undefined {
  const described = describedOperation(operation)
  const { security } = described
  const usual = /^(?!GET).* \/v1\/clients\//.test(operation) ? 'client' : 'coach'
  const caller = security ? null : usual
  if (status === 200 && /^GET [^{]+$/.test(operation)) return withSample(usual)
  // Without a token; of a public call an invalid one.
  if (status === 401) return withSample(() => (security ? { token: 'unknown' } : null))
  if (status === 404) return unknown(caller)
  if (status === 413) return withSample(usual, () => ({ body: { image: hugePng() } }))
  if (status === 422) return malformed(caller, takesNothing(described))
  return status === 500 ? serverError : undefined
}
