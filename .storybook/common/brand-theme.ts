/** The theme of Storybook's own interface: every colour is a token of our theme. */
import { create, type ThemeVars } from 'storybook/theming'

import { dark, fontFamily, light } from '#src/ui/theme/colour-tokens.ts'

type Token = keyof typeof light extends `--pulse-${infer Name}` ? Name : never

export function brandTheme(scheme: 'light' | 'dark'): ThemeVars {
  const tokens = scheme === 'dark' ? dark : light
  const of = (name: Token): string => tokens[`--pulse-${name}`]
  return create({
    base: scheme,
    brandTitle: 'Пульс',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: fontFamily,
    appBg: of('sunken'),
    appContentBg: of('page'),
    appPreviewBg: of('page'),
    appHoverBg: of('hover'),
    appBorderColor: of('line'),
    appBorderRadius: 10,
    barBg: of('surface'),
    barTextColor: of('muted'),
    barHoverColor: of('ink'),
    barSelectedColor: of('ink'),
    buttonBg: of('surface'),
    buttonBorder: of('edge'),
    booleanBg: of('sunken'),
    booleanSelectedBg: of('surface'),
    colorPrimary: of('ink'),
    // Storybook uses white text on it.
    colorSecondary: of(scheme === 'dark' ? 'edge' : 'ink'),
    inputBg: of('surface'),
    inputBorder: of('edge'),
    inputTextColor: of('ink'),
    inputBorderRadius: 10,
    textColor: of('ink'),
    textInverseColor: of('page'),
    textMutedColor: of('muted'),
  })
}
