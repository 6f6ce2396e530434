/** Generated pictures of the seeds: avatars, certificates, progress photos. */
import type { ImageRow } from '#mocks/db/tables.ts'

import { type Colour, encodePng } from './png.ts'
import type { ScenarioBuilder } from './scenario-builder.ts'

/** Returns the distance of a point from a shape's edge, in pixels; negative inside the shape. */
type Shape = (x: number, y: number) => number

const circle =
  (cx: number, cy: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) - radius

/** A rectangle with rounded corners, by its centre and half sides. */
const box =
  (cx: number, cy: number, halfWidth: number, halfHeight: number, corner: number): Shape =>
  (x, y) => {
    const dx = Math.abs(x - cx) - halfWidth + corner
    const dy = Math.abs(y - cy) - halfHeight + corner
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - corner
  }

const anyOf =
  (...shapes: readonly Shape[]): Shape =>
  (x, y) =>
    Math.min(...shapes.map((shape) => shape(x, y)))

const outline =
  (shape: Shape, width: number): Shape =>
  (x, y) =>
    Math.abs(shape(x, y)) - width / 2

const mix = (from: Colour, to: Colour, share: number): Colour => [
  Math.round(from[0] + (to[0] - from[0]) * share),
  Math.round(from[1] + (to[1] - from[1]) * share),
  Math.round(from[2] + (to[2] - from[2]) * share),
]

interface Painting {
  width: number
  height: number
  /** The background, from top to bottom. */
  from: Colour
  to: Colour
  layers: readonly { shape: Shape; colour: Colour }[]
}

/** Colour steps of the background and of smooth edges: few, so that a picture is about 1 KB. */
const STEPS = 24
const EDGE_STEPS = 4

/** The share of a pixel at a distance that a shape covers, 0 to 1. */
const cover = (distance: number): number =>
  Math.round(Math.min(Math.max(0.5 - distance, 0), 1) * EDGE_STEPS) / EDGE_STEPS

function paint({ width, height, from, to, layers }: Painting): Buffer {
  return encodePng(width, height, (x, y) =>
    layers.reduce(
      (below, { shape, colour }) => mix(below, colour, cover(shape(x + 0.5, y + 0.5))),
      mix(from, to, Math.floor((y / height) * STEPS) / STEPS),
    ),
  )
}

const INK: Colour = [28, 30, 26]
const LIME: Colour = [200, 243, 29]
const PAPER: Colour = [250, 247, 238]
const SAND: Colour = [228, 221, 205]
const GOLD: Colour = [190, 148, 62]
const SKIN: Colour = [224, 178, 148]
const GREY: Colour = [150, 148, 140]

const BACKGROUNDS: readonly (readonly [Colour, Colour])[] = [
  [
    [126, 168, 214],
    [66, 104, 158],
  ],
  [
    [232, 178, 138],
    [190, 112, 88],
  ],
  [
    [158, 196, 150],
    [84, 134, 96],
  ],
  [
    [206, 176, 220],
    [132, 98, 158],
  ],
]

/** A portrait of head and shoulders, 96×96; the number chooses the colours. */
export function avatarPicture(n: number): Buffer {
  const [from, to] = BACKGROUNDS[n % BACKGROUNDS.length] ?? [SAND, GREY]
  return paint({
    width: 96,
    height: 96,
    from,
    to,
    layers: [
      { shape: circle(48, 36, 20), colour: mix(INK, SKIN, n % 2 ? 0.2 : 0.45) },
      { shape: box(48, 92, 34, 30, 22), colour: n % 3 ? INK : PAPER },
      { shape: box(48, 60, 7, 9, 3), colour: SKIN },
      { shape: circle(48, 42, 16), colour: SKIN },
    ],
  })
}

/** A framed sheet with lines of writing and a seal, 240×160. */
export function certificatePicture(): Buffer {
  const line = (y: number, half: number): Shape => box(120, y, half, 2.5, 2)
  return paint({
    width: 240,
    height: 160,
    from: PAPER,
    to: SAND,
    layers: [
      { shape: outline(box(120, 80, 112, 72, 6), 4), colour: GOLD },
      { shape: outline(box(120, 80, 105, 65, 3), 1), colour: GOLD },
      { shape: box(120, 36, 62, 6, 3), colour: INK },
      { shape: anyOf(line(62, 84), line(76, 70), line(90, 78)), colour: GREY },
      { shape: box(186, 138, 5, 14, 1), colour: GOLD },
      { shape: circle(186, 120, 16), colour: GOLD },
      { shape: circle(186, 120, 9), colour: LIME },
      { shape: box(70, 124, 34, 1, 1), colour: INK },
    ],
  })
}

/** A standing figure in front of a wall, 120×160, as a progress photo. */
export function progressPicture(n: number): Buffer {
  const waist = 15 - n
  return paint({
    width: 120,
    height: 160,
    from: [236, 234, 226],
    to: [206, 202, 190],
    layers: [
      { shape: box(60, 156, 60, 12, 0), colour: GREY },
      { shape: anyOf(box(52, 122, 7, 28, 5), box(68, 122, 7, 28, 5)), colour: SKIN },
      { shape: anyOf(box(37, 72, 5, 26, 5), box(83, 72, 5, 26, 5)), colour: SKIN },
      { shape: anyOf(box(60, 60, 20, 14, 8), box(60, 78, waist, 20, 6)), colour: LIME },
      { shape: box(60, 102, 17, 12, 5), colour: INK },
      { shape: circle(60, 32, 12), colour: SKIN },
    ],
  })
}

/** A PNG that is truncated in the middle. */
export const brokenPicture = (): Buffer => avatarPicture(0).subarray(0, 96)

const FORMS = ['blob', 'string', 'url'] as const satisfies readonly ImageRow['form'][]

/** Adds a picture and returns its id. The pictures have the answer forms of product §7 in turn. */
export function addPicture({ rows, nextId }: ScenarioBuilder, picture: Buffer): string {
  const image: ImageRow = {
    id: nextId('image'),
    type: 'image/png',
    base64: picture.toString('base64'),
    form: FORMS[rows.images.length % FORMS.length] ?? 'blob',
  }
  rows.images.push(image)
  return image.id
}
