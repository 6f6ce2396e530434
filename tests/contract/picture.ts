/** Pictures that the suite uploads, and the forms of product §7 in which it receives them. */
import type { Answer } from './http-exchange.ts'

export interface Picture {
  form: 'raw' | 'string' | 'object'
  bytes: Uint8Array
}

/** The picture of an answer; a link is followed. */
export async function pictureOf({ type, bytes, body }: Answer): Promise<Picture> {
  if (type.startsWith('image/')) return { form: 'raw', bytes }
  if (typeof body === 'string') return { form: 'string', bytes: await bytesOf(body) }
  if (typeof body === 'object' && body !== null && 'url' in body)
    return { form: 'object', bytes: await bytesOf(String(body.url)) }
  throw new Error('The answer is not a picture')
}

/** From a URL (`data:` included) or bare base64. */
async function bytesOf(text: string): Promise<Uint8Array> {
  if (!URL.canParse(text)) return Uint8Array.from(Buffer.from(text, 'base64'))
  return new Uint8Array(await (await fetch(text)).arrayBuffer())
}

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const png = (): Blob =>
  new Blob([Uint8Array.from(Buffer.from(PIXEL, 'base64'))], { type: 'image/png' })

/** A file that starts as a PNG and is one byte larger than 10 MB. */
export const hugePng = (): Blob =>
  new Blob([png(), new Uint8Array(10 * 1024 * 1024 + 1 - png().size)], { type: 'image/png' })

export const textAsPng = (): Blob => new Blob(['not a picture'], { type: 'image/png' })
