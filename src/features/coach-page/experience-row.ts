/** The experiences of the coach's page in edit mode (product §5 «Coach profile»). */
import * as v from 'valibot'

import { newKey } from '#src/domain/lists.ts'

import type { CoachInfo } from './coach-info.ts'
import { isCurrent } from './experience.ts'
import { CompleteExperience } from './site-schema.ts'

type Experience = CoachInfo['experiences'][number]
type Values = Omit<Experience, 'id'>

/** The saved experience, and whether it was shown as «Працюю досі». */
export interface SavedExperience extends Values {
  current: boolean
}

/** An experience as it is typed. */
export interface ExperienceRow {
  key: string
  /** Null until it is saved. */
  id: string | null
  about: string
  /** `YYYY-MM-DD`, or '' for none. */
  start_date: string
  end_date: string
  /** «Працюю досі». */
  current: boolean
  /** The saved values that the row was begun from, or those of a later save; null if not saved. */
  saved: SavedExperience | null
}

/** A row of a saved experience. */
export function rowOf(experience: Experience, today: string): ExperienceRow {
  const { id, about, start_date, end_date } = experience
  const current = isCurrent(experience, today)
  return {
    key: id,
    id,
    about,
    start_date,
    end_date: current ? '' : (end_date ?? ''),
    current,
    saved: { about, start_date, end_date, current },
  }
}

/**
 * The rows to show, in the order of the draft: saved ones with their changes, and unsaved ones. A
 * row that was deleted elsewhere is removed, unless it was changed here; rows that were added
 * elsewhere come last.
 */
export function mergedRows(
  rows: readonly ExperienceRow[],
  saved: readonly ExperienceRow[],
): ExperienceRow[] {
  const known = rows.flatMap((row) => {
    if (isChanged(row)) return [row]
    const now = saved.find(({ id }) => id === row.id)
    if (now) return [{ ...now, key: row.key }]
    // One that was added here is on the server already, but not read yet.
    return row.key === row.id ? [] : [row]
  })
  return [...known, ...saved.filter(({ id }) => rows.every((row) => row.id !== id))]
}

/** Whether a row that was changed has been saved with other values since. */
export function isRowOvertaken(row: ExperienceRow, experiences: readonly Experience[]): boolean {
  const now = experiences.find(({ id }) => id === row.id)
  return isChanged(row) && now !== undefined && row.saved !== null && !isSame(now, row.saved)
}

const isSame = (one: Values, other: Values): boolean =>
  one.about === other.about &&
  one.start_date === other.start_date &&
  one.end_date === other.end_date

/** What is sent for a row; null while it is not complete. «Працюю досі» sends today. */
export function experienceOf(row: ExperienceRow, today: string): Values | null {
  const end_date = row.current ? today : row.end_date
  const { success, output } = v.safeParse(CompleteExperience, { ...row, end_date })
  return success ? output : null
}

/** Whether a row is empty: an empty one is left out silently. */
export function isBlankExperience({ id, about, start_date, end_date }: ExperienceRow): boolean {
  return id === null && !about.trim() && !start_date && !end_date
}

/** Whether a row differs from the saved one; a new row always does. */
export function isChanged({ about, start_date, end_date, current, saved }: ExperienceRow): boolean {
  return (
    saved === null ||
    about !== saved.about ||
    start_date !== saved.start_date ||
    current !== saved.current ||
    (!current && end_date !== (saved.end_date ?? ''))
  )
}

export const newExperience = (): ExperienceRow => ({
  key: newKey(),
  id: null,
  about: '',
  start_date: '',
  end_date: '',
  current: false,
  saved: null,
})
