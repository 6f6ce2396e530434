import type { Rows } from '#mocks/db/tables.ts'
import { CLIENT_ID, COACH_ID } from '#mocks/seed/personas.ts'

import type { Scenario } from './scenario.ts'
import { scenario as typical } from './typical.ts'

const isOthers = ({ user_id }: { user_id: string }): boolean => user_id !== CLIENT_ID

/** `typical`, but Андрій has only just registered. */
function build(): Rows {
  const rows = typical.build()
  const photos = new Set(
    rows.measurements.flatMap((row) => (isOthers(row) ? [] : (row.image_id ?? []))),
  )
  const andriy = rows.users.find(({ id }) => id === CLIENT_ID)
  if (andriy?.image_id) photos.add(andriy.image_id)
  return {
    ...rows,
    users: rows.users.map((user) =>
      user.id === CLIENT_ID ? { ...user, gender: null, image_id: null, coach_id: COACH_ID } : user,
    ),
    clientInfos: rows.clientInfos.filter(isOthers),
    measurements: rows.measurements.filter(isOthers),
    sessions: rows.sessions.filter(({ client_id }) => client_id !== CLIENT_ID),
    images: rows.images.filter(({ id }) => !photos.has(id)),
  }
}

export const scenario: Scenario = {
  ...typical,
  id: 'new-client',
  title: 'Новий клієнт',
  purpose:
    'Андрій щойно зареєструвався: ні картки, ні статі, ні тренувань. Для анкети та першого запису.',
  build,
}
