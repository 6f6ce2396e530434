import { createTheme, MantineProvider, mergeThemeOverrides } from '@mantine/core'
import { type ReactNode, useState, useSyncExternalStore } from 'react'

import { PANEL_ID } from '../panel-id.ts'
import type { Look } from '../product-page.ts'

/** The product's theme with tighter spacing and smaller controls. */
const dense = createTheme({
  components: {
    Button: {
      defaultProps: { size: 'xs', variant: 'default' },
      vars: () => ({
        root: {
          '--button-height': 'var(--panel-control)',
          '--button-padding-x': '0.5625rem',
          '--button-fz': '0.8125rem',
        },
      }),
    },
    ActionIcon: { defaultProps: { variant: 'subtle', size: 'var(--panel-control)' } },
    Input: {
      vars: () => ({
        wrapper: {
          '--input-height': 'var(--panel-control)',
          '--input-fz': 'var(--panel-input)',
          '--input-bg': 'var(--mock-surface)',
          '--input-bd': 'var(--mock-edge)',
        },
      }),
    },
    InputWrapper: { defaultProps: { size: 'sm' } },
  },
})

const SCHEME = 'data-mantine-color-scheme'

function watchScheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: [SCHEME] })
  return () => observer.disconnect()
}

const schemeOfPage = (): 'light' | 'dark' =>
  document.documentElement.getAttribute(SCHEME) === 'dark' ? 'dark' : 'light'

/**
 * The panel's theme provider. Its variables apply only to the panel's element; the colour scheme is
 * that of the application.
 */
export function PanelFrame({
  host,
  look,
  children,
}: {
  host: HTMLElement
  look: Look
  children: ReactNode
}): ReactNode {
  const [theme] = useState(() => mergeThemeOverrides(look.theme, dense))
  const scheme = useSyncExternalStore(watchScheme, schemeOfPage)
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={look.cssVariables}
      cssVariablesSelector={`#${PANEL_ID}`}
      getRootElement={() => host}
      forceColorScheme={scheme}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
