// What can be read from a picture's bytes before it is decoded, because decoding a malicious file
// may already do damage.
import type { ImageType } from './image-file.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The most pixels that are decoded: more than phones take; about 256 MB at four bytes each. */
export const MAX_PIXELS = 64_000_000

/** The number of pixels that a picture's header declares; 0 if it cannot be read. */
export function pixelCount(bytes: Bytes, type: ImageType): number {
  return type === 'image/png' ? pngPixels(bytes) : jpegPixels(bytes)
}

/** The header chunk of a PNG always comes first, with its width and height at bytes 16 and 20. */
function pngPixels(bytes: Bytes): number {
  if (bytes.length < 24) return 0
  const view = viewOf(bytes)
  return view.getUint32(16) * view.getUint32(20)
}

/** The segment that starts the frame has the size. */
function jpegPixels(bytes: Bytes): number {
  const view = viewOf(bytes)
  for (const { kind, from } of segmentsOf(bytes))
    if (isFrame(kind) && from + 9 <= bytes.length)
      return view.getUint16(from + 5) * view.getUint16(from + 7)
  return 0
}

/**
 * The segments of a JPEG, each 0xff, a type and a length. What stands between them is a filler; the
 * first scan lasts until the picture ends.
 */
function* segmentsOf(bytes: Bytes): Generator<{ kind: number; from: number; to: number }> {
  const view = viewOf(bytes)
  for (let from = 2, to = 2; from + 4 <= bytes.length; from = to) {
    const kind = bytes[from + 1] ?? 0
    to = from + 1
    if (bytes[from] !== 0xff || kind < 0xc0 || kind === 0xff) continue
    to += 1 + view.getUint16(from + 2)
    const isScan = kind === 0xda
    if (isScan) while (to < bytes.length && view.getUint16(to - 2) !== 0xffd9) to += 1
    yield { kind, from, to }
    if (isScan) return
  }
}

/** 0xc4, 0xc8 and 0xcc are in the range of the frame types, but are not frames. */
const isFrame = (kind: number): boolean =>
  kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc

/** Beside the picture: what its colours mean, and what moves it. */
const NEEDED_IN_JPEG = /^(?:JFIF|ICC_PROFILE|Adobe)\b/
const NEEDED_IN_PNG = /^(?:[A-Z]|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|acTL|fcTL|fdAT)/

/**
 * The parts of a file without metadata, such as the place where a photo was taken, and how it has to
 * be turned to stand upright: 1 (not at all) to 8, as in EXIF. A turned JPEG still says that.
 */
export const withoutMetadata = (bytes: Bytes, type: ImageType) =>
  type === 'image/png' ? plainPng(bytes) : plainJpeg(bytes)

function plainJpeg(bytes: Bytes) {
  const parts = [bytes.subarray(0, 2)]
  let orientation = 1
  for (const { kind, from, to } of segmentsOf(bytes)) {
    const name = textOf(bytes.subarray(from + 4, from + 16))
    if (kind < 0xe0 || NEEDED_IN_JPEG.test(name)) parts.push(bytes.subarray(from, to))
    if (kind !== 0xe1 || !name.startsWith('Exif') || orientation !== 1) continue
    orientation = orientationOf(bytes.subarray(from + 10, to))
    if (orientation !== 1) parts.push(...turnedBy(orientation))
  }
  return { parts, orientation }
}

/** A PNG is a sequence of chunks: a length, a type, the content and a checksum. */
function plainPng(bytes: Bytes) {
  const parts = [bytes.subarray(0, 8)]
  let orientation = 1
  for (let at = 8, type = ''; at + 8 <= bytes.length && type !== 'IEND';) {
    const end = at + 12 + viewOf(bytes).getUint32(at)
    type = textOf(bytes.subarray(at + 4, at + 8))
    if (NEEDED_IN_PNG.test(type)) parts.push(bytes.subarray(at, end))
    if (type === 'eXIf') orientation = orientationOf(bytes.subarray(at + 8, end))
    at = end
  }
  return { parts, orientation }
}

/** EXIF is a TIFF file; its first directory has entries of 12 bytes. Damaged, it says nothing. */
function orientationOf(exif: Bytes): number {
  const isLittle = exif[0] === 0x49
  const read = (at: number): number =>
    at + 2 <= exif.length ? viewOf(exif).getUint16(at, isLittle) : 0
  const directory = read(isLittle ? 4 : 6)
  const entries = Array.from({ length: read(directory) }, (_, i) => directory + 2 + 12 * i)
  const orientation = read((entries.find((at) => read(at) === 0x112) ?? exif.length) + 8)
  return orientation >= 1 && orientation <= 8 ? orientation : 1
}

/** A segment of EXIF that says nothing else. */
const turnedBy = (orientation: number): Bytes[] => {
  const start = 'Exif\0\0MM\0*\0\0\0\b\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0'
  const exif = (start + String.fromCharCode(orientation)).padEnd(32, '\0')
  return [Uint8Array.of(0xff, 0xe1, 0, 34), new TextEncoder().encode(exif)]
}

const viewOf = ({ buffer, byteOffset, byteLength }: Bytes): DataView =>
  new DataView(buffer, byteOffset, byteLength)

const textOf = (bytes: Bytes): string => new TextDecoder('latin1').decode(bytes)

/**
 * Whether the bytes contain a web page: some readers would see a picture, others a page. `<svg` is
 * not looked for, because four random bytes of a photo can spell it.
 */
export function holdsPage(bytes: Bytes): boolean {
  return /<(?:html|script)[\s>]|<!doctype html/i.test(textOf(bytes))
}
