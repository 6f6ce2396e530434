import { Markdown } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

import { docsHref } from '../common/links.ts'
import { LinkList, Part } from '../common/page.tsx'
import { filesOfRoute, KIT } from '../common/sources.ts'
import type { Entry } from '../common/stories.ts'
import { guardsOf, type Screen, SCREENS } from '../map/facts.ts'
import { AREAS, DIALOGS, hasTitle } from '../map/routes.ts'
import { FIRST_CHOICE } from '../wall/choice.ts'
import type { PictureSet } from '../wall/picture-set.ts'
import { Frames } from '../wall/Wall.tsx'
import { kitLink } from './KitPage.tsx'
import { moreRulesOf, rulesOf } from './product-rules.ts'

import classes from '../common/page.module.css'

interface ScreenPageProps {
  title: string
  /** The route of the screen; null for an overlay of several screens. */
  screen: Screen | null
  /** The entries of Storybook's index. */
  entries: readonly Entry[]
  /** The pictures of the stories; null if there are none. */
  pictureSet: PictureSet | null
  sizes?: typeof FIRST_CHOICE.sizes
}

/** What a screen is for, all its states at once, its components, and where it leads. */
export function ScreenPage(props: ScreenPageProps): ReactNode {
  const { title, screen, entries, pictureSet, sizes } = props
  const titles = screen?.titles ?? [title]
  const own = titles.flatMap((one) =>
    entries.filter((entry) => hasTitle({ titles: [one] }, entry.title)),
  )
  return (
    <>
      <h1>{title.replaceAll('/', ' / ')}</h1>
      {screen && <Purpose screen={screen} />}
      <Part title="Стани" bare>
        <Frames
          entries={[...new Set(own)]}
          first={{ ...FIRST_CHOICE, state: null, ...(sizes && { sizes }) }}
          pictureSet={pictureSet}
        />
      </Part>
      {screen && <Connected screen={screen} />}
    </>
  )
}

function Connected({ screen }: { screen: Screen }): ReactNode {
  const { id, links = [], redirects = [], dialogs = [] } = screen
  const files = filesOfRoute(id)
  const targets = new Set<string>([
    ...links,
    ...redirects,
    ...dialogs.flatMap((one) => DIALOGS[one].to),
  ])
  return (
    <>
      <LinkList
        title="З чого складається"
        links={KIT.filter(({ file }) => files.has(file)).map(kitLink)}
      />
      <LinkList
        title="Куди веде"
        links={SCREENS.flatMap(({ path, titles: [first] }) =>
          first !== undefined && targets.has(path) ? [{ href: docsHref(first), text: path }] : [],
        )}
      />
    </>
  )
}

function Purpose({ screen }: { screen: Screen }): ReactNode {
  const { path, area } = screen
  const more = moreRulesOf(path)
  return (
    <Part title="Навіщо він і за якими правилами" bare>
      <p>
        <strong>{path}</strong> · {AREAS[area].name}
        {guardsOf(screen).map(({ text, to }) => ` · ${text}, іде до ${to.join(', ')}`)}
      </p>
      <p className={classes['note']}>Слова специфікації: docs/product.md.</p>
      <Rules text={rulesOf(path)} />
      {more !== '' && (
        <>
          <h3>Що про нього кажуть інші розділи</h3>
          <Rules text={more} />
        </>
      )}
    </Part>
  )
}

/** Words of the specification, which is in English. */
const Rules = ({ text }: { text: string }): ReactNode => (
  <div lang="en">
    {/* Storybook's own code blocks have the colours of its scheme. */}
    <Markdown options={{ overrides: { code: 'code' } }}>{text}</Markdown>
  </div>
)
