import type { Rows } from '#mocks/db/tables.ts'
import { idOf } from '#mocks/seed/ids.ts'
import { CLIENT_ID } from '#mocks/seed/personas.ts'

import type { Scenario } from './scenario.ts'
import { scenario as typical } from './typical.ts'

/** `typical` with a rival who books the slot, and one who cancels the request, a moment earlier. */
function build(): Rows {
  const rows = typical.build()
  const others = rows.users.filter(({ id, role }) => role === 'client' && id !== CLIENT_ID)
  const takes = ['slot', 'request'] as const
  return {
    ...rows,
    rivals: takes.flatMap((what, at) => {
      const rival = others[at]
      return rival ? [{ id: idOf('rival', at + 1), takes: what, client_id: rival.id }] : []
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
