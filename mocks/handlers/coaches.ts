/**
 * What a coach works with: time slots, clients, sessions (product §7 «Coach calendar and clients»).
 */
import { Refusal } from '#mocks/rules/contract-refusal.ts'

import { requireThisCoach, person } from '../rules/access.ts'
import { clientsOf } from '../rules/client-order.ts'
import { pageOf } from '../rules/list-page.ts'
import { sessionsIn, slotsIn } from '../rules/views/session-list.ts'
import { sessionView, slotView } from '../rules/views/session-view.ts'
import { clientViews } from '../rules/views/user-view.ts'
import { coachPage } from './coach-page.ts'
import type { Handlers } from './handler.ts'

export const coaches: Handlers<'coaches'> = {
  ...coachPage,

  'GET /v1/coaches/{id}/time_slots': ({ path, query, visitor, db, now }) => {
    const coach = person(db, path.id, 'coach')
    const slots = slotsIn(db, coach.id, query, now)
    if (slots.length === 0 && !db.schedules.find((row) => row.coach_id === coach.id))
      throw new Refusal(404, 'not_found', 'The coach has no working hours')
    return {
      status: 200,
      body: slots.map(({ slot, sessions }) => slotView(slot, sessions, visitor)),
    }
  },

  'GET /v1/coaches/{id}/clients': ({ path, query, me, db }) => {
    const clients = clientsOf(db, requireThisCoach(db, path.id, me))
    return { status: 200, body: clientViews(db, pageOf(clients, query)) }
  },

  'GET /v1/coaches/{id}/sessions': ({ path, query, me, db }) => {
    const coach = requireThisCoach(db, path.id, me)
    const { status } = query
    const sessions = sessionsIn(
      db,
      query,
      (session) =>
        session.coach_id === coach.id && (status === undefined || session.status === status),
    )
    return {
      status: 200,
      body: pageOf(sessions, query).map((session) => sessionView(db, session)),
    }
  },
}
