import { type FormRulesRecord, useForm } from '@mantine/form'
import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { type SubmitEvent, useRef } from 'react'
import { errorMessage } from '#src/errors/error-text.ts'
import { toast } from '#src/ui/toast.ts'

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
 * where spec §8 says so, else as a toast and in `alert`, and keeps what was typed. However often it
 * is submitted, one call is under way.
 */
export function useAuthForm<Values extends Record<string, string>, Answer>({
  mutation,
  onDone,
  onFailed,
  ...options
}: AuthFormOptions<Values, Answer>) {
  const form = useForm<Values>(options)
  const { mutate, error, isPending, isSuccess } = useMutation(mutation)
  // Known at once: a second click can come before the first has rendered.
  const sent = useRef(false)
  const fieldOf = ({ field }: { field: string | null }): string | null =>
    field !== null && field in form.getValues() ? field : null
  const failure = error && errorMessage(error)

  const focus = (field: string | undefined): void => {
    if (field !== undefined) form.getInputNode(field)?.focus()
  }
  const fail = (reason: Error): void => {
    sent.current = false
    const message = errorMessage(reason)
    const field = fieldOf(message)
    if (field === null) toast.error(message.text)
    else {
      form.setFieldError(field, message.text)
      focus(field)
    }
    onFailed?.(reason)
  }
  const submit: (event: SubmitEvent<HTMLFormElement>) => void = form.onSubmit(
    (values) => {
      if (sent.current) return
      sent.current = true
      mutate(values, { onSuccess: (answer) => onDone(answer, values), onError: fail })
    },
    (errors) => focus(Object.keys(errors)[0]),
  )
  return {
    form,
    submit,
    /** Under way, or done and on the way to the next screen. */
    pending: isPending || isSuccess,
    /** Why the whole form failed. */
    alert: failure && fieldOf(failure) === null ? failure.text : null,
  }
}
