import { expect, it, test } from 'vitest'

import { MAX_IMAGE_BYTES, imageType } from './image-file.ts'

const PNG = '\u0089PNG\r\n\u001a\n'

test.each([
  ['a PNG', `${PNG}\0\0\0\r`, 'image/png'],
  ['a JPEG', '\u00ff\u00d8\u00ff\u00e0\0\u0010', 'image/jpeg'],
  ['a PNG cut within its signature', PNG.slice(0, 7), null],
  ['a PNG broken by a line-end conversion', PNG.replace('\r', ''), null],
  ['two bytes of a JPEG', '\u00ff\u00d8', null],
  ['a GIF', 'GIF89a', null],
  ['a page that holds a PNG later on', `<html>${PNG}`, null],
  ['an empty file', '', null],
])('%s', (_, bytes, expected) => {
  expect(imageType(Uint8Array.from(Buffer.from(bytes, 'latin1')))).toBe(expected)
})

it('a picture may be as large as 10 MB', () => {
  expect(MAX_IMAGE_BYTES).toBe(10_485_760)
})
