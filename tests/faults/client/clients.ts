import * as v from 'valibot'

import { readImage } from '#src/api/image-answer.ts'
import { ClientInfo, Measurement, Session } from '#src/api/schemas.gen.ts'
import { send } from '#src/api/send.ts'
import type { OperationOf } from '#src/errors/message.ts'

import type { Calls } from './calls.ts'
import { ID, PAGE, PERIOD, picture } from './samples.ts'

const path = { id: ID }

export const clientCalls: Calls<OperationOf<'clients'>> = {
  'GET /v1/clients/{id}/sessions': (op) =>
    send(op, { path, query: { ...PERIOD, ...PAGE } }, v.array(Session)),
  'PATCH /v1/clients/sessions/{id}': (op) =>
    send(op, { path, body: { status: 'concluded' } }, Session),
  'POST /v1/clients/me/client_info': (op) =>
    send(op, { body: { goal: 'Реабілітація', notes: '', body_specs: [0, 0, 0, 0] } }, ClientInfo),
  'PATCH /v1/clients/me/client_info': (op) => send(op, { body: { notes: 'коліно' } }, ClientInfo),
  'POST /v1/clients/me/client_info/image': (op) =>
    send(op, { body: { image: picture() } }, ClientInfo),
  'GET /v1/clients/{id}/client_info/image': (op) => readImage(op, { path }),
  'GET /v1/clients/{id}/measurements': (op) => send(op, { path }, v.array(Measurement)),
}
