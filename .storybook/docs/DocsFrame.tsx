import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren, ReactNode } from 'react'

import { brandTheme } from '../brand-theme.ts'
import { InPage } from '../foundations/in-page.tsx'

import classes from './docs.module.css'

/** What the page of a group of stories is rendered in: our theme, in the scheme of the toolbar. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>): ReactNode {
  const [story] = context.componentStories()
  const scheme =
    story && context.getStoryContext(story).globals['scheme'] === 'dark' ? 'dark' : 'light'
  return (
    <DocsContainer context={context} theme={brandTheme(scheme)}>
      <InPage scheme={scheme} wide>
        {/* Storybook's own look of headings, lists and links is not ours. */}
        <div className={`sb-unstyled ${classes['page'] ?? ''}`}>{children}</div>
      </InPage>
    </DocsContainer>
  )
}
