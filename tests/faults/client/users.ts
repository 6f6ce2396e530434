import { readImage } from '#src/api/image-answer.ts'
import { User } from '#src/api/schemas.gen.ts'
import { send, sendEmpty } from '#src/api/send.ts'
import type { OperationOf } from '#src/errors/message.ts'

import type { Calls } from './calls.ts'
import { ID, picture } from './samples.ts'

export const userCalls: Calls<OperationOf<'users'>> = {
  'GET /v1/users/me': (op, signal) => send(op, { signal }, User),
  'PATCH /v1/users/me': (op, signal) => sendEmpty(op, { signal, body: { gender: 'woman' } }),
  'DELETE /v1/users/me': (op, signal) => sendEmpty(op, { signal }),
  'POST /v1/users/me/image': (op, signal) => sendEmpty(op, { signal, body: { image: picture() } }),
  'GET /v1/users/{id}': (op, signal) => send(op, { signal, path: { id: ID } }, User),
  'GET /v1/users/{id}/image': (op, signal) => readImage(op, { signal, path: { id: ID } }),
}
