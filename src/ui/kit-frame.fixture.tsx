/** What is around a component's story: the theme, and a page of its own. */
import { MantineProvider } from '@mantine/core'
import type { Decorator } from '@storybook/react-vite'

import { cssVariables, theme } from '#src/ui/theme/theme.ts'

/** Decorator of a story without a screen. */
export const inKit: Decorator = (Story, { globals }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    forceColorScheme={globals['scheme'] === 'dark' ? 'dark' : 'light'}
  >
    <main style={{ maxWidth: '40rem', margin: '0 auto', padding: '1rem' }}>
      <Story />
    </main>
  </MantineProvider>
)
