import equal from 'fast-deep-equal'
import * as v from 'valibot'

import { type PersonDraft, personDraft } from './draft.ts'

/** What is typed in a form and not saved. A field differs between the two only where the person changed it. */
export interface FormDraft<Values> {
  /** What was saved when a field was changed first. */
  base: Values
  /** What the form shows. */
  values: Values
  /** The draft as it was when a save began, while that runs: typed back to what was saved it is a change all the same. */
  sent?: Pick<FormDraft<Values>, 'base' | 'values'> | undefined
}

/** The draft of a form with these values, for each person their own; null while nothing differs from what is saved. */
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

/** What a form shows: the fields that were changed, and of all others what is saved now. */
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
    // What was typed and is saved by now, though no answer said so, is no change any more.
    const wasChanged = draft !== null && !equal(before, first) && !equal(before, saved[field])
    // What is typed as it was at first, but is saved otherwise by now, is a change of what is saved now.
    if (wasChanged && !equal(values[field], saved[field]) && !equal(values[field], first))
      base[field] = draft.base[field]
  }
  return { base, values, ...(sent && { sent }) }
}

/** The fields that the person changed. */
export function changesOf<Values extends object>({
  base,
  values,
}: FormDraft<Values>): Partial<Values> {
  const changes: Partial<Values> = {}
  for (const field in values) if (!equal(values[field], base[field])) changes[field] = values[field]
  return changes
}

/** The draft as a save begins. */
export function draftSent<Values extends object>({
  base,
  values,
}: FormDraft<Values>): FormDraft<Values> {
  return { base, values, sent: { base, values } }
}

/**
 * The draft as a save has ended, which has saved these fields: none where it failed. What was typed in them
 * since is a change of what was sent.
 */
export function draftAfter<Values extends object>(
  draft: FormDraft<Values> | null,
  saved: Partial<Values>,
): FormDraft<Values> | null {
  if (draft === null) return null
  const base = { ...draft.base, ...saved }
  return equal(base, draft.values) ? null : { base, values: draft.values }
}

/** Whether a field that the person changed has been saved with another value since, and not by their own save. */
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
