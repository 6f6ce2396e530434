/**
 * The look: ink and lime on warm white (docs/look.md «Colour»). Components use colours from here
 * only.
 */
import {
  createTheme,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'

import { accent, dark, fontFamily, light } from './colour-tokens.ts'

const ink: MantineColorsTuple = [
  '#f4f3ef',
  '#e7e5df',
  '#cfccc4',
  '#aaa79f',
  '#85827b',
  '#66645f',
  '#4a4946',
  '#33333a',
  '#232528',
  '#16181a',
]

/**
 * A filled primary control is ink on light and lime on dark; Mantine's own contrast (3.55) is too
 * low. All other colours of controls are Mantine's variables, below.
 */
const variantColorResolver: VariantColorsResolver = (input) => ({
  ...defaultVariantColorsResolver(input),
  ...(input.variant === 'filled' && {
    color: input.color === 'red' ? 'var(--pulse-on-error)' : 'var(--pulse-on-primary)',
  }),
})

export const theme = createTheme({
  // Reduced motion turns off the library's own motion, too.
  respectReducedMotion: true,
  primaryColor: 'ink',
  colors: { ink },
  variantColorResolver,
  fontFamily,
  fontFamilyMonospace: 'ui-monospace, monospace',
  headings: {
    fontWeight: '700',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.25' },
      h2: { fontSize: '1.125rem', lineHeight: '1.35' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '1rem', lg: '1.125rem', xl: '1.5rem' },
  // Between parts, in steps of the grid; inside of a part, where a name is its pixels.
  spacing: {
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    '2': '0.125rem',
    '4': '0.25rem',
    '6': '0.375rem',
    '10': '0.625rem',
  },
  radius: { sm: '0.375rem', md: '0.625rem', lg: '0.75rem' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  components: {
    // 44 px for frequently pressed controls (fields: base.css), 16 px text so that iOS does not
    // zoom into one.
    Button: {
      // With an explicit variant, or Mantine would not call the resolver above.
      defaultProps: { size: 'md', variant: 'filled' },
      // Not `styles`: the button's own variables come after those.
      vars: () => ({ root: { '--button-height': '2.75rem' } }),
    },
    ActionIcon: { defaultProps: { variant: 'subtle', size: 44 } },
    Input: { defaultProps: { size: 'md' } },
    InputWrapper: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
  },
})

/** Mantine's own variables that must agree with the tokens. */
const mantine = {
  '--mantine-color-body': 'var(--pulse-page)',
  '--mantine-color-text': 'var(--pulse-ink)',
  '--mantine-color-dimmed': 'var(--pulse-muted)',
  '--mantine-color-placeholder': 'var(--pulse-muted)',
  '--mantine-color-anchor': 'var(--pulse-ink)',
  '--mantine-color-error': 'var(--pulse-error)',
  '--mantine-color-default': 'var(--pulse-surface)',
  '--mantine-color-default-border': 'var(--pulse-edge)',
  '--mantine-color-default-hover': 'var(--pulse-hover)',
  '--mantine-color-default-color': 'var(--pulse-ink)',
  '--mantine-color-ink-filled': 'var(--pulse-primary)',
  '--mantine-color-ink-filled-hover': 'var(--pulse-primary-hover)',
  '--mantine-color-ink-light-color': 'var(--pulse-ink)',
  '--mantine-color-ink-light-hover': 'var(--pulse-hover)',
  '--mantine-color-red-filled': 'var(--pulse-error)',
  '--mantine-color-red-filled-hover': 'var(--pulse-error)',
  '--mantine-color-disabled': 'var(--pulse-cancelled)',
  '--mantine-color-disabled-color': 'var(--pulse-muted)',
  '--mantine-primary-color-contrast': 'var(--pulse-on-primary)',
}

export const cssVariables: CSSVariablesResolver = () => ({
  variables: accent,
  light: { ...light, ...mantine },
  dark: { ...dark, ...mantine },
})
