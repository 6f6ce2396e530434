/**
 * The colours and the font of the theme, in a separate module for use outside of the application's
 * pages.
 */

export const fontFamily = "Manrope, 'Manrope Fallback', system-ui, sans-serif"

const LIME = '#c6f432'

/** The same in both schemes. */
export const accent = { '--pulse-lime': LIME, '--pulse-on-lime': '#16181a' }

/** The colours that differ: in the light scheme, in the dark scheme. */
const pairs = {
  '--pulse-page': ['#fbfaf7', '#121415'],
  '--pulse-surface': ['#ffffff', '#1b1e20'],
  '--pulse-sunken': ['#f2f0ea', '#0d0f10'],
  '--pulse-ink': ['#16181a', '#f2f2ee'],
  '--pulse-muted': ['#5b5f63', '#a9aeb2'],
  '--pulse-line': ['#e2dfd7', '#2e3235'],
  '--pulse-edge': ['#85827b', '#757c82'],
  '--pulse-hover': ['#f2f0ea', '#262a2d'],
  '--pulse-focus': ['#16181a', LIME],
  '--pulse-primary': ['#16181a', LIME],
  '--pulse-primary-hover': ['#33363a', '#d5fa5c'],
  '--pulse-on-primary': ['#ffffff', '#16181a'],
  '--pulse-waiting': ['#fdf0d2', '#3d2e0d'],
  '--pulse-on-waiting': ['#704300', '#ffd98a'],
  '--pulse-confirmed': ['#e0f4e2', '#14351b'],
  '--pulse-on-confirmed': ['#1a5f27', '#9be3a8'],
  '--pulse-cancelled': ['#eeece6', '#2a2d30'],
  '--pulse-on-cancelled': ['#5b5f63', '#a9aeb2'],
  '--pulse-error': ['#b3261e', '#ff9a90'],
  '--pulse-on-error': ['#ffffff', '#16181a'],
  '--pulse-error-soft': ['#fdebe9', '#3d1a17'],
  '--pulse-float': ['0 8px 28px rgb(22 24 26 / 14%)', '0 8px 28px rgb(0 0 0 / 55%)'],
}

const tokensOf = (scheme: 0 | 1): Record<keyof typeof pairs, string> =>
  Object.fromEntries(
    Object.entries(pairs).map(([name, pair]): readonly unknown[] => [name, pair[scheme]]),
  )

export const light = tokensOf(0)
export const dark = tokensOf(1)
