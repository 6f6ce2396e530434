/** The panel's styles: those of the application, with its colours in the panel's variables. */
import type { CSSVariablesResolver } from '@mantine/core'

import { cssVariables as ofApp } from '#src/ui/theme/theme.ts'

export { theme } from '#src/ui/theme/theme.ts'

/** The theme itself reads the application's names. */
const withPanelNames = (variables: Record<string, string>): Record<string, string> => ({
  ...variables,
  ...Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name.replace('--pulse-', '--mock-'), value]),
  ),
})

export const cssVariables: CSSVariablesResolver = (theme) => {
  const { variables, light, dark } = ofApp(theme)
  return {
    variables: withPanelNames(variables),
    light: withPanelNames(light),
    dark: withPanelNames(dark),
  }
}
