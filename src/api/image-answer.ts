import { imageType } from '#src/domain/image-file.ts'

import { ApiError } from './calls/api-error.ts'
import { exchange, type Init } from './calls/exchange.ts'
import type { Operation, Responses } from './calls/operation.ts'
import { readJson } from './calls/send.ts'
import { ImageAnswer } from './schemas.gen.ts'
import { apiBase } from './session/base.ts'

/** Operations that answer with a picture, in JSON or in binary form. */
export type ImageOperation = {
  [Op in Operation]: Responses<Op> extends { 200: { content: { 'image/png': Blob } } } ? Op : never
}[Operation]

/** A picture to show: an address (http, https or data) or a PNG or JPEG of that type. */
export type Picture = { kind: 'url'; url: string } | { kind: 'blob'; blob: Blob }

/**
 * Reads a picture in any of the forms in which the API may answer (product §7): a base64 or URL
 * string, an object with a url, or the binary picture. Throws as `send` does, also if the answer is
 * not a picture.
 */
export function readImage<Op extends ImageOperation>(
  operation: Op,
  init: Init<Op>,
): Promise<Picture> {
  return exchange(operation, init, async (response) => {
    const picture = isJson(response)
      ? pictureFrom(await readJson(operation, response, ImageAnswer))
      : pictureOf(new Uint8Array(await response.arrayBuffer()))
    if (picture === null) throw new ApiError(operation, 'malformed', response, 'no picture')
    return picture
  })
}

function isJson(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('application/json') ?? true
}

function pictureFrom(answer: string | { url: string }): Picture | null {
  if (typeof answer === 'object') return pictureAt(answer.url)
  // Base64 is tried first: a JPEG in base64 begins with «/9j/», which looks like a path.
  return pictureOf(bytesOf(answer)) ?? pictureAt(answer)
}

/** The type is determined by the first bytes, not by the answer's header. */
function pictureOf(bytes: Uint8Array<ArrayBuffer>): Picture | null {
  const type = imageType(bytes)
  return type && { kind: 'blob', blob: new Blob([bytes], { type }) }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

function pictureAt(url: string): Picture | null {
  if (!/^(?:https?:\/\/|data:image\/|\/)/i.test(url) || !URL.canParse(url, apiBase())) return null
  return { kind: 'url', url: new URL(url, apiBase()).href }
}
