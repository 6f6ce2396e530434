import { expect, it, test } from 'vitest'

import { EXIF, SIDEWAYS, segment } from '#tests/fixtures/pictures/phone-photo.fixture.ts'

import { holdsPage, pixelCount, withoutMetadata } from './image-bytes.ts'
import { MAX_IMAGE_BYTES, imageType } from './image-file.ts'

const text = (content: string) => [...new TextEncoder().encode(content)]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, ...text('IHDR')]
const SOI = [0xff, 0xd8]
const APP = [0xff, 0xe0, 0, 4, 0xff, 0xc0]
const TABLE = [0xff, 0xc4, 0, 11, 8, 1, 1, 1, 1, 0, 0, 0, 0]
const frame = (kind: number) => [0xff, kind, 0, 11, 8, 0x01, 0x00, 0x02, 0x00, 1, 1, 0x11, 0]

test.each([
  ['a PNG', [...PNG, 0, 0, 1, 0, 0, 0, 2, 0], 'image/png', 256 * 512],
  ['a PNG cut in its header', PNG, 'image/png', 0],
  ['a JPEG', [...SOI, ...APP, ...frame(0xc0)], 'image/jpeg', 256 * 512],
  ['a progressive JPEG', [...SOI, ...TABLE, 0xff, ...frame(0xc2)], 'image/jpeg', 256 * 512],
  ['a JPEG without a frame', [...SOI, ...APP, ...TABLE, ...APP], 'image/jpeg', 0],
  ['a JPEG of garbage', [...SOI, ...APP, ...text('<html>garbage')], 'image/jpeg', 0],
  ['a JPEG cut in its size', [...SOI, ...APP, ...frame(0xc0).slice(0, 8)], 'image/jpeg', 0],
  ['a JPEG cut after its size', [...SOI, ...frame(0xc0).slice(0, 9)], 'image/jpeg', 256 * 512],
  ['a JPEG whose segment does not begin', [...SOI, 0, ...frame(0xc0).slice(1)], 'image/jpeg', 0],
] as const)('the pixels of %s', (_, bytes, type, expected) => {
  expect(pixelCount(Uint8Array.from(bytes), type)).toBe(expected)
})

test('a JPEG has its size in a frame segment and in no other one', () => {
  const kinds = Array.from({ length: 0xff }, (_, kind) => kind)
  const frames = kinds.filter((kind) => {
    const bytes = Uint8Array.from([...SOI, ...frame(kind), ...SOI])
    return pixelCount(bytes, 'image/jpeg') > 0
  })
  // The types SOF0 to SOF15 of the JPEG standard; DHT, JPG and DAC have numbers in between.
  expect(frames.map((kind) => kind.toString(16)).join(' ')).toBe(
    'c0 c1 c2 c3 c5 c6 c7 c9 ca cb cd ce cf',
  )
})

test('a size is read from a part of a larger buffer, too', () => {
  const bytes = Uint8Array.from([1, 2, 3, ...PNG, 0, 0, 1, 0, 0, 0, 2, 0]).subarray(3)
  expect(pixelCount(bytes, 'image/png')).toBe(256 * 512)
})

const SCAN = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 0xff, 0, 0xff, 0xd0, 2]
const EOI = [0xff, 0xd9]
const plain = (bytes: number[], type: 'image/png' | 'image/jpeg') => {
  const { parts, orientation } = withoutMetadata(Uint8Array.from(bytes), type)
  return [parts.flatMap((part) => [...part]), orientation]
}

test('a JPEG keeps its picture, its colours and how it is turned, and says nothing else', () => {
  const colours = ['JFIF\0\u0001', 'ICC_PROFILE\0\u0001', 'Adobe\0d']
  const [jfif = [], icc = [], adobe = []] = colours.map((name, i) => segment(0xe0 + 7 * i, name))
  const words = ['http://ns.adobe.com/xap/1.0/\0GPS', 'MPF\0GPS', 'Adobe_CM', 'Photoshop 3.0\0GPS']
  const said = words.flatMap((word) => [0, ...segment(0xe1, word), ...segment(0xfe, word)])
  const image = [...TABLE, ...frame(0xc2), ...icc, ...adobe, ...SCAN, ...TABLE, ...SCAN, ...EOI]
  const second = [...SOI, ...EXIF, ...SCAN, ...EOI]
  const photo = [...SOI, ...jfif, ...EXIF, ...said, 0xff, ...image, ...second]
  expect(plain(photo, 'image/jpeg')).toEqual([[...SOI, ...jfif, ...SIDEWAYS, ...image], 6])
  expect(plain([...SOI, ...jfif, ...said, ...image], 'image/jpeg')).toEqual([
    [...SOI, ...jfif, ...image],
    1,
  ])
})

test('how a photo is turned is read in both byte orders, and from no damaged data', () => {
  const little = text('II*\0\b\0\0\0\u0001\0\u0012\u0001\u0003\0\u0001\0\0\0\u0003\0\0\0')
  const turned = (exif: number[]) =>
    plain([...SOI, ...segment(0xe1, 'Exif\0\0', exif), ...SCAN, ...EOI], 'image/jpeg')[1]
  expect(turned(little)).toBe(3)
  expect(turned(EXIF.slice(10))).toBe(6)
  const cut = Array.from({ length: 20 }, (_, length) => turned(EXIF.slice(10, 10 + length)))
  expect(new Set(cut)).toEqual(new Set([1]))
  expect(turned(little.with(18, 9))).toBe(1)
})

test('a PNG keeps its picture, and says nothing else', () => {
  const chunk = (type: string) => [0, 0, 0, 2, ...text(`${type}??`), 1, 2, 3, 4]
  const kept = ['PLTE', 'tRNS', 'iCCP', 'IDAT', 'IDAT', 'IEND'].flatMap(chunk)
  const words = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'prVt'].flatMap(chunk)
  const exif = [0, 0, 0, EXIF.length - 10, ...text('eXIf'), ...EXIF.slice(10), 1, 2, 3, 4]
  const start = [...PNG, 0, 0, 1, 0, 0, 0, 2, 0, 8, 6, 0, 0, 0, 1, 2, 3, 4]
  expect(plain([...start, ...words, ...exif, ...kept, ...words], 'image/png')).toEqual([
    [...start, ...kept],
    6,
  ])
})

test('a web page inside a picture is found, metadata is none', () => {
  const holds = (inside: string) => holdsPage(Uint8Array.from([...PNG, ...text(inside)]))
  const pages = '<html>|<HTML lang="uk">|<!DOCTYPE html>|<script>1</script>|<script src'.split('|')
  expect(pages.filter((page) => !holds(page))).toEqual([])
  const metadata = ['', '<htm', '<x:xmpmeta xmlns:x="adobe:ns:meta/">', '<svg', '<scripts']
  expect(metadata.filter(holds)).toEqual([])
})

const SIGNATURE = '\u0089PNG\r\n\u001a\n'

test.each([
  ['a PNG', `${SIGNATURE}\0\0\0\r`, 'image/png'],
  ['a JPEG', '\u00ff\u00d8\u00ff\u00e0\0\u0010', 'image/jpeg'],
  ['a PNG cut within its signature', SIGNATURE.slice(0, 7), null],
  ['a PNG broken by a line-end conversion', SIGNATURE.replace('\r', ''), null],
  ['two bytes of a JPEG', '\u00ff\u00d8', null],
  ['a GIF', 'GIF89a', null],
  ['a page that holds a PNG later on', `<html>${SIGNATURE}`, null],
  ['an empty file', '', null],
])('%s', (_, bytes, expected) => {
  expect(imageType(Uint8Array.from(Buffer.from(bytes, 'latin1')))).toBe(expected)
})

it('a picture may be as large as 10 MB', () => {
  expect(MAX_IMAGE_BYTES).toBe(10_485_760)
})
