/** Pictures that the suite uploads, and the forms of product §7 in which it receives them. */
import { PNG } from '#tests/fixtures/pictures/hostile-files.fixture.ts'

import type { Answer } from './http-exchange.ts'

/** The picture of an answer: itself, a URL (`data:` included), bare base64, or an object with one. */
export async function pictureOf({ type, bytes, body }: Answer): Promise<Uint8Array> {
  if (type.startsWith('image/')) return bytes
  const text = typeof body === 'object' && body !== null && 'url' in body ? body.url : body
  if (typeof text !== 'string') throw new Error('The answer is not a picture')
  if (!URL.canParse(text)) return Uint8Array.from(Buffer.from(text, 'base64'))
  return (await fetch(text)).bytes()
}

export const png = (): Blob => new Blob([PNG], { type: 'image/png' })

/** A file that starts as a PNG and is one byte larger than 10 MB. */
export const hugePng = (): Blob =>
  new Blob([png(), new Uint8Array(10 * 1024 * 1024 + 1 - png().size)], { type: 'image/png' })

export const textAsPng = (): Blob => new Blob(['not a picture'], { type: 'image/png' })
