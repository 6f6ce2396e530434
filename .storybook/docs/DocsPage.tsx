import { DocsContext } from '@storybook/addon-docs/blocks'
import { type ReactNode, use, useEffect, useState } from 'react'
import { kit, routes } from 'virtual:routes'

import { type Entry, readEntries } from '../wall/index-entry.ts'
import { type PictureSet, readPictureSet } from '../wall/picture-set.ts'
import { KitPage } from './KitPage.tsx'
import { routeOf } from './route-of.ts'
import { ScreenPage } from './ScreenPage.tsx'

/** The docs page of a group of stories: for a component of the kit, or for a screen. */
export function DocsPage(): ReactNode {
  const [story] = use(DocsContext).componentStories()
  const title = story?.title ?? ''
  const [entries, setEntries] = useState<Entry[] | null>(null)
  const [pictureSet, setPictureSet] = useState<PictureSet | null>(null)
  useEffect(() => {
    void readEntries().then(setEntries)
    void readPictureSet().then(setPictureSet)
  }, [])
  const part = kit.find((one) => one.title === title)
  if (entries === null) return null
  if (part) return <KitPage part={part} entries={entries} />
  const route = routeOf(title, routes) ?? null
  return <ScreenPage title={title} route={route} entries={entries} pictureSet={pictureSet} />
}
