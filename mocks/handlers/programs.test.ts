import { expect, it } from 'vitest'

import { createAsk } from '#tests/fixtures/mock/ask-handler.fixture.ts'
import { addSession, addUser, at, NOW, small } from '#tests/fixtures/mock/rows.fixture.ts'

it('a program is read by its coach and by the clients who train with it, and by nobody else', async () => {
  const { db, coach, client, slot } = small()
  const ask = createAsk(db)
  const { id } = db.programs.insert({
    id: '00000000-0000-4000-8000-00000000aaaa',
    user_id: coach.id,
    name: 'Сила',
    created_at: at(NOW),
    exercises: [],
  })
  const read = (who: typeof client) =>
    ask('GET /v1/programs/{id}', who, { path: { id }, query: {}, body: undefined })
  await expect(read(client)).rejects.toMatchObject({ status: 403 })
  addSession(db, slot, client, { training_program_id: id })
  for (const who of [coach, client]) expect(await read(who)).toMatchObject({ status: 200 })
  for (const who of [addUser(db), addUser(db, { role: 'coach' })])
    await expect(read(who)).rejects.toMatchObject({ status: 403 })
})
