/** What the pages about the product are made of: their frame, and headings with rows of facts. */
import { MantineProvider } from '@mantine/core'
import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'

import { plural } from '#src/domain/number-text.ts'
import { cssVariables, theme } from '#src/ui/theme/theme.ts'

import type { Found } from './sources.ts'

import classes from './page.module.css'

interface OwnPageProps {
  /** The toolbar's value. */
  scheme: unknown
  /** Whether it uses the whole window. */
  wide: boolean
  children: ReactNode
}

export const OwnPage = ({ scheme, wide, children }: OwnPageProps): ReactNode => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    forceColorScheme={scheme === 'dark' ? 'dark' : 'light'}
  >
    <main className={classes['page']} data-wide={wide}>
      {children}
    </main>
  </MantineProvider>
)

const ownPage: Decorator = (Story, { globals, parameters }) => (
  <OwnPage scheme={globals['scheme']} wide={parameters['wide'] === true}>
    <Story />
  </OwnPage>
)

/**
 * A file of stories that is such a page: it has the whole window, or in a test the size of the test
 * project. `parameters.wide` lets its text use the whole window, too.
 */
export const OWN_PAGE = {
  decorators: [ownPage],
  globals:
    import.meta.env.MODE === 'test'
      ? {}
      : { viewport: { value: '100pct-100pct', isRotated: false } },
}

interface PartProps {
  title: string
  text?: string
  /** Whether its content is not a list of rows. */
  bare?: boolean
  children: ReactNode
}

/** A part of a page, with its heading. */
export const Part = ({ title, text, bare = false, children }: PartProps): ReactNode => (
  <section aria-label={title}>
    <h2>{title}</h2>
    {text !== undefined && <p className={classes['note']}>{text}</p>}
    {bare ? children : <ul className={classes['rows']}>{children}</ul>}
  </section>
)

interface RowProps {
  sample?: ReactNode
  name: ReactNode
  children?: ReactNode
}

/** A row: a sample, its name, and a description. */
export const Row = ({ sample, name, children }: RowProps): ReactNode => (
  <li className={classes['row']}>
    <div className={classes['sample']}>{sample}</div>
    <div className={classes['facts']}>
      <strong>{name}</strong>
      {children}
    </div>
  </li>
)

/** A length in `rem` with its pixels: '0.875rem, 14 px'; any other value as it is. */
export const withPixels = (size: string): string =>
  /^[\d.]+rem$/.test(size) ? `${size}, ${Number.parseFloat(size) * 16} px` : size

const NAMED = 4

/** How often something is used, and where. */
export function places(files: readonly string[]): string {
  const names = [...new Set(files)]
  const rest = names.length > NAMED ? '…' : ''
  const count = `${files.length} ${plural(files.length, 'місце', 'місця', 'місць')}`
  return `${count}: ${names.slice(0, NAMED).join(', ')}${rest}`
}

interface UsedProps {
  title: string
  text: string
  found: readonly Found[]
  nameOf?: (value: string) => string
  sampleOf?: (value: string) => ReactNode
}

/** What the code uses, each with how often and where. */
export const Used = ({
  title,
  text,
  found,
  nameOf = withPixels,
  sampleOf,
}: UsedProps): ReactNode => (
  <Part title={title} text={text}>
    {found.map(([value, files]) => (
      <Row key={value} name={nameOf(value)} sample={sampleOf?.(value)}>
        <span>{places(files)}</span>
      </Row>
    ))}
  </Part>
)

interface LinkListProps {
  title: string
  links: { href: string; text: string }[]
}

/** A part of a page with links to others; nothing if there are none. */
export const LinkList = ({ title, links }: LinkListProps): ReactNode =>
  links.length > 0 && (
    <Part title={title} bare>
      <ul className={classes['links']}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href} target="_top">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  )
