/** A picture that nothing shows any more is deleted. */
import { expect, it } from 'vitest'

import { createAsk } from '#tests/fixtures/mock/ask-handler.fixture.ts'
import { small } from '#tests/fixtures/mock/rows.fixture.ts'

const { db, coach } = small()
const ask = createAsk(db)
const image = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])])

it('an avatar with its replacement, a certificate’s picture with its certificate', async () => {
  const avatar = { path: {}, query: {}, body: { image } }
  await ask('POST /v1/users/me/image', coach, avatar)
  await ask('POST /v1/users/me/image', coach, avatar)
  expect(db.images.all().map(({ id }) => id)).toEqual([coach.image_id])

  const query = { name: 'TRX', authored_by: 'TRX', date: '2027-03-01' }
  const { body } = await ask('POST /v1/coaches/me/certifications', coach, { ...avatar, query })
  expect(db.images.all()).toHaveLength(2)
  const certificate = { path: { id: body.id }, query: {}, body: undefined }
  await ask('DELETE /v1/coaches/me/certifications/{id}', coach, certificate)
  expect(db.images.all().map(({ id }) => id)).toEqual([coach.image_id])
})
