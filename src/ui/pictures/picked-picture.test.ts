import { afterEach, expect, test, vi } from 'vitest'

import { MAX_IMAGE_BYTES } from '#src/domain/image-file.ts'
import { HOSTILE_FILES, PNG } from '#tests/fixtures/pictures/hostile-files.fixture.ts'

import { pickedPicture } from './picked-picture.ts'

const file = (bytes: Uint8Array<ArrayBuffer>, name = 'photo.png', type = 'image/png') =>
  new File([bytes], name, { type })

/** Replaces the decoder, which Node does not have. */
function decoding(opens: boolean) {
  const decode = vi.fn<() => Promise<{ close: () => void }>>(() =>
    opens ? Promise.resolve({ close: () => {} }) : Promise.reject(new Error('broken')),
  )
  vi.stubGlobal('createImageBitmap', decode)
  return decode
}

afterEach(() => vi.unstubAllGlobals())

test('a picture is sent with the type of its bytes, whatever its name', async () => {
  decoding(true)
  const png = await pickedPicture(file(PNG, 'photo.jpg', 'image/jpeg'))
  expect('picture' in png && png.picture.type).toBe('image/png')
  const jpeg = await pickedPicture(file(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'x', ''))
  expect('picture' in jpeg && jpeg.picture.type).toBe('image/jpeg')
})

test.each(HOSTILE_FILES)('$name is refused: $problem', async ({ bytes, name, problem }) => {
  const isBroken = name.startsWith('cut')
  const decode = decoding(!isBroken)
  expect(await pickedPicture(file(bytes, name))).toEqual({ problem })
  // Every other check comes before the file is decoded.
  expect(decode).toHaveBeenCalledTimes(isBroken ? 1 : 0)
})

test('10 MB is accepted', async () => {
  decoding(true)
  const large = new File([PNG, new Uint8Array(MAX_IMAGE_BYTES - PNG.length)], 'x.png')
  expect('picture' in (await pickedPicture(large))).toBe(true)
})
