import * as v from 'valibot'

import { readImage } from '#src/api/image-answer.ts'
import { Measurement, Session } from '#src/api/schemas.gen.ts'
import { send, sendEmpty } from '#src/api/send.ts'
import type { OperationOf } from '#src/errors/message.ts'

import type { Calls } from './calls.ts'
import { ID, PAGE, PERIOD, picture } from './samples.ts'

const path = { id: ID }

export const clientCalls: Calls<OperationOf<'clients'>> = {
  'GET /v1/clients/{id}/sessions': (op, signal) =>
    send(op, { signal, path, query: { ...PERIOD, ...PAGE } }, v.array(Session)),
  'PATCH /v1/clients/sessions/{id}': (op, signal) =>
    sendEmpty(op, { signal, path, body: { status: 'concluded' } }),
  'POST /v1/clients/me/client_info': (op, signal) =>
    sendEmpty(op, {
      signal,
      body: { goal: 'Реабілітація', notes: '', body_specs: [0, 0, 0, 0] },
    }),
  'PATCH /v1/clients/me/client_info': (op, signal) =>
    sendEmpty(op, { signal, body: { notes: 'коліно' } }),
  'POST /v1/clients/me/client_info/image': (op, signal) =>
    sendEmpty(op, { signal, body: { image: picture() } }),
  'GET /v1/clients/{id}/client_info/image': (op, signal) => readImage(op, { signal, path }),
  'GET /v1/clients/{id}/measurements': (op, signal) =>
    send(op, { signal, path }, v.array(Measurement)),
}
