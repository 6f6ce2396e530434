/** The name and colours of Storybook's own interface. It follows the device's colour scheme. */
import { addons } from 'storybook/manager-api'

import { brandTheme } from './common/brand-theme.ts'

const isDark = matchMedia('(prefers-color-scheme: dark)')
const applyTheme = (): void =>
  addons.setConfig({
    theme: brandTheme(isDark.matches ? 'dark' : 'light'),
    layoutCustomisations: {
      // Pages without a story have neither controls nor interactions.
      showPanel: ({ storyId }, usual) => (/^(?:огляд|основи)-/.test(storyId) ? false : usual),
    },
  })

applyTheme()
isDark.addEventListener('change', applyTheme)
