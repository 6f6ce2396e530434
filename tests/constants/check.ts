import type { Row } from './section-9.ts'

/**
 * The value of the specification, typed by hand, and a function that reads it from the product in
 * Node.
 */
export interface Reading {
  value: unknown
  read: () => unknown
}

/**
 * A story that makes the check in a browser, and the texts in its file that contain the row's
 * values.
 */
export interface StoryCheck {
  /** From the project's folder. */
  file: string
  name: string
  values: readonly string[]
}

export type Check = Reading | StoryCheck

/** Rows and their checks, at least one each. */
export type Checks = Record<Row, readonly [Check, ...Check[]]>

/** The product provides the value; `read` may return a promise. */
export const gives = (value: unknown, read: () => unknown): Reading => ({ value, read })

/** The value is checked by a story. */
export const story = (file: string, name: string, ...values: string[]): StoryCheck => ({
  file,
  name,
  values,
})
