import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form'
import { type Atom, useAtomValue } from 'jotai'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'

interface DraftFormInput<Values, Sent> extends Omit<
  UseFormInput<Values, Sent>,
  'mode' | 'initialValues' | 'onValuesChange'
> {
  /** Of `personDraft`: where what is typed is kept. */
  draft: {
    read: () => Values | null
    write: (values: Values) => void
    atom: Atom<Values | null>
  }
  /** The values while there is no draft; the same object as long as they are the same. */
  saved: Values
}

/**
 * A form whose values are a draft on the device. What is typed is written there, and whatever else is
 * written there the form takes over: by another tab, by a save, by discarding the draft. It is dirty when
 * it differs from what is saved.
 */
export function useDraftForm<Values extends object, Sent = Values>({
  draft,
  saved,
  ...options
}: DraftFormInput<Values, Sent>): UseFormReturnType<Values, Sent> {
  const kept = useAtomValue(draft.atom)
  // What is taken over is not written back: another tab may have typed on by now.
  const following = useRef(false)
  const form = useForm<Values, Sent>({
    ...options,
    initialValues: kept ?? saved,
    onValuesChange: (values) => {
      if (!following.current) draft.write(values)
    },
  })
  const follow = useEffectEvent((now: Values, base: Values) => {
    if (now === form.getValues() && base === form.getInitialValues()) return
    following.current = true
    form.setInitialValues(base)
    // All of them, also those that are the same: dirty is looked at field by field.
    form.setValues(now)
    following.current = false
  })
  useLayoutEffect(() => {
    // What was typed since this render is on the device already, and the next render has it.
    if (kept === draft.read()) follow(kept ?? saved, saved)
  }, [draft, kept, saved])
  return form
}
