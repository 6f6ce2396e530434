import { BACK, BODY, FRONT, HEAD, mirrored, type MuscleShapes } from './body-shapes.ts'
import type { MuscleCode } from './muscle-code.ts'

/** The attributes of a fill that follows the scheme of the page; light in an older browser. */
const fills = (light: string, dark: string): string =>
  `fill="${light}" style="fill:light-dark(${light},${dark})"`

const PAPER = fills('#f6f4ee', '#2b2f32')
const SKIN = fills('#bdb6a8', '#7d7a73')
const RELIEF = fills('#a59d8e', '#66635d')
const LIME = ' fill="#c8f31d"'
const PALE_LIME = ' fill="#e8f8ae"'
const INK = '#17190f'

const SIZE = 240
const GAP = 4
const TOP = 2
const BOTTOM = TOP + SIZE

/** Muscles visible from both sides that are shown from the back if they are the first one of an exercise. */
const BACK_FIRST: ReadonlySet<MuscleCode> = new Set(['TRAPS', 'CALVES'])

type Codes = readonly MuscleCode[]

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}

function plateOf(side: MuscleShapes, codes: Codes): string {
  return codes.map((code) => side[code] ?? '').join('')
}

/** The one side that shows every primary muscle, or both. */
function sidesFor(working: Codes): readonly MuscleShapes[] {
  const [first] = working
  if (first === undefined) return [FRONT, BACK]
  const inOrder = BACK_FIRST.has(first) ? [BACK, FRONT] : [FRONT, BACK]
  const whole = inOrder.find((side) => working.every((code) => side[code] !== undefined))
  return whole === undefined ? [FRONT, BACK] : [whole]
}

/**
 * The part of the figure that a panel shows, in the figure's units: as close to the highlighted
 * muscles as the panel's shape (width / height) allows. An upper body includes the head, and legs
 * include the feet.
 */
function windowOn(plates: string, aspect: number): { y: number; height: number } {
  const numbers = (plates.match(/-?\d+/g) ?? []).map(Number)
  if (numbers.length === 0) return { y: TOP, height: SIZE }
  const ys = numbers.filter((_, index) => index % 2 === 1)
  const top = Math.min(...ys)
  const bottom = Math.max(...ys)
  const right = Math.max(...numbers.filter((_, index) => index % 2 === 0))
  const from = bottom <= 135 || top < 60 ? TOP : top - 20
  const to = top >= 112 ? BOTTOM : bottom + 18
  const height = clamp(Math.max(to - from, (2 * (right + 7)) / aspect), SIZE / 2, SIZE)
  return { y: clamp((from + to - height) / 2, TOP, BOTTOM - height), height }
}

/** An SVG path; without `fill` it inherits that of its group. Empty without `d`. */
function path(d: string, fill = ''): string {
  return d === '' ? '' : `<path${fill} d="${d}"/>`
}

/**
 * Both halves of the figure from one side; `ink` is the outline width of the highlighted muscles.
 */
function body(side: MuscleShapes, primary: Codes, secondary: Codes, ink: string): string {
  const working = new Set<string>([...primary, ...secondary])
  const resting = Object.entries(side).flatMap(([code, d]) => (working.has(code) ? [] : d))
  const plates =
    path(resting.join('')) +
    `<g stroke="${INK}" stroke-width="${ink}" stroke-linejoin="round" paint-order="stroke">` +
    `${path(plateOf(side, secondary), PALE_LIME)}${path(plateOf(side, primary), LIME)}</g>`
  return `<g ${SKIN}>${mirrored(path(BODY + HEAD))}</g><g ${RELIEF}>${mirrored(plates)}</g>`
}

/**
 * An exercise's picture as SVG markup, 240 × 240: the body from the front, the back, or both, with
 * the primary muscles in lime and the secondary ones in a paler lime. It contains ids, so show it
 * in an `<img>`, not inline.
 */
export function exercisePicture(primary: Codes, secondary: Codes): string {
  const working = [...primary, ...secondary]
  const sides = sidesFor(working)
  const width = (SIZE - GAP * (sides.length - 1)) / sides.length
  const lit = sides.map((side) => plateOf(side, working)).join('')
  const { y, height } = windowOn(lit, width / SIZE)
  const scale = SIZE / height
  // Thinner in the figure's units when it is enlarged, so that pictures in a list look alike.
  const ink = (2.6 / Math.sqrt(scale)).toFixed(1)

  const panels = sides.map((side, index) => {
    const x = index * (width + GAP)
    const card = `x="${x}" width="${width}" height="${SIZE}"`
    const place = `translate(${x + width / 2} ${(-y * scale).toFixed(1)}) scale(${scale.toFixed(3)})`
    return (
      `<clipPath id="p${index}"><rect ${card} rx="28"/></clipPath>` +
      `<g clip-path="url(#p${index})"><rect ${card} ${PAPER}/>` +
      `<g transform="${place}">${body(side, primary, secondary, ink)}</g></g>`
    )
  })
  const box = `viewBox="0 0 ${SIZE} ${SIZE}" style="color-scheme:light dark"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${panels.join('')}</svg>`
}
