import equal from 'fast-deep-equal'
import * as v from 'valibot'

import { type PersonDraft, personDraft } from './person-draft.ts'

/** Unsaved input of a form. `base` and `values` differ only in fields that the person changed. */
export interface FormDraft<Values> {
  /** The saved values at the time when a field was first changed. */
  base: Values
  /** The values that the form shows. */
  values: Values
  /**
   * The draft at the time when a save began, kept during the save: a field that is changed back to
   * its saved value is a change then.
   */
  sent?: Pick<FormDraft<Values>, 'base' | 'values'> | undefined
}

/**
 * The draft of a form with these values, one for each person; null while nothing differs from the
 * saved values.
 */
export const formDraft = <Values extends object>(
  name: string,
  schema: v.GenericSchema<unknown, Values>,
): PersonDraft<FormDraft<Values> | null> => {
  const pair = { base: schema, values: schema }
  return personDraft(
    name,
    v.nullable(v.object({ ...pair, sent: v.optional(v.object(pair)) })),
    null,
  )
}

/** The values that a form shows: the changed fields from the draft, all others as saved now. */
export function valuesOf<Values extends object>(
  draft: FormDraft<Values> | null,
  saved: Values,
): Values {
  if (draft === null) return saved
  const { base, values } = draft
  const shown = { ...saved }
  for (const field in shown) if (!equal(values[field], base[field])) shown[field] = values[field]
  return equal(shown, saved) ? saved : shown
}

/** The draft of a form that shows these values now; null if all of them are saved. */
export function draftWith<Values extends object>(
  draft: FormDraft<Values> | null,
  saved: Values,
  values: Values,
): FormDraft<Values> | null {
  const sent = draft?.sent
  if (equal(values, saved) && sent === undefined) return null
  const base = { ...saved }
  for (const field in base) {
    const first = draft?.base[field]
    const before = draft?.values[field]
    // A field that is saved by now is not a change any more, even if no answer said so.
    const wasChanged = draft !== null && !equal(before, first) && !equal(before, saved[field])
    // If another value was saved meanwhile, changing a field back to its first value is a change.
    if (wasChanged && !equal(values[field], saved[field]) && !equal(values[field], first))
      base[field] = draft.base[field]
  }
  return { base, values, ...(sent && { sent }) }
}

/** The fields that the person has changed. */
export function changesOf<Values extends object>({
  base,
  values,
}: FormDraft<Values>): Partial<Values> {
  const changes: Partial<Values> = {}
  for (const field in values) if (!equal(values[field], base[field])) changes[field] = values[field]
  return changes
}

/** The draft when a save begins. */
export function draftSent<Values extends object>({
  base,
  values,
}: FormDraft<Values>): FormDraft<Values> {
  return { base, values, sent: { base, values } }
}

/**
 * The draft after a save of these fields; `saved` is empty if the save failed. Later input in them
 * is a change of what was sent.
 */
export function draftAfter<Values extends object>(
  draft: FormDraft<Values> | null,
  saved: Partial<Values>,
): FormDraft<Values> | null {
  if (draft === null) return null
  const base = { ...draft.base, ...saved }
  return equal(base, draft.values) ? null : { base, values: draft.values }
}

/**
 * Whether somebody else has saved another value of a changed field meanwhile.
 */
export function isOvertaken<Values extends object>(
  { base, values, sent }: FormDraft<Values>,
  saved: Values,
): boolean {
  for (const field in saved) {
    const known = [base[field], values[field], sent?.values[field]]
    const changed = !equal(values[field], base[field])
    if (changed && !known.some((value) => equal(value, saved[field]))) return true
  }
  return false
}
