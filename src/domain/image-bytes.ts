// What can be read from a picture's bytes before it is decoded, because decoding a malicious file
// may already do damage.
import type { ImageType } from './image-file.ts'

/** The most pixels that are decoded: more than phones take; about 256 MB at four bytes each. */
export const MAX_PIXELS = 64_000_000

/** The number of pixels that a picture's header declares; 0 if it cannot be read. */
export function pixelCount(bytes: Uint8Array, type: ImageType): number {
  return type === 'image/png' ? pngPixels(bytes) : jpegPixels(bytes)
}

/** The header chunk of a PNG always comes first, with its width and height at bytes 16 and 20. */
function pngPixels(bytes: Uint8Array): number {
  if (bytes.length < 24) return 0
  const view = viewOf(bytes)
  return view.getUint32(16) * view.getUint32(20)
}

/**
 * A JPEG is a sequence of segments, each 0xff and a type; the one that starts the frame has the
 * size.
 */
function jpegPixels(bytes: Uint8Array): number {
  const view = viewOf(bytes)
  let at = 2
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const kind = bytes[at + 1] ?? 0
    if (isFrame(kind)) return view.getUint16(at + 5) * view.getUint16(at + 7)
    // 0xff may be repeated as a filler; any other segment begins with its length.
    at += kind === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return 0
}

/** 0xc4, 0xc8 and 0xcc are in the range of the frame types, but are not frames. */
const isFrame = (kind: number): boolean =>
  kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength)

/**
 * Whether the bytes contain a web page: some readers would see a picture, others a page. `<svg` is
 * not looked for, because four random bytes of a photo can spell it.
 */
export function holdsPage(bytes: Uint8Array): boolean {
  return /<(?:html|script)[\s>]|<!doctype html/i.test(new TextDecoder('latin1').decode(bytes))
}
