import { describe, expect, it } from 'vitest'

import { refusalOf, small } from '#tests/fixtures/mock/rows.fixture.ts'

import { dataUrl, imageAnswer, releaseImage, storeImage, typeOf } from './images.ts'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const file = (bytes: number[], type = 'image/png'): Blob =>
  new Blob([new Uint8Array(bytes)], { type })

describe('uploads', () => {
  it('are checked by their first bytes', () => {
    expect(typeOf(new Uint8Array([...PNG, 1, 2]))).toBe('image/png')
    expect(typeOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg')
    expect(typeOf(new Uint8Array(PNG.slice(0, 7)))).toBeNull()
    expect(typeOf(new TextEncoder().encode('GIF89a'))).toBeNull()
  })

  it('are refused if they are not PNG or JPEG, or over 10 MB', async () => {
    const { db } = small()
    const message = 'The image is neither PNG nor JPEG'
    const unreadable = { status: 422, code: 'validation', message }
    await expect(storeImage(db, file([1, 2, 3]))).rejects.toMatchObject(unreadable)
    const rest = new Uint8Array(10 * 1024 * 1024 - PNG.length)
    const largest = new Blob([new Uint8Array(PNG), rest])
    const stored = { type: 'image/png', form: 'blob' }
    await expect(storeImage(db, largest)).resolves.toMatchObject(stored)
    const tooLarge = { status: 413, code: 'payload_too_large', message: 'At most 10 MB' }
    await expect(storeImage(db, new Blob([largest, ' ']))).rejects.toMatchObject(tooLarge)
  })

  it('are sent back byte for byte', async () => {
    const { db } = small()
    const bytes = [...PNG, ...Array.from({ length: 100_000 }, (_, at) => at % 256)]
    const { id } = await storeImage(db, file(bytes, 'text/plain'))
    const answer = imageAnswer(db, id)
    if (!(answer instanceof Blob)) throw new Error('not a blob')
    expect(answer.type).toBe('image/png')
    expect(Buffer.from(await answer.arrayBuffer()).equals(Uint8Array.from(bytes))).toBe(true)
  })
})

it('an answer has the form of its row; without a picture it is 404', async () => {
  const { db } = small()
  const row = await storeImage(db, file(PNG))
  expect(dataUrl(row)).toBe('data:image/png;base64,iVBORw0KGgo=')
  expect(imageAnswer(db, db.images.update(row, { form: 'string' }).id)).toBe(dataUrl(row))
  db.images.update(row, { form: 'url' })
  expect(imageAnswer(db, row.id)).toEqual({ url: dataUrl(row) })
  for (const none of [null, 'gone'])
    expect(refusalOf(() => imageAnswer(db, none))).toBe('404 not_found')
})

it('a picture is released once it is shown nowhere', async () => {
  const { db, client } = small()
  const { id } = await storeImage(db, file(PNG))
  db.users.update(client, { image_id: id })
  releaseImage(db, id)
  expect(db.images.get(id)).toBeDefined()
  db.users.update(client, { image_id: null })
  releaseImage(db, id)
  expect(db.images.get(id)).toBeUndefined()
})
