/** The docs page of a group of stories, in our theme: for a component of the kit, or for a screen. */
import { DocsContainer, type DocsContainerProps, DocsContext } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, type ReactNode, use, useEffect, useState } from 'react'

import { brandTheme } from '../common/brand-theme.ts'
import { OwnPage } from '../common/page.tsx'
import { kitOf } from '../common/sources.ts'
import { type Entry, readEntries } from '../common/stories.ts'
import { screenOf } from '../map/facts.ts'
import { type PictureSet, readPictureSet } from '../wall/picture-set.ts'
import { KitPage } from './KitPage.tsx'
import { ScreenPage } from './ScreenPage.tsx'

export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>): ReactNode {
  const [story] = context.componentStories()
  const scheme =
    story && context.getStoryContext(story).globals['scheme'] === 'dark' ? 'dark' : 'light'
  return (
    <DocsContainer context={context} theme={brandTheme(scheme)}>
      {/* Without Storybook's styles for headings, lists and links. */}
      <div className="sb-unstyled">
        <OwnPage scheme={scheme} wide>
          {children}
        </OwnPage>
      </div>
    </DocsContainer>
  )
}

export function DocsPage(): ReactNode {
  const [story] = use(DocsContext).componentStories()
  const title = story?.title ?? ''
  const [entries, setEntries] = useState<Entry[] | null>(null)
  const [pictureSet, setPictureSet] = useState<PictureSet | null>(null)
  useEffect(() => {
    void readEntries().then(setEntries)
    void readPictureSet().then(setPictureSet)
  }, [])
  if (entries === null) return null
  const kit = kitOf(entries)
  const part = kit.get(title)
  if (part) return <KitPage part={part} kit={[...kit.values()]} entries={entries} />
  const screen = screenOf(title) ?? null
  return <ScreenPage title={title} screen={screen} entries={entries} pictureSet={pictureSet} />
}
