/** Answers that are reached in the same way for every operation. */
import { hugePng } from '../picture.ts'
import type { Player, Stage } from '../two-pairs.ts'
import { behaviour, type Case } from './case.ts'
import { malformationsOf, sampleOf } from './sample.ts'

const sampleBy = (caller: (stage: Stage) => { token: string } | null, change: object = {}): Case =>
  behaviour((stage, operation) =>
    stage.api.send(caller(stage), operation, { ...sampleOf(operation), ...change }, 'conforming'),
  )

/** 401: the call has no token. */
export const withoutToken = sampleBy(() => null)

/** 401 of a public call: its token is invalid. */
export const unknownToken = sampleBy(() => ({ token: 'unknown' }))

/** 403: the call is for the other role. */
export const wrongRole = (player: Player): Case => sampleBy((stage) => stage[player])

/** The call is about an object of the coach: others get 403, the coach succeeds. */
export const about = (
  player: Player,
  thing: 'experience' | 'certification' | 'tag' | 'schedule' | 'program' | 'session',
): Case =>
  behaviour((stage, operation) => {
    const parts = { ...sampleOf(operation), path: { id: stage[thing] } }
    return stage.api.send(stage[player], operation, parts, 'conforming')
  })

/** 403, or 401 without a caller: the caller may not read this person. */
export const notTheirPerson = (reader: Player | null, person: Player): Case =>
  behaviour((stage, operation) => {
    const parts = { ...sampleOf(operation), path: { id: stage[person].id } }
    return stage.api.send(reader && stage[reader], operation, parts, 'conforming')
  })

/** 404: no object has the ids of the sample. */
export const unknown = (player: Player | null): Case => sampleBy((stage) => player && stage[player])

/** 422: the request breaks its schema, in each possible place. */
export const malformed = (player: Player | null): Case =>
  behaviour(async ({ api, ...stage }, operation) => {
    const answers = []
    for (const parts of malformationsOf(operation))
      answers.push(await api.send(player && stage[player], operation, parts, 'malformed'))
    return answers
  })

/** 413: a picture over 10 MB. */
export const tooLarge = (player: Player): Case =>
  sampleBy((stage) => stage[player], { body: { image: hugePng() } })

/** 500: only a fault causes it. */
export const serverError: Case = {
  kind: 'control',
  async reach({ api }, operation, control) {
    const [method = '', path = ''] = operation.split(' ')
    await control.fault(method, path, 500, 1)
    return api.send(null, operation, sampleOf(operation), 'conforming')
  },
}
