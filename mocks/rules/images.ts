/** Uploaded pictures: which are accepted, and the forms of product §7 in which they are sent. */
import type { components } from '#src/api/contract.gen.ts'

import type { Db } from '../db/db.ts'
import type { ImageRow } from '../db/tables.ts'
import { Refusal } from './contract-refusal.ts'

type ImageAnswer = components['schemas']['ImageAnswer']

const LARGEST = 10 * 1024 * 1024

const SIGNATURES = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
} as const

/**
 * The type according to the first bytes, whatever the file's name; null for anything but PNG and
 * JPEG.
 */
export function typeOf(bytes: Uint8Array): ImageRow['type'] | null {
  const starts = (signature: readonly number[]): boolean =>
    signature.every((byte, at) => bytes[at] === byte)
  if (starts(SIGNATURES['image/png'])) return 'image/png'
  return starts(SIGNATURES['image/jpeg']) ? 'image/jpeg' : null
}

/** In chunks, because the number of arguments of a function is limited. */
function toBase64(bytes: Uint8Array): string {
  const PIECE = 0x8000
  let binary = ''
  for (let at = 0; at < bytes.length; at += PIECE)
    binary += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  return btoa(binary)
}

/** Stores an uploaded picture; 413 over 10 MB, 422 for anything but PNG or JPEG. */
export async function storeImage(db: Db, file: Blob): Promise<ImageRow> {
  if (file.size > LARGEST) throw new Refusal(413, 'payload_too_large', 'At most 10 MB')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = typeOf(bytes)
  if (!type) throw new Refusal(422, 'validation', 'The image is neither PNG nor JPEG')
  return db.images.insert({
    id: crypto.randomUUID(),
    type,
    base64: toBase64(bytes),
    form: 'blob',
  })
}

/** Deletes a picture that nothing shows any more; a card and a measurement may share one. */
export function releaseImage(db: Db, id: string | null): void {
  if (id === null) return
  const shows = (row: { image_id: string | null }): boolean => row.image_id === id
  const shown = [db.users, db.certifications, db.clientInfos, db.measurements].some(
    (table) => table.find(shows) !== undefined,
  )
  if (!shown) db.images.remove(id)
}

export const dataUrl = ({ type, base64 }: Pick<ImageRow, 'type' | 'base64'>): string =>
  `data:${type};base64,${base64}`

/** A picture in the form of its row; 404 without one. */
export function imageAnswer(db: Db, id: string | null): ImageAnswer | Blob {
  const image = id === null ? undefined : db.images.get(id)
  if (!image) throw new Refusal(404, 'not_found', 'There is no picture')
  if (image.form === 'string') return dataUrl(image)
  if (image.form === 'url') return { url: dataUrl(image) }
  const bytes = Uint8Array.from(atob(image.base64), (char) => char.charCodeAt(0))
  return new Blob([bytes], { type: image.type })
}
