/** Parts of the foundation pages: a heading with rows of facts. */
import type { ReactNode } from 'react'

import { plural } from '#src/domain/number-text.ts'

import classes from './foundations.module.css'

/** A part of a page, with its heading. */
export function Part({
  title,
  text,
  children,
}: {
  title: string
  text?: string
  children: ReactNode
}): ReactNode {
  return (
    <section className={classes['part']} aria-label={title}>
      <h2>{title}</h2>
      {text !== undefined && <p className={classes['note']}>{text}</p>}
      <ul className={classes['rows']}>{children}</ul>
    </section>
  )
}

/** A row: a sample, its name, and a description. */
export function Row({
  sample,
  name,
  children,
}: {
  sample: ReactNode
  name: ReactNode
  children?: ReactNode
}): ReactNode {
  return (
    <li className={classes['row']}>
      <div className={classes['sample']}>{sample}</div>
      <div className={classes['facts']}>
        <strong>{name}</strong>
        {children}
      </div>
    </li>
  )
}

/** A length in `rem` with its pixels: '0.875rem, 14 px'; any other value as it is. */
export const withPixels = (size: string): string =>
  /^[\d.]+rem$/.test(size) ? `${size}, ${Number.parseFloat(size) * 16} px` : size

/** A size that a component gets: the theme's by its name, 'sm: 0.8125rem, 13 px', or its own. */
export function sizeName(name: string, sizes: Record<string, string>): string {
  const size = sizes[name]
  if (size === undefined) return withPixels(name)
  // The library's own sizes can be scaled.
  return `${name}: ${withPixels(size.replace(/^calc\((.+) \* var\(--mantine-scale\)\)$/, '$1'))}`
}

const NAMED = 4

interface UsedValuesProps {
  title: string
  text: string
  /** Values of the code, each with the names of the files that have it. */
  values: readonly (readonly [value: string, files: string[]])[]
  nameOf?: (value: string) => string
  sampleOf: (value: string) => ReactNode
}

/** The values that the code uses, each with how often and where. */
export function UsedValues(props: UsedValuesProps): ReactNode {
  const { title, text, values, nameOf = withPixels, sampleOf } = props
  return (
    <Part title={title} text={text}>
      {values.map(([value, files]) => {
        const names = [...new Set(files)]
        return (
          <Row key={value} name={nameOf(value)} sample={sampleOf(value)}>
            <span>
              {files.length} {plural(files.length, 'місце', 'місця', 'місць')}:{' '}
              {names.slice(0, NAMED).join(', ')}
              {names.length > NAMED && '…'}
            </span>
          </Row>
        )
      })}
    </Part>
  )
}
