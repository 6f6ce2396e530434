/** The look: ink and lime on warm white (docs/look.md «Colour»). Components take colours from here and nowhere else. */
import {
  createTheme,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'

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

/** A filled primary control is ink on light and lime on dark; Mantine's own contrast (3.55) is too low. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const usual = defaultVariantColorsResolver(input)
  const isPrimary = input.color === undefined || input.color === input.theme.primaryColor
  if (input.variant === 'filled' && isPrimary)
    return {
      ...usual,
      background: 'var(--pulse-primary)',
      hover: 'var(--pulse-primary-hover)',
      color: 'var(--pulse-on-primary)',
    }
  if (input.variant === 'filled' && input.color === 'red')
    return {
      ...usual,
      background: 'var(--pulse-error)',
      hover: 'var(--pulse-error)',
      color: 'var(--pulse-on-error)',
    }
  if (isPrimary && (input.variant === 'default' || input.variant === 'subtle'))
    return {
      ...usual,
      color: 'var(--pulse-ink)',
      hover: 'var(--pulse-hover)',
      ...(input.variant === 'default' && {
        background: 'var(--pulse-surface)',
        border: '1px solid var(--pulse-edge)',
      }),
    }
  return usual
}

export const theme = createTheme({
  // Reduced motion turns off the library's own motion too.
  respectReducedMotion: true,
  primaryColor: 'ink',
  colors: { ink },
  variantColorResolver,
  fontFamily: "Manrope, 'Manrope Fallback', system-ui, sans-serif",
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
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { sm: '0.375rem', md: '0.625rem', lg: '0.75rem' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  components: {
    // 44 px for what is pressed often (fields: base.css), 16 px text so that iOS does not zoom into one.
    Button: {
      // The variant is named, or Mantine would not ask the resolver above.
      defaultProps: { size: 'md', variant: 'filled' },
      styles: { root: { '--button-height': '2.75rem' } },
    },
    ActionIcon: { defaultProps: { variant: 'subtle', size: 44 } },
    Input: { defaultProps: { size: 'md' } },
    InputWrapper: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
  },
})

const light = {
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

const dark: typeof light = {
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

/** Mantine's own variables that must agree with the tokens. */
const shared = (tokens: typeof light): Record<string, string> => ({
  ...tokens,
  '--mantine-color-body': tokens['--pulse-page'],
  '--mantine-color-text': tokens['--pulse-ink'],
  '--mantine-color-dimmed': tokens['--pulse-muted'],
  '--mantine-color-placeholder': tokens['--pulse-muted'],
  '--mantine-color-anchor': tokens['--pulse-ink'],
  '--mantine-color-error': tokens['--pulse-error'],
  '--mantine-color-default': tokens['--pulse-surface'],
  '--mantine-color-default-border': tokens['--pulse-edge'],
  '--mantine-color-default-hover': tokens['--pulse-hover'],
  '--mantine-primary-color-filled': tokens['--pulse-primary'],
  '--mantine-primary-color-filled-hover': tokens['--pulse-primary-hover'],
  '--mantine-primary-color-contrast': tokens['--pulse-on-primary'],
})

export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--pulse-lime': '#c6f432', '--pulse-on-lime': '#16181a' },
  light: shared(light),
  dark: shared(dark),
})
