import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form'
import equal from 'fast-deep-equal'
import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'

import type { StoredAtom } from '#src/device/storage.ts'

import { byField, type FormDraft } from './model.ts'
import { useDraft } from './use-draft.ts'

interface DraftFormInput<Values, Sent> extends Omit<
  UseFormInput<Values, Sent>,
  'mode' | 'initialValues' | 'onValuesChange'
> {
  /** The stored draft, from `formDraft`. */
  draft: StoredAtom<FormDraft<Values> | null>
  /** The values while there is no draft; the same object as long as they are equal. */
  saved: Values
  /** Merges a draft with the saved values, if a field needs both. */
  shown?: (draft: FormDraft<Values> | null, saved: Values) => Values
  /** Called when the draft was removed: another tab may have saved it. */
  onGone?: () => void
}

/**
 * `useDraft` as a form. Typing writes to the draft. The form follows every other change of the
 * draft: by another tab, by a save, by discarding it. A field that was not changed shows its saved
 * value. The form is dirty when it differs from what is saved.
 */
export function useDraftForm<Values extends object, Sent = Values>({
  draft,
  saved,
  shown,
  onGone,
  ...options
}: DraftFormInput<Values, Sent>): UseFormReturnType<Values, Sent> {
  const shape = useMemo(() => byField<Values>(shown), [shown])
  const { values, stored, edit } = useDraft({ draft, saved, shape, ...(onGone && { onGone }) })
  // Values from the draft are not written back: another tab may have changed it meanwhile.
  const following = useRef(false)
  const form = useForm<Values, Sent>({
    ...options,
    initialValues: values,
    onValuesChange: (typed) => {
      if (!following.current) edit(() => typed)
    },
  })
  const follow = useEffectEvent((now: Values, base: Values) => {
    if (equal(now, form.getValues()) && equal(base, form.getInitialValues())) return
    following.current = true
    form.setInitialValues(base)
    // Set all values, even equal ones, because `dirty` is computed for each field that is set.
    form.setValues(now)
    following.current = false
  })
  useLayoutEffect(() => {
    // Text typed since this render is already stored, and is part of the next render.
    if (stored === draft.read()) follow(values, saved)
  }, [draft, stored, values, saved])
  return form
}
