import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form'
import equal from 'fast-deep-equal'
import { useAtomValue } from 'jotai'
import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'

import { draftWith, type FormDraft, valuesOf } from '#src/device/form-draft.ts'
import type { StoredValue } from '#src/device/stored-value.ts'

interface DraftFormInput<Values, Sent> extends Omit<
  UseFormInput<Values, Sent>,
  'mode' | 'initialValues' | 'onValuesChange'
> {
  /** Of `formDraft`: where what is typed is kept. */
  draft: StoredValue<FormDraft<Values> | null>
  /** The values while there is no draft; the same object as long as they are the same. */
  saved: Values
  /** What the form shows of a draft, where a field is merged of what was changed and what is saved. */
  shown?: (draft: FormDraft<Values> | null, saved: Values) => Values
}

/**
 * A form whose values are a draft on the device. What is typed is written there, and whatever else is
 * written there the form takes over: by another tab, by a save, by discarding the draft. A field that
 * was not changed shows what is saved. The form is dirty when it differs from what is saved.
 */
export function useDraftForm<Values extends object, Sent = Values>({
  draft,
  saved,
  shown: merge = valuesOf,
  ...options
}: DraftFormInput<Values, Sent>): UseFormReturnType<Values, Sent> {
  const kept = useAtomValue(draft.atom)
  const shown = useMemo(() => merge(kept, saved), [merge, kept, saved])
  // What is taken over is not written back: another tab may have typed on by now.
  const following = useRef(false)
  const form = useForm<Values, Sent>({
    ...options,
    initialValues: shown,
    onValuesChange: (values) => {
      if (!following.current) draft.write(draftWith(draft.read(), saved, values))
    },
  })
  const follow = useEffectEvent((now: Values, base: Values) => {
    if (equal(now, form.getValues()) && equal(base, form.getInitialValues())) return
    following.current = true
    form.setInitialValues(base)
    // All of them, also those that are the same: dirty is looked at field by field.
    form.setValues(now)
    following.current = false
  })
  useLayoutEffect(() => {
    // What was typed since this render is on the device already, and the next render has it.
    if (kept === draft.read()) follow(shown, saved)
  }, [draft, kept, shown, saved])
  return form
}
