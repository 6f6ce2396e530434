import { Markdown } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

import { docsHref } from '../common/links.ts'
import { LinkList, Part } from '../common/page.tsx'
import { filesOfRoute, kitOf } from '../common/sources.ts'
import type { Entry } from '../common/stories.ts'
import { guardsOf, type Screen, SCREENS, targetsOf } from '../map/facts.ts'
import { AREAS, hasTitle } from '../map/routes.ts'
import { FIRST_CHOICE } from '../wall/choice.ts'
import type { PictureSet } from '../wall/picture-set.ts'
import { Frames } from '../wall/Wall.tsx'
import { kitLink } from './KitPage.tsx'
import { rulesOf } from './product-rules.ts'

interface ScreenPageProps {
  title: string
  /** The route of the screen; null for an overlay of several screens. */
  screen: Screen | null
  /** The entries of Storybook's index. */
  entries: readonly Entry[]
  /** The pictures of the stories; null if there are none. */
  pictureSet: PictureSet | null
}

/** What a screen is for, all its states at once, its components, and where it leads. */
export function ScreenPage(props: ScreenPageProps): ReactNode {
  const { title, screen, entries, pictureSet } = props
  const own = (screen?.titles ?? [title]).flatMap((one) =>
    entries.filter((entry) => hasTitle({ titles: [one] }, entry.title)),
  )
  const files = screen ? filesOfRoute(screen.id) : new Set()
  const targets = new Set(screen ? targetsOf(screen) : [])
  const parts = [...kitOf(entries).values()].filter(({ file }) => files.has(file))
  const links = SCREENS.filter(({ path }) => targets.has(path)).flatMap(({ path, titles }) =>
    titles.slice(0, 1).map((first) => ({ href: docsHref(first), text: path })),
  )
  return (
    <>
      <h1>{title.replaceAll('/', ' / ')}</h1>
      {screen && <Purpose screen={screen} />}
      <Part title="Стани">
        <Frames
          entries={[...new Set(own)]}
          first={{ ...FIRST_CHOICE, state: null }}
          pictureSet={pictureSet}
        />
      </Part>
      <LinkList title="З чого складається" links={parts.map(kitLink)} />
      <LinkList title="Куди веде" links={links} />
    </>
  )
}

const Purpose = ({ screen }: { screen: Screen }): ReactNode => (
  <Part title="Навіщо він і за якими правилами" text="Слова специфікації: docs/product.md.">
    <p>
      <strong>{screen.path}</strong> · {AREAS[screen.area].name}
      {guardsOf(screen).map(({ text, to }) => ` · ${text}, іде до ${to.join(', ')}`)}
    </p>
    {/* The specification is in English. */}
    <div lang="en">
      {/* Storybook's own code blocks have the colours of its scheme. */}
      <Markdown options={{ overrides: { code: 'code' } }}>{rulesOf(screen.path)}</Markdown>
    </div>
  </Part>
)
