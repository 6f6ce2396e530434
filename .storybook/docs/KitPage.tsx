import { Controls, Description, Primary } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

import { docsHref } from '../common/links.ts'
import { LinkList, Part } from '../common/page.tsx'
import { filesOfRoute, type KitPart, signaturesOf, usedWith } from '../common/sources.ts'
import type { Entry } from '../common/stories.ts'
import { SCREENS } from '../map/facts.ts'
import { FIRST_CHOICE } from '../wall/choice.ts'
import { Frames } from '../wall/Wall.tsx'

import classes from '../common/page.module.css'

interface KitPageProps {
  part: KitPart
  /** The entries of Storybook's index. */
  entries: readonly Entry[]
}

/** The link to the page of a part of the kit. */
export const kitLink = ({ title }: KitPart): { href: string; text: string } => ({
  href: docsHref(title),
  text: title.split('/').at(-1) ?? '',
})

/** When to use a component, its properties and states, what it is used with, and on which screens. */
export function KitPage({ part, entries }: KitPageProps): ReactNode {
  const { title, file, hasComponent } = part
  const screens = SCREENS.filter((screen) => filesOfRoute(screen.id).has(file))
  return (
    <>
      <h1>{title.split('/').at(-1)}</h1>
      <div>
        <Description />
        <p className={classes['note']}>{file.slice(1)}</p>
      </div>
      <div>
        <Primary />
        <div className={classes['table']}>
          {hasComponent ? (
            <Controls />
          ) : (
            signaturesOf(part).map((signature) => <pre key={signature}>{signature}</pre>)
          )}
        </div>
      </div>
      <Part title="Стани" bare>
        <Frames
          entries={entries.filter((entry) => entry.title === title)}
          first={{ ...FIRST_CHOICE, state: null }}
          highest={560}
        />
      </Part>
      <LinkList title="Разом із чим" links={usedWith(part).map(kitLink)} />
      <LinkList
        title="На яких екранах"
        links={screens.flatMap(({ path, titles: [first] }) =>
          first === undefined ? [] : [{ href: docsHref(first), text: `${first} ${path}` }],
        )}
      />
    </>
  )
}
