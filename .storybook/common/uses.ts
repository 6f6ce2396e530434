/** Rows for what the sources use: how often, and where. */
import type { ReactNode } from 'react'

import { plural } from '#src/domain/number-text.ts'

import type { RowProps } from './page.tsx'
import { EVERYWHERE, type Found, foundIn } from './sources.ts'

/** A length in `rem` with its pixels: '0.875rem, 14 px'; any other value as it is. */
export const withPixels = (size: string): string =>
  /^[\d.]+rem$/.test(size) ? `${size}, ${Number.parseFloat(size) * 16} px` : size

const NAMED = 4

/** How often something is used, and where. */
export function places(files: readonly string[] = []): string {
  const names = [...new Set(files)]
  const count = `${files.length} ${plural(files.length, 'місце', 'місця', 'місць')}`
  const some = `${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? '…' : ''}`
  return files.length > 0 ? `${count}: ${some}` : 'Ніде'
}

/** Rows for what the sources use, each with how often and where. */
export const used = (
  found: readonly Found[],
  sampleOf?: (value: string) => ReactNode,
  nameOf = withPixels,
): RowProps[] =>
  found.map(([value, files]) => ({
    name: nameOf(value),
    copy: value,
    sample: sampleOf?.(value),
    facts: [places(files)],
  }))

const VARIABLES = new Map(foundIn(EVERYWHERE, /var\((--[\w-]+)/g))

/** The variable of a token: how often it is used, and where. */
export const usesOf = (variable: string): string => places(VARIABLES.get(variable))

/**
 * The steps of a scale, and what is outside of it, each with how often and where it is used: by the
 * name of the step, its variable or its value.
 */
export function onScale(
  kind: 'spacing' | 'radius' | 'font-size',
  steps: Record<string, string>,
  found: readonly Found[],
  sampleOf: (value: string) => ReactNode,
): { steps: RowProps[]; others: RowProps[] } {
  const variableOf = (name: string): string => `--mantine-${kind}-${name}`
  const isStep = (text: string, [name, size]: [string, string]): boolean =>
    [name, size, `var(${variableOf(name)})`].includes(text)
  const all = Object.entries(steps)
  return {
    steps: all.map((step) => ({
      name: `${step[0]}: ${withPixels(step[1])}`,
      copy: `var(${variableOf(step[0])})`,
      sample: sampleOf(step[1]),
      facts: [places(found.flatMap(([text, files]) => (isStep(text, step) ? files : [])))],
    })),
    others: used(
      found.filter(([text]) => !all.some((step) => isStep(text, step))),
      sampleOf,
    ),
  }
}
