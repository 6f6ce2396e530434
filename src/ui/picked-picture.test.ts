import { afterEach, expect, test, vi } from 'vitest'

import { MAX_IMAGE_BYTES } from '#src/domain/image-file.ts'

import { pickedPicture } from './picked-picture.ts'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]
const file = (bytes: number[], name = 'photo.png', type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type })

const decoding = (opens: boolean) =>
  vi.stubGlobal('createImageBitmap', () =>
    opens ? Promise.resolve({ close: () => {} }) : Promise.reject(new Error('broken')),
  )

afterEach(() => vi.unstubAllGlobals())

test('a picture is sent as what its bytes say, whatever its name says', async () => {
  decoding(true)
  const png = await pickedPicture(file(PNG, 'photo.jpg', 'image/jpeg'))
  expect('picture' in png && png.picture.type).toBe('image/png')
  const jpeg = await pickedPicture(file([0xff, 0xd8, 0xff, 0xe0], 'x', ''))
  expect('picture' in jpeg && jpeg.picture.type).toBe('image/jpeg')
})

test('another file named as a picture is refused', async () => {
  decoding(true)
  const text = await pickedPicture(file([0x3c, 0x73, 0x76, 0x67]))
  expect(text).toEqual({ problem: 'Це не PNG і не JPG. Оберіть інше зображення.' })
})

test('a picture that does not open is refused', async () => {
  decoding(false)
  const broken = await pickedPicture(file(PNG))
  expect(broken).toEqual({
    problem: 'Файл пошкоджено: зображення не відкривається. Оберіть інше.',
  })
})

test('more than 10 MB is refused, 10 MB is not', async () => {
  decoding(true)
  const large = (size: number) =>
    new File([new Uint8Array(PNG), new Uint8Array(size - PNG.length)], 'x.png')
  expect(await pickedPicture(large(MAX_IMAGE_BYTES + 1))).toEqual({
    problem: 'Файл завеликий: можна щонайбільше 10 МБ.',
  })
  expect('picture' in (await pickedPicture(large(MAX_IMAGE_BYTES)))).toBe(true)
})
