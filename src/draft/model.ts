/**
 * Unsaved input (decisions 14, 22 and 30).
 *
 * A draft is what its person has changed and not saved yet: the values that it was begun from, and
 * the values that the screen shows. The device stores it (`personDraft`) until it is saved or
 * discarded, the same in all tabs. `useDraft` shows and edits it, `useDraftForm` as a Mantine form;
 * `DraftNotes.tsx` says that it was overtaken, and offers to undo a removal; `useUnsavedGuard` asks
 * before a screen with unsaved changes is left.
 *
 * Its shape (`DraftShape`) says what is shown over the values that are saved now, and what is
 * stored for the values shown: field by field, or as a whole where the rows depend on each other.
 * Decision 30 has the table of all drafts.
 */
import equal from 'fast-deep-equal'
import * as v from 'valibot'

import { type PersonDraft, personDraft, type StoredAtom } from '#src/device/storage.ts'
import { kyivNow } from '#src/domain/time/kyiv-time.ts'

/** How a draft is stored, and what it shows. */
export interface DraftShape<Stored, Values> {
  /** The values to show over those that are saved now. */
  shown: (stored: Stored | null, saved: Values) => Values
  /** What is stored while these values are shown; null if saving them would change nothing. */
  changed: (stored: Stored | null, saved: Values, values: Values) => Stored | null
}

/** Unsaved input of a form. `base` and `values` differ only in fields that the person changed. */
export interface FormDraft<Values> {
  /** The saved values at the time when a field was first changed. */
  base: Values
  /** The values that the form shows. */
  values: Values
  /** The day on which it was begun, in Kyiv; an earlier version of the app has not stored it. */
  day?: string | undefined
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
  const day = v.optional(v.pipe(v.string(), v.isoDate()))
  return personDraft(
    name,
    v.nullable(v.object({ ...pair, day, sent: v.optional(v.object(pair)) })),
    null,
  )
}

/**
 * The shape of a draft whose fields are changed one by one.
 *
 * @param shown merges a draft with the saved values, if a field needs both
 */
export const byField = <Values extends object>(
  shown: DraftShape<FormDraft<Values>, Values>['shown'] = valuesOf,
): DraftShape<FormDraft<Values>, Values> => ({ shown, changed: draftWith })

/** The values that a form shows: the changed fields from the draft, all others as saved now. */
export function valuesOf<Values extends object>(
  draft: FormDraft<Values> | null,
  saved: Values,
): Values {
  if (draft === null) return saved
  const shown = { ...saved, ...changesOf(draft) }
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
  return { base, values, day: draft?.day ?? kyivNow().date, ...(sent && { sent }) }
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
export function draftSent<Values extends object>(draft: FormDraft<Values>): FormDraft<Values> {
  const { base, values } = draft
  return { ...draft, sent: { base, values } }
}

/** For the options of a mutation: the draft records what is being sent, until the call has failed. */
export const recordsSent = <Values extends object>(
  draft: StoredAtom<FormDraft<Values> | null>,
) => ({
  onMutate: (): void => {
    const typed = draft.read()
    if (typed) draft.write(draftSent(typed))
  },
  onError: (): void => draft.write(draftAfter(draft.read(), {})),
})

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
  return equal(base, draft.values) ? null : { ...draft, base, sent: undefined }
}

/**
 * Whether somebody else has saved another value of a changed field meanwhile.
 */
export function isOvertaken<Values extends object>(
  { base, values, sent }: FormDraft<Values>,
  saved: Values,
): boolean {
  for (const field in changesOf({ base, values })) {
    const known = [base[field], values[field], sent?.values[field]]
    if (!known.some((value) => equal(value, saved[field]))) return true
  }
  return false
}

/**
 * The answer of a call, or, if it failed, what `find` finds of its change on the server: the change
 * may have been made although the answer was lost. Rejects as the call did if `find` returns null or
 * false, or fails.
 */
export async function unlessSaved<Answer, Found>(
  call: Promise<Answer>,
  find: () => Promise<Found | null | false>,
): Promise<Answer | Found> {
  try {
    return await call
  } catch (error) {
    const found = await find().catch(() => null)
    if (found === null || found === false) throw error
    return found
  }
}
