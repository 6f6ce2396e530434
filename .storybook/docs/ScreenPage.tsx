import { Markdown } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { guards, kit, routes } from 'virtual:routes'

import { docsHref } from '../common/links.ts'
import { AREAS, KEPT_OUT } from '../map/areas.ts'
import type { RouteFacts } from '../map/route-files.ts'
import { FIRST_CHOICE } from '../wall/choice.ts'
import type { Entry } from '../wall/index-entry.ts'
import type { PictureSet } from '../wall/picture-set.ts'
import { Frames } from '../wall/Wall.tsx'
import { Links } from './Links.tsx'

import classes from './docs.module.css'

interface ScreenPageProps {
  title: string
  /** The route of the screen; null for an overlay of several screens. */
  route: RouteFacts | null
  /** The entries of Storybook's index. */
  entries: readonly Entry[]
  /** The pictures of the stories; null if there are none. */
  pictureSet: PictureSet | null
  sizes?: typeof FIRST_CHOICE.sizes
}

/** The docs page of a screen: what it is for, all its states at once, and its components. */
export function ScreenPage(props: ScreenPageProps): ReactNode {
  const { title, route, entries, pictureSet, sizes } = props
  const titles = route?.titles ?? [title]
  const own = titles.flatMap((one) => entries.filter((entry) => entry.title === one))
  return (
    <>
      <h1>{title.replaceAll('/', ' / ')}</h1>
      {route && <Purpose route={route} />}
      <section className={classes['part']} aria-labelledby="states">
        <h2 id="states">Стани</h2>
        <Frames
          entries={own}
          first={{ ...FIRST_CHOICE, state: null, ...(sizes && { sizes }) }}
          pictureSet={pictureSet}
        />
      </section>
      {route && (
        <>
          <Links
            title="З чого складається"
            links={kit
              .filter(({ parts }) => parts.some((part) => route.parts.includes(part)))
              .map((part) => ({
                href: docsHref(part.title),
                text: part.title.split('/').at(-1) ?? '',
              }))}
          />
          <Links
            title="Куди веде"
            links={routes
              .filter(
                ({ path, titles: [first] }) =>
                  first !== undefined && route.ways.some(({ to }) => to === path),
              )
              .map(({ path, titles: [first = ''] }) => ({ href: docsHref(first), text: path }))}
          />
        </>
      )}
    </>
  )
}

function Purpose({ route }: { route: RouteFacts }): ReactNode {
  const { path, area, guards: own, rules, moreRules } = route
  return (
    <section className={classes['part']} aria-labelledby="rules">
      <p>
        <strong>{path}</strong> · {AREAS[area]}
        {guards
          .filter(({ name }) => own.includes(name))
          .map(({ name, to }) => ` · ${KEPT_OUT[name]}, іде до ${to.join(', ')}`)}
      </p>
      <h2 id="rules">Навіщо він і за якими правилами</h2>
      <p className={classes['note']}>Слова специфікації: docs/product.md.</p>
      <Rules text={rules} />
      {moreRules !== '' && (
        <>
          <h3>Що про нього кажуть інші розділи</h3>
          <Rules text={moreRules} />
        </>
      )}
    </section>
  )
}

/** Words of the specification, which is in English. */
function Rules({ text }: { text: string }): ReactNode {
  return (
    <div lang="en">
      {/* Storybook's own code blocks have the colours of its scheme. */}
      <Markdown options={{ overrides: { code: 'code' } }}>{text}</Markdown>
    </div>
  )
}
