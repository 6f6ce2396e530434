/** Prints the medians of visits as a table, in the form of docs/performance.md. */
import type { Figures } from './visits.ts'

const DIGITS: Figures = { 'scripts KB': 1, shift: 3 }

export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN

/** What was measured of a part of a page on one build. */
export interface Row {
  name: string
  build: string
  /** The row's name that it is compared with. */
  to: string | undefined
  /** Of all visits. */
  seen: readonly Figures[]
}

const medianOf = ({ seen }: Row, of: string): number =>
  median(seen.map((figures) => figures[of] ?? Number.NaN))

/** The row that another is compared with: of the same build, or the only one. */
function otherOf({ to, build }: Row, rows: readonly Row[]): Row | undefined {
  const others = rows.filter(({ name }) => name === to)
  return others.find((other) => other.build === build) ?? others[0]
}

/** How long a part takes, of the time of the other row; not a number if there is none. */
const ratioOf = (row: Row, other: Row | undefined): number =>
  other ? medianOf(row, 'visible ms') / medianOf(other, 'visible ms') : Number.NaN

/** A line for each row, compared with the builds before and with `to`. */
export function printRows(rows: readonly Row[]): void {
  const columns = Object.keys(rows[0]?.seen[0] ?? {})
  const cells = rows.map((row, at) => {
    const before = rows.slice(0, at).filter(({ name }) => name === row.name)
    const ratios = [
      ...before.map((other) => [ratioOf(row, other), other.build] as const),
      [ratioOf(row, otherOf(row, rows)), row.to] as const,
    ]
    return [
      row.name,
      row.build,
      ...columns.map((of) => medianOf(row, of).toFixed(DIGITS[of])),
      ratios.flatMap(([of, name]) => (of > 0 ? `${of.toFixed(2)} × ${name}` : [])).join(', '),
    ]
  })
  const names = ['Slow 4G, processor 4× slower', 'build', ...columns, 'visible, of others']
  const widths = names.map((name, at) =>
    Math.max(name.length, ...cells.map((line) => line[at]?.length ?? 0)),
  )
  const rule = widths.map((width) => '-'.repeat(width))
  for (const line of [names, rule, ...cells])
    console.log(`| ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`)
}

/** The rows that take longer than `limit` of what they are compared with. */
export const slower = (rows: readonly Row[], limit: number): string[] =>
  rows
    .filter((row) => !(ratioOf(row, otherOf(row, rows)) <= limit))
    .map(({ name, build }) => `${name} (${build})`)
