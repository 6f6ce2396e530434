/** Calls to the server under test; each request and answer is checked against the contract. */
import type { Init } from '#src/api/client.ts'
import type { Operation, Success } from '#src/api/operation.ts'

import { answerProblem, requestProblem } from './conformance.ts'
import { describedOperation } from './contract-document.ts'
import {
  type Answer,
  answerOf,
  type Caller,
  type MadeCall,
  type Parts,
  requestOf,
} from './http-exchange.ts'
import { pictureOf } from './picture.ts'
import type { ServerUnderTest } from './server-under-test.ts'

type PictureOperation = Extract<Operation, `GET ${string}/image`>

/** @param onCall is called with every call after its answer, whether that conforms or not */
export function createApi(server: ServerUnderTest, onCall: (call: MadeCall) => void) {
  /** Sends a request whose types are not checked: a sample, or one broken on purpose. */
  const send = async (
    caller: Caller,
    operation: string,
    parts: Parts,
    kind: 'conforming' | 'malformed',
  ): Promise<Answer> => {
    const problem = requestProblem(operation, parts)
    if (kind === 'conforming' && problem) throw new Error(`${operation}, request: ${problem}`)
    if (kind === 'malformed' && !problem) throw new Error(`${operation}: the request conforms`)
    const request = requestOf(server.origin, operation, caller, parts)
    const made = { operation, url: request.url, caller, body: parts.body }
    const answer = await server
      .fetch(request)
      .then((response) => answerOf(operation, response))
      .catch((error: unknown) => {
        onCall({ ...made, answer: null, problem: String(error) })
        throw error
      })
    const broken = answerProblem(answer)
    onCall({ ...made, answer, problem: broken })
    if (broken) throw new Error(`${operation}, answer ${answer.status}: ${broken}`)
    return answer
  }

  const succeed = async (caller: Caller, operation: string, parts: Parts): Promise<Answer> => {
    const answer = await send(caller, operation, parts, 'conforming')
    if (answer.status < 300) return answer
    throw new Error(`${operation} answers ${answer.status} ${JSON.stringify(answer.body)}`)
  }

  /** Returns the body of a success; throws any other answer. */
  const ask = async <Op extends Exclude<Operation, PictureOperation>>(
    caller: Caller,
    operation: Op,
    init: Init<Op>,
  ): Promise<Success<Op>> => {
    const answer = await succeed(caller, operation, init)
    if (isSuccessOf(operation, answer)) return answer.body
    throw new Error(`${operation} is another operation`)
  }

  return {
    server,
    send,
    ask,
    /** Returns any answer, success or refusal. */
    attempt: <Op extends Operation>(caller: Caller, operation: Op, init: Init<Op>) =>
      send(caller, operation, init, 'conforming'),
    me: (caller: Caller) => ask(caller, 'GET /v1/users/me', {}),
    /** Returns the picture of a success, in any form of product §7; throws any other answer. */
    see: async (caller: Caller, operation: PictureOperation, id: string) =>
      pictureOf(await succeed(caller, operation, { path: { id } })),
  }
}

export type Api = ReturnType<typeof createApi>

/** The answer has been checked against the schema that `Success` is generated from. */
const isSuccessOf = <Op extends Operation>(
  operation: Op,
  answer: Answer,
): answer is Answer & { body: Success<Op> } =>
  answer.operation === operation &&
  describedOperation(operation).answers.some(({ status }) => status === String(answer.status))
