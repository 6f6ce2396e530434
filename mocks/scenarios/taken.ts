import type { Rows } from '#mocks/db/tables.ts'
import { idOf } from '#mocks/seed/ids.ts'
import { CLIENT_ID } from '#mocks/seed/personas.ts'

import type { Scenario } from './scenario.ts'
import { scenario as typical } from './typical.ts'

/** `typical`, but other users book the slot and cancel the request a moment earlier. */
function build(): Rows {
  const rows = typical.build()
  const others = rows.users.filter(({ id, role }) => role === 'client' && id !== CLIENT_ID)
  const takes = ['slot', 'request'] as const
  return {
    ...rows,
    conflicts: takes.flatMap((what, at) => {
      const other = others[at]
      return other ? [{ id: idOf('conflict', at + 1), takes: what, client_id: other.id }] : []
    }),
  }
}

export const scenario: Scenario = {
  ...typical,
  id: 'taken',
  title: 'Хтось встиг раніше',
  purpose:
    'Перший обраний час займає інша людина, перший запит скасовує клієнт: сервер відповідає 409.',
  build,
}
