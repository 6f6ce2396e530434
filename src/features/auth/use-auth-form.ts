import { type FormRulesRecord, useForm } from '@mantine/form'
import type { UseMutationOptions } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'

import { errorMessage } from '#src/errors/error-text.ts'
import { toast } from '#src/ui/toast.ts'

import { useSingleCall } from './use-single-call.ts'

interface AuthFormOptions<Values, Answer> {
  initialValues: Values
  validate: FormRulesRecord<Values>
  /** The values as they are sent. */
  transformValues?: (values: Values) => Values
  mutation: UseMutationOptions<Answer, Error, Values>
  onDone: (answer: Answer, sent: Values) => void
  onFailed?: (error: Error) => void
}

/**
 * A form that makes one call. The first invalid field gets the focus; a failure shows at its field
 * where spec §8 says so, else as a toast and in `alert`, and keeps what was typed.
 */
export function useAuthForm<Values extends Record<string, string>, Answer>({
  mutation,
  onDone,
  onFailed,
  ...options
}: AuthFormOptions<Values, Answer>) {
  const form = useForm<Values>(options)
  const { call, error, isPending, isSuccess } = useSingleCall(mutation)
  const focus = (field: string): void => form.getInputNode(field)?.focus()

  /** The text of a failure and the field that shows it; null where this form has no such field. */
  const read = (reason: Error) => {
    const { text, field } = errorMessage(reason)
    return { text, field: field !== null && field in form.getValues() ? field : null }
  }
  const fail = (reason: Error): void => {
    const { text, field } = read(reason)
    if (field === null) toast.error(text)
    else {
      form.setFieldError(field, text)
      focus(field)
    }
    onFailed?.(reason)
  }
  const submit: (event: SubmitEvent<HTMLFormElement>) => void = form.onSubmit(
    (values) => call(values, { onSuccess: (answer) => onDone(answer, values), onError: fail }),
    (errors) => Object.keys(errors).slice(0, 1).forEach(focus),
  )
  const failure = error && read(error)
  return {
    form,
    submit,
    /** Under way, or done and on the way to the next screen. */
    pending: isPending || isSuccess,
    /** Why the whole form failed. */
    alert: failure?.field === null ? failure.text : null,
  }
}
