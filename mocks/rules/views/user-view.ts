/** A user as the contract answers them (product §3 «User») to a reader who may read them. */
import type { Db } from '#mocks/db/db.ts'
import type { ClientInfoRow, UserRow } from '#mocks/db/tables.ts'
import type { components } from '#src/api/contract.gen.ts'

import { clientInfoView } from './client-view.ts'
import { coachInfoView, scheduleView } from './coach-view.ts'
import { ownProgramViewer } from './program-view.ts'

type Schemas = components['schemas']

export const personView = (user: UserRow): Schemas['Person'] => ({
  id: user.id,
  first_name: user.first_name,
  last_name: user.last_name,
  phone: user.phone,
  profile_image: user.image_id === null ? null : `/v1/users/${user.id}/image`,
})

const clientView = (user: UserRow, card: ClientInfoRow | undefined): Schemas['User'] => ({
  ...personView(user),
  role: user.role,
  status: user.status,
  publicSlug: user.publicSlug,
  gender: user.gender,
  coach_info: null,
  client_info: card ? clientInfoView(card) : null,
  training_schedules: [],
  training_programs: [],
})

function coachView(db: Db, user: UserRow, reader: UserRow | null): Schemas['User'] {
  const page = db.coachInfos.find((row) => row.user_id === user.id)
  const schedules = db.schedules.where((row) => row.coach_id === user.id)
  return {
    ...clientView(user, undefined),
    coach_info: page ? coachInfoView(db, page) : null,
    training_schedules: schedules
      .toSorted((a, b) => a.work_day - b.work_day || a.start_time.localeCompare(b.start_time))
      .map(scheduleView),
    training_programs:
      reader?.id === user.id
        ? db.programs.where((row) => row.user_id === user.id).map(ownProgramViewer(db))
        : [],
  }
}

/** Only the coach themself sees their programs. */
export const userView = (db: Db, user: UserRow, reader: UserRow | null): Schemas['User'] =>
  user.role === 'coach'
    ? coachView(db, user, reader)
    : clientView(
        user,
        db.clientInfos.find((row) => row.user_id === user.id),
      )

/** Many clients for their coach; the cards are looked up in one pass. */
export function clientViews(db: Db, clients: readonly UserRow[]): Schemas['User'][] {
  const cards = new Map(db.clientInfos.all().map((row) => [row.user_id, row]))
  return clients.map((client) => clientView(client, cards.get(client.id)))
}
