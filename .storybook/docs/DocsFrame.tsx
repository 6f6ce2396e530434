import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren, ReactNode } from 'react'

import { brandTheme } from '../common/brand-theme.ts'
import { OwnPage } from '../foundations/own-page.tsx'

import classes from './docs.module.css'

/** The frame of a docs page: our theme, in the scheme of the toolbar. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>): ReactNode {
  const [story] = context.componentStories()
  const scheme =
    story && context.getStoryContext(story).globals['scheme'] === 'dark' ? 'dark' : 'light'
  return (
    <DocsContainer context={context} theme={brandTheme(scheme)}>
      <OwnPage scheme={scheme} wide>
        {/* Without Storybook's styles for headings, lists and links. */}
        <div className={`sb-unstyled ${classes['page'] ?? ''}`}>{children}</div>
      </OwnPage>
    </DocsContainer>
  )
}
