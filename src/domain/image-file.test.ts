import { expect, it, test } from 'vitest'

import { MAX_IMAGE_BYTES, imageType } from './image-file.ts'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const text = (content: string) => [...new TextEncoder().encode(content)]

test.each([
  ['a PNG', [...PNG, 0, 0, 0, 13], 'image/png'],
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe0, 0, 16], 'image/jpeg'],
  ['a PNG cut within its signature', PNG.slice(0, 7), null],
  ['a PNG broken by a line-end conversion', [0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a, 0], null],
  ['two bytes of a JPEG', [0xff, 0xd8], null],
  ['a GIF', text('GIF89a'), null],
  ['a WebP', text('RIFF\0\0\0\0WEBP'), null],
  ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
  ['a page that holds a PNG later on', [...text('<html>'), ...PNG], null],
  ['an empty file', [], null],
])('%s', (_, bytes, expected) => {
  expect(imageType(Uint8Array.from(bytes))).toBe(expected)
})

it('a picture may be as large as 10 MB', () => {
  expect(MAX_IMAGE_BYTES).toBe(10_485_760)
})
