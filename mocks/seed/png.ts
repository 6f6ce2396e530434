/** A minimal PNG writer: 8-bit colour, unfiltered, which suits flat pictures best. */
import { crc32, deflateSync } from 'node:zlib'

export type Colour = readonly [red: number, green: number, blue: number]

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const COLOUR_RGB = [8, 2, 0, 0, 0] as const

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** Encodes a picture as PNG; a function returns the colour of each pixel. */
export function encodePng(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Colour,
): Buffer {
  const stride = width * 3 + 1
  // Each line starts with its filter: 0, none.
  const lines = Buffer.alloc(height * stride)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) lines.set(colourAt(x, y), y * stride + 1 + x * 3)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set(COLOUR_RGB, 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
