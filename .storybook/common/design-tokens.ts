/** The theme as design tokens of the W3C's format (DTCG 2025.10), for each scheme. */
import { accent, dark, fontFamily, light } from '#src/ui/theme/colour-tokens.ts'
import { theme } from '#src/ui/theme/theme.ts'

/** How long a change of a state and an appearance take, in ms (docs/look.md «Motion»). */
export const MOTION_MS = { change: 150, appearance: 180 }

/** The steps of a scale of the theme by their names. */
const stepsOf = (sizes: object = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, String(size)]))

export const SPACING = stepsOf(theme.spacing)
export const RADII = stepsOf(theme.radius)
export const FONT_SIZES = stepsOf(theme.fontSizes)

function colourOf(channels: number[], alpha = 1) {
  const hex = channels.map((one) => one.toString(16).padStart(2, '0')).join('')
  const components = channels.map((one) => Number((one / 255).toFixed(4)))
  return { colorSpace: 'srgb', components, alpha, hex: `#${hex}` }
}

/** '#16181a'. */
const colour = (hex: string) =>
  colourOf((hex.match(/[\da-f]{2}/gi) ?? []).map((one) => Number.parseInt(one, 16)))

/** Figma reads pixels only. */
const pixels = (value: number) => ({ value, unit: 'px' })

/** '0.5rem'. */
const dimension = (size: string) => pixels(Number.parseFloat(size) * 16)

/** '0 8px 28px rgb(22 24 26 / 14%)'. */
function shadow(text: string) {
  const [x = 0, y = 0, blur = 0, ...colours] = (text.match(/[\d.]+/g) ?? []).map(Number)
  const [alpha = 100] = colours.splice(3)
  const sizes = { offsetX: pixels(x), offsetY: pixels(y), blur: pixels(blur), spread: pixels(0) }
  return { color: colourOf(colours, alpha / 100), ...sizes }
}

function designTokens(scheme: 'light' | 'dark') {
  const { '--pulse-float': float, ...colours } = scheme === 'dark' ? dark : light
  const group = <Value>(
    $type: string,
    values: Record<string, Value>,
    of: (value: Value) => unknown = (value) => value,
  ) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name.replace('--pulse-', ''),
        { $type, $value: of(value) },
      ]),
    )
  return {
    color: group('color', { ...accent, ...colours }, colour),
    shadow: group('shadow', { float }, shadow),
    spacing: group('dimension', SPACING, dimension),
    radius: group('dimension', RADII, dimension),
    'font-size': group('dimension', FONT_SIZES, dimension),
    'font-family': group('fontFamily', { text: fontFamily.replaceAll("'", '').split(', ') }),
    duration: group('duration', MOTION_MS, (value) => ({ value, unit: 'ms' })),
  }
}

export const tokenFiles = (): { name: string; text: string }[] =>
  (['light', 'dark'] as const).map((scheme) => ({
    name: `${scheme}.tokens.json`,
    text: `${JSON.stringify(designTokens(scheme), null, 2)}\n`,
  }))
