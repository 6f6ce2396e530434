import type { RequestBodyOption } from 'openapi-fetch'

import { AnotherOwnerError } from '../session/another-owner-error.ts'
import { withTimeout } from '../session/timeout.ts'
import { ApiError } from './api-error.ts'
import type { RequestParts } from './client.ts'
import type { Entry, Operation } from './operation.ts'
import { sender } from './prepare-calls.ts'

type ParametersPart<E> = E extends { parameters: { path?: unknown; query?: unknown } }
  ? Pick<E['parameters'], 'path' | 'query'>
  : never

/**
 * What a call sends, according to the contract: `{ path, query, body }`, each required where the
 * operation requires it. Files of multipart bodies are Blobs. `signal` cancels the call.
 */
export type Init<Op extends Operation> = RequestParts &
  ParametersPart<Entry<Op>> &
  RequestBodyOption<Entry<Op>>

/**
 * Sends a request of the contract and reads its answer.
 *
 * @param read reads the body of a success
 * @throws ApiError, or the reason of the caller's own signal
 */
export async function exchange<Op extends Operation, Answer>(
  operation: Op,
  init: Init<Op>,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await withTimeout(init.signal, async (signal) => {
      const { request } = await sender()
      const response = await request(operation, init, signal)
      if (!response.ok) throw new ApiError(operation, 'status', response)
      return read(response)
    })
  } catch (error) {
    if (error instanceof ApiError || init.signal?.aborted) throw error
    throw new ApiError(operation, reasonOf(error))
  }
}

function reasonOf(error: unknown): 'person' | 'another-flow' | 'timeout' | 'network' {
  if (error instanceof AnotherOwnerError) return error.owner === 'flow' ? 'another-flow' : 'person'
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
  return isTimeout ? 'timeout' : 'network'
}
