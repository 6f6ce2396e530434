import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { isApiError } from '#src/api/operation.ts'
import type { AuthSession } from '#src/domain/auth-flow.ts'
import { secondsLeft } from '#src/domain/time/clock-time.ts'
import { failureText } from '#src/errors/error-text.ts'
import { CODE_CONFIRMED, CODE_RESENT, REGISTERED, SIGNED_IN } from '#src/errors/messages.ts'
import { CODE_LENGTH } from '#src/features/auth/rules/one-time-code.ts'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { useWhileShown } from '#src/ui/hooks/navigation.ts'
import { toast, useFailureToast } from '#src/ui/overlays/toast.ts'

import {
  codeConfirmationMutation,
  type CodeOutcome,
  codeRequestMutation,
  isUnfinishedRegistration,
} from './api.ts'
import { type Boxes, EMPTY_BOXES, focusBox } from './CodeBoxes.tsx'
import { lockedUntil } from './locked-until.ts'
import { useArrival } from './use-arrival.ts'

/** Product §9 «Resend countdown», in ms. */
const RESEND_PAUSE = 60_000

const NO_ALERT: { text: string | null; until: number } = { text: null, until: 0 }

/** A wrong or expired code: the only failures that clear the boxes (docs/behaviour.md). */
const isWrongCode = (error: Error): boolean =>
  isApiError(error) && (error.status === 400 || error.status === 410)

/**
 * The code step (product §4 «Authentication»). A code is sent once on entry. It is confirmed as
 * soon as all its digits are typed, each code once; then the next step of the flow is opened.
 *
 * @param begun the session on entry: the screen makes calls only for the flow of that session
 */
export function useCodeFlow(begun: AuthSession, next: string | undefined) {
  const navigate = useWhileShown(useNavigate())
  const arrive = useArrival(next)
  const request = useSingleMutation(codeRequestMutation(begun))
  const confirmation = useSingleMutation(codeConfirmationMutation(begun))
  const group = useRef<HTMLDivElement>(null)
  const [boxes, setBoxes] = useState(EMPTY_BOXES)
  const [alert, setAlert] = useState(NO_ALERT)
  const [confirmFrom, setConfirmFrom] = useState(0)
  const [resendFrom, setResendFrom] = useState(0)
  const failureToast = useFailureToast()
  const confirmed = useRef('')
  const confirming = confirmation.isPending || confirmation.isSuccess

  const fail = (error: Error): void => {
    const text = failureText(error)
    setAlert({ text, until: lockedUntil(error) })
    failureToast.show(text)
  }
  const forgetFailure = (): void => {
    setAlert(NO_ALERT)
    failureToast.hide()
  }
  const openNext = (outcome: CodeOutcome): void => {
    if (outcome === 'may-set-password') {
      toast.success(CODE_CONFIRMED)
      return void navigate({ to: '/reset/new-password', search: { next }, replace: true })
    }
    arrive({
      greeting: outcome === 'signed-in' ? SIGNED_IN : REGISTERED,
      withoutCard: outcome === 'registered-without-card',
    })
  }
  const confirm = (filled: Boxes): void => {
    if (secondsLeft(confirmFrom, Date.now()) > 0) return
    const code = filled.join('')
    if (code.length < CODE_LENGTH) {
      setAlert({ text: `Введи всі ${CODE_LENGTH} цифри коду`, until: 0 })
      return focusBox(group, filled.indexOf(''))
    }
    confirmed.current = code
    forgetFailure()
    const sent = { code, confirmed: isUnfinishedRegistration(confirmation.error) }
    confirmation.call(sent, {
      onSuccess: openNext,
      onError: (error) => {
        fail(error)
        setConfirmFrom(lockedUntil(error))
        if (!isWrongCode(error)) return
        confirmed.current = ''
        setBoxes(EMPTY_BOXES)
        focusBox(group, 0)
      },
    })
  }
  const enter = (filled: Boxes): void => {
    if (confirming) return
    setBoxes(filled)
    const code = filled.join('')
    if (code.length === CODE_LENGTH && code !== confirmed.current) confirm(filled)
  }
  const ask = (which: 'first' | 'another'): void =>
    request.call(which, {
      onSuccess: ({ otp_code }) => {
        setResendFrom(Date.now() + RESEND_PAUSE)
        if (which === 'another') {
          toast.success(CODE_RESENT)
          focusBox(group, 0)
        }
        if (otp_code !== undefined) enter(Array.from(otp_code))
      },
      onError: (error) => {
        fail(error)
        setResendFrom(lockedUntil(error))
      },
    })

  const onEntry = useEffectEvent(() => ask('first'))
  useEffect(() => {
    // StrictMode mounts twice; the second call finds the first in progress.
    onEntry()
  }, [])

  return {
    group,
    boxes,
    enter,
    confirm: () => confirm(boxes),
    confirming,
    isRefused: confirmation.isError,
    /** The moment until which no code is accepted, in ms; 0 if codes are accepted. */
    lockedUntil: confirmFrom,
    resend: () => {
      forgetFailure()
      ask('another')
    },
    resendFrom,
    sending: request.status,
    alert,
  }
}
