import { readImage } from '#src/api/image-answer.ts'
import { User } from '#src/api/schemas.gen.ts'
import { send, sendEmpty } from '#src/api/send.ts'
import type { OperationOf } from '#src/errors/message.ts'

import type { Calls } from './calls.ts'
import { ID, picture } from './samples.ts'

export const userCalls: Calls<OperationOf<'users'>> = {
  'GET /v1/users/me': (op) => send(op, {}, User),
  'PATCH /v1/users/me': (op) => send(op, { body: { gender: 'woman' } }, User),
  'DELETE /v1/users/me': (op) => sendEmpty(op, {}),
  'POST /v1/users/me/image': (op) => send(op, { body: { image: picture() } }, User),
  'GET /v1/users/{id}': (op) => send(op, { path: { id: ID } }, User),
  'GET /v1/users/{id}/image': (op) => readImage(op, { path: { id: ID } }),
}
