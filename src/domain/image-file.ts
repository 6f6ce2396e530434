/** The largest picture that is sent: 10 MB. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024

const SIGNATURES = [
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
] as const

/** A kind of picture that the product accepts (product §9). */
export type ImageType = (typeof SIGNATURES)[number]['type']

/**
 * The type of a picture by its first bytes, whatever its name; null for any other file.
 */
export function imageType(bytes: Uint8Array): ImageType | null {
  const match = SIGNATURES.find((known) => known.bytes.every((byte, i) => bytes[i] === byte))
  return match?.type ?? null
}
