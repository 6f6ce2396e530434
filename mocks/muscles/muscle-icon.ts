import { BACK, FRONT, mirrored, OUTLINE, type MuscleShapes } from './body-shapes.ts'
import type { MuscleCode } from './muscle-code.ts'

/** A part of the body: its outline, and the square of the figure that the icon shows. */
interface Region {
  readonly outline: string
  readonly x: number
  readonly y: number
  readonly size: number
  /** One arm alone; everything else is shown with both halves. */
  readonly single?: true
}

const { shoulder, forearm, armpit, flank, thigh, shin, inseam } = OUTLINE
const BUST = `M-1 28L8 28${shoulder}L33 90${armpit}${flank}L-1 124`
const BUST_WITH_ARM = `M-1 28L8 28${shoulder}${forearm}${armpit}${flank}L-1 124`
const LOWER_ARM = `M41 68C42 76 44 84 45 92${forearm}${armpit}`
const TRUNK = `M-1 74L28 74${flank}${thigh}L8 170${inseam}`
const SHIN = `M26 166${shin}`

const TORSO: Region = { outline: BUST, x: -43, y: 32, size: 86 }
const SHOULDER: Region = { outline: BUST, x: -2, y: 40, size: 48, single: true }
const ARM: Region = { outline: BUST_WITH_ARM, x: 6, y: 52, size: 56, single: true }
const FOREARM: Region = { outline: LOWER_ARM, x: 14, y: 84, size: 60, single: true }
const CORE: Region = { outline: TRUNK, x: -30, y: 74, size: 60 }
const HIPS: Region = { outline: TRUNK, x: -31, y: 100, size: 62 }
const THIGHS: Region = { outline: TRUNK, x: -30, y: 110, size: 60 }
const SHINS: Region = { outline: SHIN, x: -37, y: 166, size: 74 }

/** The side, the region, and the neighbours that show where on the body it is. */
const ICONS: Readonly<Record<MuscleCode, readonly [MuscleShapes, Region, ...MuscleCode[]]>> = {
  CHEST: [FRONT, TORSO],
  LATS: [BACK, TORSO, 'TRAPS'],
  TRAPS: [BACK, TORSO],
  FRONT_DELTS: [FRONT, SHOULDER, 'CHEST', 'TRAPS'],
  SIDE_DELTS: [FRONT, SHOULDER, 'CHEST', 'FRONT_DELTS'],
  REAR_DELTS: [BACK, SHOULDER, 'TRAPS', 'LATS'],
  BICEPS: [FRONT, ARM, 'FRONT_DELTS', 'SIDE_DELTS', 'CHEST', 'FOREARMS'],
  TRICEPS: [BACK, ARM, 'REAR_DELTS', 'SIDE_DELTS', 'LATS', 'FOREARMS'],
  FOREARMS: [FRONT, FOREARM, 'BICEPS'],
  ABS: [FRONT, CORE],
  OBLIQUES: [FRONT, CORE, 'ABS'],
  LOWER_BACK: [BACK, CORE, 'LATS'],
  GLUTES: [BACK, HIPS],
  QUADS: [FRONT, THIGHS],
  HAMSTRINGS: [BACK, THIGHS, 'GLUTES'],
  CALVES: [BACK, SHINS],
}

/** A 24 × 24 SVG icon in `currentColor`: a part of the figure with the muscle filled. */
export function muscleIcon(code: MuscleCode): string {
  const [plates, region, ...neighbours] = ICONS[code]
  const layer = (d: string) => {
    const half = `<path d="${d}"/>`
    return region.single ? half : mirrored(half)
  }
  const around = neighbours.map((neighbour) => plates[neighbour] ?? '').join('')
  const scale = (24 / region.size).toFixed(3)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">` +
    `<g fill="currentColor" transform="scale(${scale}) translate(${-region.x} ${-region.y})">` +
    `<g opacity=".25">${layer(region.outline)}</g>` +
    (around === '' ? '' : `<g opacity=".25">${layer(around)}</g>`) +
    `${layer(plates[code] ?? '')}</g></svg>`
  )
}
