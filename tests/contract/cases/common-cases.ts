import { describedOperation } from '../contract-document.ts'
/** Answers that are reached in the same way for every operation. */
import { hugePng } from '../picture.ts'
import type { Who, TwoPairs } from '../two-pairs.ts'
import { behaviour, type Case } from './case.ts'
import { malformationsOf, sampleOf } from './sample.ts'

const sampleBy = (
  caller: (pairs: TwoPairs) => { token: string } | null,
  change: object = {},
): Case =>
  behaviour((pairs, operation) =>
    pairs.api.send(caller(pairs), operation, { ...sampleOf(operation), ...change }, 'conforming'),
  )

/** 401: the call has no token. */
const withoutToken = sampleBy(() => null)

/** 401 of a public call: its token is invalid. */
const unknownToken = sampleBy(() => ({ token: 'unknown' }))

/** 403: the call is for the other role. */
export const wrongRole = (who: Who): Case => sampleBy((pairs) => pairs[who])

/** The call is about an object of the first coach: that coach succeeds, others get 403. */
export const about = (
  who: Who,
  thing: 'experience' | 'certification' | 'tag' | 'schedule' | 'program' | 'session',
): Case =>
  behaviour((pairs, operation) => {
    const parts = { ...sampleOf(operation), path: { id: pairs[thing] } }
    return pairs.api.send(pairs[who], operation, parts, 'conforming')
  })

/** 403, or 401 for a visitor: the caller may not read this person. */
export const notTheirPerson = (reader: Who | null, person: Who): Case =>
  behaviour((pairs, operation) => {
    const parts = { ...sampleOf(operation), path: { id: pairs[person].id } }
    return pairs.api.send(reader && pairs[reader], operation, parts, 'conforming')
  })

/** 404: no object has the ids of the sample. */
export const unknown = (who: Who | null): Case => sampleBy((pairs) => who && pairs[who])

/** 422: the request breaks its schema, in each possible place. */
const malformed = (who: Who | null): Case =>
  behaviour(async ({ api, ...pairs }, operation) => {
    const answers = []
    for (const parts of malformationsOf(operation))
      answers.push(await api.send(who && pairs[who], operation, parts, 'malformed'))
    return answers
  })

/** 413: a picture over 10 MB. */
const tooLarge = (who: Who): Case => sampleBy((pairs) => pairs[who], { body: { image: hugePng() } })

/** 500: only a fault causes it. */
const serverError: Case = {
  kind: 'control',
  async reach({ api }, operation, control) {
    const [method = '', path = ''] = operation.split(' ')
    await control.fault(method, path, 500, 1)
    return api.send(null, operation, sampleOf(operation), 'conforming')
  },
}

/**
 * The case of an answer that every operation reaches in the same way: as a coach, for a change
 * under `/v1/clients` as a client, and without anybody where no token is required. Undefined for
 * other statuses; a success has one if it is a read without an id.
 */
export function commonCase(operation: string, status: number): Case | undefined {
  const { security } = describedOperation(operation)
  const usual = /^(?!GET).* \/v1\/clients\//.test(operation) ? 'client' : 'coach'
  const caller = security ? null : usual
  if (status === 200 && /^GET [^{]+$/.test(operation)) return sampleBy((pairs) => pairs[usual])
  if (status === 401) return security ? unknownToken : withoutToken
  if (status === 404) return unknown(caller)
  if (status === 413) return tooLarge(usual)
  if (status === 422) return malformed(caller)
  return status === 500 ? serverError : undefined
}
