/** Storybook's own frame: its name and colours. It follows the scheme of the device. */
import { addons } from 'storybook/manager-api'

import { brandTheme } from './common/brand-theme.ts'

const isDark = matchMedia('(prefers-color-scheme: dark)')
const applyTheme = (): void =>
  addons.setConfig({
    theme: brandTheme(isDark.matches ? 'dark' : 'light'),
    layoutCustomisations: {
      // Pages without a story have no controls and no interactions.
      showPanel: ({ storyId }, usual) => (/^(?:огляд|основи)-/.test(storyId) ? false : usual),
    },
  })

applyTheme()
isDark.addEventListener('change', applyTheme)
