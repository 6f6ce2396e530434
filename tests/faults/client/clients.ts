import * as v from 'valibot'

import { readImage } from '#src/api/image-answer.ts'
import { ClientInfo, Measurement, Session } from '#src/api/schemas.gen.ts'
import { send } from '#src/api/send.ts'
import type { OperationOf } from '#src/errors/message.ts'

import type { Calls } from './calls.ts'
import { ID, PAGE, PERIOD, picture } from './samples.ts'

const path = { id: ID }

export const clientCalls: Calls<OperationOf<'clients'>> = {
  'GET /v1/clients/{id}/sessions': (op, signal) =>
    send(op, { signal, path, query: { ...PERIOD, ...PAGE } }, v.array(Session)),
  'PATCH /v1/clients/sessions/{id}': (op, signal) =>
    send(op, { signal, path, body: { status: 'concluded' } }, Session),
  'POST /v1/clients/me/client_info': (op, signal) =>
    send(
      op,
      { signal, body: { goal: 'Реабілітація', notes: '', body_specs: [0, 0, 0, 0] } },
      ClientInfo,
    ),
  'PATCH /v1/clients/me/client_info': (op, signal) =>
    send(op, { signal, body: { notes: 'коліно' } }, ClientInfo),
  'POST /v1/clients/me/client_info/image': (op, signal) =>
    send(op, { signal, body: { image: picture() } }, ClientInfo),
  'GET /v1/clients/{id}/client_info/image': (op, signal) => readImage(op, { signal, path }),
  'GET /v1/clients/{id}/measurements': (op, signal) =>
    send(op, { signal, path }, v.array(Measurement)),
}
