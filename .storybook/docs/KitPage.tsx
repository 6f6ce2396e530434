import { Controls, Description, Primary } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

import { docsHref } from '../common/links.ts'
import { LinkList, type PageLink, Part } from '../common/page.tsx'
import { filesOfRoute, type KitPart, signaturesOf, usedWith } from '../common/sources.ts'
import type { Entry } from '../common/stories.ts'
import { SCREENS } from '../map/facts.ts'
import { FIRST_CHOICE } from '../wall/choice.ts'
import { Frames } from '../wall/Wall.tsx'

import classes from '../common/page.module.css'

/** The link to the page of a part of the kit. */
export const kitLink = ({ title }: KitPart): PageLink => ({
  href: docsHref(title),
  text: title.replace(/.*\//, ''),
})

/** When to use a component, its properties and states, what it is used with, and on which screens. */
export function KitPage(props: {
  part: KitPart
  kit: KitPart[]
  entries: readonly Entry[]
}): ReactNode {
  const { title, file, hasComponent } = props.part
  const screens = SCREENS.filter((screen) => filesOfRoute(screen.id).has(file))
  return (
    <>
      <h1>{title.replace(/.*\//, '')}</h1>
      <Description />
      <p className="u-note">{file.slice(1)}</p>
      <Primary />
      <div className={classes['table']}>
        {hasComponent ? (
          <Controls />
        ) : (
          signaturesOf(props.part).map((signature) => <pre key={signature}>{signature}</pre>)
        )}
      </div>
      <Part title="Стани">
        <Frames
          entries={props.entries.filter((entry) => entry.title === title)}
          first={{ ...FIRST_CHOICE, state: null }}
          highest={560}
        />
      </Part>
      <LinkList title="Разом із чим" links={usedWith(props.part, props.kit).map(kitLink)} />
      <LinkList
        title="На яких екранах"
        links={screens.flatMap(({ path, titles: [first] }) =>
          first === undefined ? [] : [{ href: docsHref(first), text: `${first} ${path}` }],
        )}
      />
    </>
  )
}
