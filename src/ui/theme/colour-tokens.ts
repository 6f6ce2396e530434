/**
 * The colours and the font of the theme, in a separate module for use outside of the application's
 * pages.
 */

export const fontFamily = "Manrope, 'Manrope Fallback', system-ui, sans-serif"

/** The same in both schemes. */
export const accent = { '--pulse-lime': '#c6f432', '--pulse-on-lime': '#16181a' }

export const light = {
  '--pulse-page': '#fbfaf7',
  '--pulse-surface': '#ffffff',
  '--pulse-sunken': '#f2f0ea',
  '--pulse-ink': '#16181a',
  '--pulse-muted': '#5b5f63',
  '--pulse-line': '#e2dfd7',
  '--pulse-edge': '#85827b',
  '--pulse-hover': '#f2f0ea',
  '--pulse-focus': '#16181a',
  '--pulse-primary': '#16181a',
  '--pulse-primary-hover': '#33363a',
  '--pulse-on-primary': '#ffffff',
  '--pulse-waiting': '#fdf0d2',
  '--pulse-on-waiting': '#704300',
  '--pulse-confirmed': '#e0f4e2',
  '--pulse-on-confirmed': '#1a5f27',
  '--pulse-cancelled': '#eeece6',
  '--pulse-on-cancelled': '#5b5f63',
  '--pulse-error': '#b3261e',
  '--pulse-on-error': '#ffffff',
  '--pulse-error-soft': '#fdebe9',
  '--pulse-float': '0 8px 28px rgb(22 24 26 / 14%)',
}

export const dark: typeof light = {
  '--pulse-page': '#121415',
  '--pulse-surface': '#1b1e20',
  '--pulse-sunken': '#0d0f10',
  '--pulse-ink': '#f2f2ee',
  '--pulse-muted': '#a9aeb2',
  '--pulse-line': '#2e3235',
  '--pulse-edge': '#757c82',
  '--pulse-hover': '#262a2d',
  '--pulse-focus': '#c6f432',
  '--pulse-primary': '#c6f432',
  '--pulse-primary-hover': '#d5fa5c',
  '--pulse-on-primary': '#16181a',
  '--pulse-waiting': '#3d2e0d',
  '--pulse-on-waiting': '#ffd98a',
  '--pulse-confirmed': '#14351b',
  '--pulse-on-confirmed': '#9be3a8',
  '--pulse-cancelled': '#2a2d30',
  '--pulse-on-cancelled': '#a9aeb2',
  '--pulse-error': '#ff9a90',
  '--pulse-on-error': '#16181a',
  '--pulse-error-soft': '#3d1a17',
  '--pulse-float': '0 8px 28px rgb(0 0 0 / 55%)',
}
