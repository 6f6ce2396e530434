/** Which colour stands on which, and how well it is read (docs/look.md «Colour»). */
import {
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  luminance,
  mergeMantineTheme,
} from '@mantine/core'

import { cssVariables, theme } from '#src/ui/theme/theme.ts'

const merged = mergeMantineTheme(DEFAULT_THEME, theme)
const [library, own] = [defaultCssVariablesResolver(merged), cssVariables(merged)]

/** The variables of the library and of the theme, in the light and in the dark scheme. */
const SCHEMES = (['light', 'dark'] as const).map((scheme): Record<string, string> => ({
  ...library.variables,
  ...library[scheme],
  ...own.variables,
  ...own[scheme],
}))

/** The names of the theme's own colours, without their prefix. */
export const TOKENS: readonly string[] = Object.keys(SCHEMES[0] ?? {}).flatMap(
  (name) => /^--pulse-(?!float$)(.+)/.exec(name)?.[1] ?? [],
)

/** Text → what it is on, beside `on-x` on `x`; it needs a contrast of 4.5. */
export const TEXTS: Readonly<Record<string, readonly string[]>> = {
  ink: ['page', 'surface', 'sunken', 'hover', 'error-soft'],
  muted: ['page', 'surface', 'sunken', 'hover'],
  error: ['page', 'surface', 'sunken', 'error-soft'],
  'on-primary': ['primary', 'primary-hover'],
  // «Готово» is also written without its ground.
  'on-confirmed': ['confirmed', 'page', 'surface'],
  'on-cancelled': ['cancelled', 'surface'],
  waiting: ['on-waiting'],
  ...Object.fromEntries(['lime', 'waiting', 'error'].map((one) => [`on-${one}`, [one]])),
}

/** An edge or an icon needs 3. */
export const EDGES: typeof TEXTS = { edge: ['page', 'surface'], focus: ['page', 'surface'] }

/** The colour of a token or of a variable in both schemes; any other value as it is. */
export const coloursOf = (token: string): string[] =>
  SCHEMES.map((all) => {
    const valueOf = (name: string): string =>
      (all[name] ?? token).replace(/var\((--[\w-]+)\)/, (_, other: string) => valueOf(other))
    return valueOf(token.startsWith('--') ? token : `--pulse-${token}`)
  })

/** The contrasts of two tokens in both schemes, by WCAG 2. */
export const contrasts = (front: string, ground: string): number[] =>
  coloursOf(front).map((colour, at) => {
    const both = [luminance(colour), luminance(coloursOf(ground)[at] ?? '')]
    return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05)
  })

const pairsOf = (pairs: typeof TEXTS, least: number) =>
  Object.entries(pairs).flatMap(([front, grounds]) =>
    grounds.map((ground) => ({ front, ground, contrasts: contrasts(front, ground), least })),
  )

export const PAIRS = [...pairsOf(TEXTS, 4.5), ...pairsOf(EDGES, 3)]
