/** What the pages about the product are made of: their frame, and headings with rows of facts. */
import { CopyButton, MantineProvider } from '@mantine/core'
import type { Decorator } from '@storybook/react-vite'
import type { PropsWithChildren, ReactNode } from 'react'

import { cssVariables, theme } from '#src/ui/theme/theme.ts'

import classes from './page.module.css'

/** The frame, in the toolbar's scheme; a wide one uses the whole window. */
export const OwnPage = (
  props: PropsWithChildren<{ scheme: unknown; wide: boolean }>,
): ReactNode => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    forceColorScheme={props.scheme === 'dark' ? 'dark' : 'light'}
  >
    <main className={classes['page']} data-wide={props.wide}>
      {props.children}
    </main>
  </MantineProvider>
)

const ownPage: Decorator = (Story, { globals, parameters }) => (
  <OwnPage scheme={globals['scheme']} wide={parameters['wide'] === true}>
    <Story />
  </OwnPage>
)

const WHOLE_WINDOW = { viewport: { value: '100pct-100pct', isRotated: false } }

/** A file of stories that is such a page. In a test it has the size of the test project. */
export const OWN_PAGE = {
  decorators: [ownPage],
  globals: import.meta.env.MODE === 'test' ? {} : WHOLE_WINDOW,
}

/** A part of a page, with its heading. */
export const Part = (props: PropsWithChildren<{ title: string; text?: string }>): ReactNode => (
  <section className="u-grid u-sm" aria-label={props.title}>
    <h2>{props.title}</h2>
    {props.text !== undefined && <p className="u-note">{props.text}</p>}
    {props.children}
  </section>
)

export interface RowProps {
  sample?: ReactNode
  name: string
  /** Where it leads in Storybook. */
  href?: string
  /** What a press on the name copies. */
  copy?: string
  /** Each in a line of its own. */
  facts?: readonly string[]
}

const Copied = ({ text, value }: { text: string; value: string }): ReactNode => (
  <CopyButton value={value}>
    {({ copied, copy }) => (
      <button type="button" className={classes['copy']} title="Скопіювати" onClick={copy}>
        {text} <span role="status">{copied && '✓ скопійовано'}</span>
      </button>
    )}
  </CopyButton>
)

/** A row: a sample, its name, and what is said about it. */
const Row = ({ sample, name, href, copy, facts }: RowProps): ReactNode => (
  <li className="u-line u-frame" style={{ padding: '0.75rem' }}>
    {sample && <div style={{ flex: 'none', maxWidth: '100%' }}>{sample}</div>}
    <div className={classes['facts']}>
      <strong>
        {href !== undefined && <OuterLink href={href} text={name} />}
        {copy !== undefined && <Copied text={name} value={copy} />}
        {href === undefined && copy === undefined && name}
      </strong>
      {facts?.map((fact) => (
        <div key={fact}>{fact}</div>
      ))}
    </div>
  </li>
)

export type PartRows = readonly [title: string, text: string, rows: readonly RowProps[]]

/** A page of parts with rows. */
export const Facts = ({ title, parts }: { title: string; parts: readonly PartRows[] }) => (
  <>
    <h1>{title}</h1>
    {parts.map(([name, text, rows]) => (
      <Part key={name} title={name} text={text}>
        <ul className={classes['rows']}>
          {rows.map((row) => (
            <Row key={row.name + (row.href ?? '')} {...row} />
          ))}
        </ul>
      </Part>
    ))}
  </>
)

/** An address in Storybook itself, with its text. */
export interface PageLink {
  href: string
  text: string
  /** What a screen reader says, if it is more than the text. */
  label?: string
}

export const OuterLink = ({ href, text, label }: PageLink): ReactNode => (
  <a className="u-link" href={href} target="_top" aria-label={label}>
    {text}
  </a>
)

/** A part of a page with links to others; nothing if there are none. */
export const LinkList = (props: { title: string; links: PageLink[] }): ReactNode =>
  props.links.length > 0 && (
    <Part title={props.title}>
      <ul className="u-wrap u-md">
        {props.links.map((link) => (
          <li key={link.href}>
            <OuterLink {...link} />
          </li>
        ))}
      </ul>
    </Part>
  )
