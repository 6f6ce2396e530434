import { Controls, Description, Primary } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { kit, routes } from 'virtual:routes'

import { docsHref } from '../common/links.ts'
import type { StoryFile } from '../map/story-files.ts'
import { FIRST_CHOICE } from '../wall/choice.ts'
import type { Entry } from '../wall/index-entry.ts'
import { Frames } from '../wall/Wall.tsx'
import { Links } from './Links.tsx'
import { usedWith } from './used-with.ts'

import classes from './docs.module.css'

interface KitPageProps {
  part: StoryFile
  /** The entries of Storybook's index. */
  entries: readonly Entry[]
}

/**
 * The docs page of a kit component: when to use it, its props, its states, the components that it
 * is used with, and the screens that use it.
 */
export function KitPage({ part, entries }: KitPageProps): ReactNode {
  const { title, parts, functions } = part
  return (
    <>
      <h1>{title.split('/').at(-1)}</h1>
      <div>
        <Description />
        <p className={classes['note']}>{parts.join(', ')}</p>
      </div>
      <div>
        <Primary />
        <div className={classes['table']}>
          {functions.length === 0 ? <Controls /> : <Functions functions={functions} />}
        </div>
      </div>
      <section className={classes['part']} aria-labelledby="states">
        <h2 id="states">Стани</h2>
        <Frames
          entries={entries.filter((entry) => entry.title === title)}
          first={{ ...FIRST_CHOICE, state: null }}
          highest={560}
        />
      </section>
      <Links
        title="Разом із чим"
        links={usedWith(part, kit).map((other) => ({
          href: docsHref(other.title),
          text: other.title.split('/').at(-1) ?? '',
        }))}
      />
      <Links
        title="На яких екранах"
        links={routes
          .filter(
            (route) => route.titles.length > 0 && route.parts.some((file) => parts.includes(file)),
          )
          .map(({ path, titles: [first = ''] }) => ({
            href: docsHref(first),
            text: `${first} ${path}`,
          }))}
      />
    </>
  )
}

/** The parameters of functions; the counterpart of a component's props table. */
function Functions({ functions }: Pick<StoryFile, 'functions'>): ReactNode {
  return functions.map(({ name, text, parameters, result }) => (
    <section key={name} aria-label={name}>
      <h2>
        <code>{name}</code>
      </h2>
      <p className={classes['note']} lang="en">
        {text}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Параметр</th>
            <th scope="col">Тип</th>
          </tr>
        </thead>
        <tbody>
          {parameters.map((parameter) => (
            <tr key={parameter.name}>
              <td>
                <code>{parameter.name}</code>
              </td>
              <td>
                <code>{parameter.type}</code>
              </td>
            </tr>
          ))}
          <tr>
            <td>Повертає</td>
            <td>
              <code>{result}</code>
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  ))
}
