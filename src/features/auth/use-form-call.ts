import type { UseFormReturnType } from '@mantine/form'
import type { UseMutationOptions } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'

import { normalisePhone } from '#src/domain/phone.ts'
import { secondsLeft } from '#src/domain/time/clock-time.ts'
import { failureWithField } from '#src/errors/error-text.ts'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'

import { lockedUntil } from './locked-until.ts'

/** Text by field. */
type Fields = Record<string, string>

interface FormCall<Sent, Answer> {
  mutation: UseMutationOptions<Answer, Error, Sent>
  onDone: (answer: Answer) => void
  onFailed?: (error: Error) => void
}

/**
 * The call of a form. The first invalid field gets the focus. A failure is shown at its field if
 * product §8 says so, else as a toast and in `alert`, and keeps what was typed. A lockout belongs
 * to the phone that was sent: the form waits for its end, unless another phone is typed.
 */
export function useFormCall<Values extends Fields, Sent extends Fields, Answer>(
  form: UseFormReturnType<Values, Sent>,
  { mutation, onDone, onFailed }: FormCall<Sent, Answer>,
) {
  const [lock, setLock] = useState({ until: 0, phone: '' })
  const { call, error, isPending, isSuccess, showFailure } = useSingleMutation(mutation)
  const until = lock.phone === normalisePhone(form.values['phone'] ?? '') ? lock.until : 0

  const focusFirst = (wrong: object): void => {
    const [first = ''] = Object.keys(wrong)
    form.getInputNode(first)?.focus()
  }
  /** The text of a failure and the field that shows it; null if this form has no such field. */
  const read = (reason: Error) => {
    const { text, field } = failureWithField(reason)
    return { text, field: field !== null && field in form.values ? field : null }
  }
  const fail = (reason: Error, sent: Sent): void => {
    const { text, field } = read(reason)
    if (lockedUntil(reason) > 0) setLock({ until: lockedUntil(reason), phone: sent['phone'] ?? '' })
    if (field === null) showFailure(text)
    else {
      form.setErrors({ [field]: text })
      focusFirst({ [field]: text })
    }
    onFailed?.(reason)
  }
  const send = form.onSubmit((sent) => {
    call(sent, { onSuccess: onDone, onError: (reason) => fail(reason, sent) })
  }, focusFirst)
  const failure = error && read(error)
  const isLockout = lockedUntil(error) > 0
  const isOfAnotherPhone = isLockout && until === 0
  return {
    submit: (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault()
      if (secondsLeft(until, Date.now()) === 0) send(event)
    },
    /** In progress, or done and navigating to the next screen. */
    pending: isPending || isSuccess,
    /** Why the whole form failed, and the end of the lockout if it is one. */
    alert: {
      text: failure?.field === null && !isOfAnotherPhone ? failure.text : null,
      until: isLockout ? until : 0,
    },
    /** The moment until which the form cannot be submitted, in ms; 0 if it can be. */
    lockedUntil: until,
  }
}
