import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { isApiError } from '#src/api/api-error.ts'
import { readSession } from '#src/api/auth-session.ts'
import { CODE_LENGTH } from '#src/domain/otp.ts'
import { errorMessage } from '#src/errors/error-text.ts'
import {
  CODE_CONFIRMED,
  CODE_RESENT,
  NO_VERIFICATION_ID,
  REGISTERED,
  SIGNED_IN,
} from '#src/errors/messages.ts'
import { toast } from '#src/ui/toast.ts'

import { codeConfirmation, type CodeOutcome, codeRequest, isUnfinishedRegistration } from './api.ts'
import { type Boxes, EMPTY_BOXES, focusBox } from './CodeBoxes.tsx'
import { useArrival } from './use-arrival.ts'
import { useSingleCall } from './use-single-call.ts'

/** Spec §9 Resend countdown, in ms. */
const RESEND_PAUSE = 60_000

/** A wrong or expired code: the only failures that clear the boxes (behaviour.md). */
const isWrongCode = (error: Error): boolean =>
  isApiError(error) && (error.status === 400 || error.status === 410)

/**
 * The code step (spec §4 Authentication): a code is sent once on entry, confirmed as soon as all its
 * digits are there, once for each code, and leads on to where its flow goes.
 */
export function useCodeFlow(next: string | undefined) {
  const navigate = useNavigate()
  const arrive = useArrival(next)
  const request = useSingleCall(codeRequest)
  const confirmation = useSingleCall(codeConfirmation)
  const group = useRef<HTMLDivElement>(null)
  const [boxes, setBoxes] = useState(EMPTY_BOXES)
  const [alert, setAlert] = useState<string | null>(null)
  const [resendFrom, setResendFrom] = useState(0)
  const confirmed = useRef('')
  const confirming = confirmation.isPending || confirmation.isSuccess

  const fail = (text: string): void => {
    setAlert(text)
    toast.error(text)
  }
  const leadOn = (outcome: CodeOutcome): void => {
    if (outcome === 'may-set-password') {
      toast.success(CODE_CONFIRMED)
      return void navigate({ to: '/reset/new-password', replace: true })
    }
    toast.success(outcome === 'signed-in' ? SIGNED_IN : REGISTERED)
    arrive({ withoutCard: outcome === 'registered-without-card' })
  }
  const confirm = (filled: Boxes): void => {
    const code = filled.join('')
    if (code.length < CODE_LENGTH) {
      setAlert(`Введіть усі ${CODE_LENGTH} цифри коду`)
      return focusBox(group, filled.indexOf(''))
    }
    if (readSession().verification_id === null) return fail(NO_VERIFICATION_ID)
    confirmed.current = code
    setAlert(null)
    const sent = { code, confirmed: isUnfinishedRegistration(confirmation.error) }
    void confirmation.call(sent, {
      onSuccess: leadOn,
      onError: (error) => {
        fail(errorMessage(error).text)
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
    void request.call(which, {
      onSuccess: ({ otp_code }) => {
        setResendFrom(Date.now() + RESEND_PAUSE)
        if (which === 'another') {
          toast.success(CODE_RESENT)
          focusBox(group, 0)
        }
        if (otp_code !== undefined) enter(Array.from(otp_code))
      },
      onError: (error) => fail(errorMessage(error).text),
    })

  const onEntry = useEffectEvent(() => ask('first'))
  useEffect(() => {
    // StrictMode enters twice; the second call finds the first under way.
    onEntry()
  }, [])

  return {
    group,
    boxes,
    enter,
    confirm: () => confirm(boxes),
    confirming,
    isRefused: confirmation.isError,
    resend: () => {
      setAlert(null)
      ask('another')
    },
    resendFrom,
    sending: request.status,
    alert,
  }
}
