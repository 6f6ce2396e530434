/** A client's sessions, card and measurements (product §7 «Sessions», «Clients»). */
import { Refusal } from '#mocks/rules/contract-refusal.ts'

import type { Db } from '../db/db.ts'
import type { ClientInfoRow, UserRow } from '../db/tables.ts'
import { found, person, requireClient, requireReader } from '../rules/access.ts'
import { bodySpecs, recordMeasurement, setCardImage } from '../rules/card.ts'
import { imageAnswer, storeImage } from '../rules/images.ts'
import { pageOf } from '../rules/list-page.ts'
import { refuseStep } from '../rules/sessions.ts'
import { clientInfoView, measurementView } from '../rules/views/client-view.ts'
import { sessionsIn } from '../rules/views/session-list.ts'
import { sessionView } from '../rules/views/session-view.ts'
import type { Handlers } from './handler.ts'

const cardOf = (db: Db, client: UserRow): ClientInfoRow | undefined =>
  db.clientInfos.find((row) => row.user_id === client.id)

const ownCard = (db: Db, me: UserRow): ClientInfoRow =>
  found(cardOf(db, requireClient(me)), 'client info')

/** A changed card also has the id of its client. */
const ownView = (card: ClientInfoRow) => ({ ...clientInfoView(card), user_id: card.user_id })

export const clients: Handlers<'clients'> = {
  'GET /v1/clients/{id}/sessions': ({ path, query, me, db }) => {
    const client = requireReader(db, me, person(db, path.id, 'client'))
    const { start_time = '00:00', end_time = '23:59' } = query
    const sessions = sessionsIn(
      db,
      query,
      (session, slot) =>
        session.client_id === client.id &&
        (me.id === client.id || me.id === session.coach_id) &&
        slot.start_time >= start_time &&
        slot.end_time <= end_time,
    )
    return {
      status: 200,
      body: pageOf(sessions, query).map((session) => sessionView(db, session)),
    }
  },

  'PATCH /v1/clients/sessions/{id}': ({ path, me, db }) => {
    const session = found(db.sessions.get(path.id), 'session')
    if (session.client_id !== me.id)
      throw new Refusal(403, 'forbidden', 'Only for the client of the session')
    refuseStep(session, 'concluded')
    db.sessions.update(session, { status: 'concluded' })
    return { status: 200, body: sessionView(db, session) }
  },

  'POST /v1/clients/me/client_info': ({ me, body, db, now }) => {
    if (cardOf(db, requireClient(me))) throw new Refusal(409, 'conflict', 'The card exists')
    const card = db.clientInfos.insert({
      id: crypto.randomUUID(),
      user_id: me.id,
      goal: body.goal,
      notes: body.notes ?? '',
      body_specs: bodySpecs(body.body_specs ?? []),
      image_id: null,
    })
    recordMeasurement(db, card, now)
    return { status: 201, body: ownView(card) }
  },

  'PATCH /v1/clients/me/client_info': ({ me, body, db, now }) => {
    const { body_specs, ...texts } = body
    const card = db.clientInfos.update(ownCard(db, me), texts)
    if (body_specs) {
      db.clientInfos.update(card, { body_specs: bodySpecs(body_specs) })
      recordMeasurement(db, card, now)
    }
    return { status: 200, body: ownView(card) }
  },

  'POST /v1/clients/me/client_info/image': async ({ me, body, db, now }) => {
    const card = ownCard(db, me)
    const { id } = await storeImage(db, body.image)
    setCardImage(db, card, id, now)
    return { status: 200, body: ownView(card) }
  },

  'GET /v1/clients/{id}/client_info/image': ({ path, me, db }) => {
    const client = requireReader(db, me, person(db, path.id, 'client'))
    return { status: 200, body: imageAnswer(db, cardOf(db, client)?.image_id ?? null) }
  },

  'GET /v1/clients/{id}/measurements': ({ path, me, db }) => {
    const client = requireReader(db, me, person(db, path.id, 'client'))
    const rows = db.measurements.where((row) => row.user_id === client.id)
    return {
      status: 200,
      body: rows
        .toSorted((a, b) => (a.date < b.date ? -1 : 1))
        .map((row) => measurementView(db, row)),
    }
  },
}
