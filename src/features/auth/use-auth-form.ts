import type { UseMutationOptions } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState, type SubmitEvent } from 'react'

import { secondsLeft } from '#src/domain/countdown.ts'
import { errorMessage } from '#src/errors/error-text.ts'
import { toast } from '#src/ui/toast.ts'
import { useSingleMutation } from '#src/ui/use-single-mutation.ts'

import { lockedUntil } from './lockout.ts'
import type { Rule } from './rules.ts'

interface AuthFormOptions<Values, Answer> {
  initialValues: Values
  /** What is checked before the call, field by field. */
  validate: { [Field in keyof Values]?: Rule }
  /** The values as they are sent. */
  transformValues?: (values: Values) => Values
  mutation: UseMutationOptions<Answer, Error, Values>
  onDone: (answer: Answer, sent: Values) => void
  onFailed?: (error: Error) => void
}

/** What a field of the form is given. */
export interface FieldInput {
  name: string
  value: string
  /** Text of what is wrong with it, or null. */
  error: string | null
  onChange: (change: string | ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void
}

/**
 * A form that makes one call. The first invalid field gets the focus; a failure shows at its field
 * where spec §8 says so, else as a toast and in `alert`, and keeps what was typed. A lockout is of the
 * phone that was sent: the form waits for its end, unless another phone is typed.
 */
export function useAuthForm<Values extends Record<string, string>, Answer>({
  initialValues,
  validate,
  transformValues = (values) => values,
  mutation,
  onDone,
  onFailed,
}: AuthFormOptions<Values, Answer>) {
  const [values, setValues] = useState(initialValues)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const form = useRef<HTMLFormElement>(null)
  const [lock, setLock] = useState({ until: 0, phone: '' })
  const { call, error, isPending, isSuccess } = useSingleMutation(mutation)

  const phoneOf = (typed: Values): string => transformValues(typed)['phone'] ?? ''
  const until = lock.phone === phoneOf(values) ? lock.until : 0

  /** Shows what is wrong, and leads to the first field of it. */
  const refuse = (wrong: Record<string, string>): void => {
    setErrors(wrong)
    const [first = ''] = Object.keys(wrong)
    const field = form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }
  /** The text of a failure and the field that shows it; null where this form has no such field. */
  const read = (reason: Error) => {
    const { text, field } = errorMessage(reason)
    return { text, field: field !== null && field in values ? field : null }
  }
  const fail = (reason: Error, sent: Values): void => {
    const { text, field } = read(reason)
    if (lockedUntil(reason) > 0) setLock({ until: lockedUntil(reason), phone: sent['phone'] ?? '' })
    if (field === null) toast.error(text)
    else refuse({ [field]: text })
    onFailed?.(reason)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    form.current = event.currentTarget
    if (secondsLeft(until, Date.now()) > 0) return
    const wrong = Object.entries(validate).flatMap(([field, rule]) => {
      const message = rule?.(values[field] ?? '')
      return message ? [[field, message]] : []
    })
    if (wrong.length > 0) return refuse(Object.fromEntries(wrong))
    setErrors({})
    const sent = transformValues(values)
    call(sent, {
      onSuccess: (answer) => onDone(answer, sent),
      onError: (reason) => fail(reason, sent),
    })
  }
  const input = (name: keyof Values & string): FieldInput => ({
    name,
    value: values[name] ?? '',
    error: errors[name] ?? null,
    onChange: (change) => {
      const value = typeof change === 'string' ? change : change.currentTarget.value
      setValues((before) => ({ ...before, [name]: value }))
      setErrors(({ [name]: _mended, ...others }) => others)
    },
  })
  const failure = error && read(error)
  const isLockout = lockedUntil(error) > 0
  const isOfAnotherPhone = isLockout && until === 0
  return {
    values,
    input,
    submit,
    /** Under way, or done and on the way to the next screen. */
    pending: isPending || isSuccess,
    /** Why the whole form failed, and until when if that is a lockout. */
    alert: {
      text: failure?.field === null && !isOfAnotherPhone ? failure.text : null,
      until: isLockout ? until : 0,
    },
    /** Until when the form cannot be sent, in ms; 0 where it can. */
    lockedUntil: until,
  }
}
