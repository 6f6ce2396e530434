import { VisuallyHidden } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import { readAuth } from '#src/api/auth.ts'
import { isApiError } from '#src/api/operation.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { secondsLeft, waitText } from '#src/domain/time/clock-time.ts'
import { failureText } from '#src/errors/error-text.ts'
import { CODE_CONFIRMED, CODE_RESENT, REGISTERED, SIGNED_IN } from '#src/errors/messages.ts'
import { useSecondsLeft } from '#src/ui/dates/use-clock.ts'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { useWhileShown } from '#src/ui/hooks/navigation.ts'
import { useFocusAfterCall } from '#src/ui/hooks/use-focus-after-call.ts'
import { toast, useFailureToast } from '#src/ui/overlays/toast.ts'

import {
  codeConfirmationMutation,
  type CodeOutcome,
  codeRequestMutation,
  isUnfinishedRegistration,
} from './api.ts'
import { useArrival } from './arrival.ts'
import { AuthForm, AuthScreen } from './AuthForm.tsx'
import { type Boxes, CodeBoxes, EMPTY_BOXES, focusBox } from './CodeBoxes.tsx'
import { lockedUntil } from './flow.ts'
import { CODE_LENGTH } from './form-fields.ts'

import '@mantine/core/styles/VisuallyHidden.css'
import classes from './auth.module.css'

const route = getRouteApi('/_auth/otp')

const STARTS = { login: '/login', registration: '/register', password_reset: '/reset' } as const

const SENDING = {
  idle: 'Надсилаємо код на',
  pending: 'Надсилаємо код на',
  success: 'Ми надіслали код на',
  error: 'Код для номера',
}

/** Product §9 «Resend countdown», in ms. */
const RESEND_PAUSE = 60_000

const NO_ALERT: { text: string | null; until: number } = { text: null, until: 0 }

/** A wrong or expired code: the only failures that clear the boxes (docs/behaviour.md). */
const isWrongCode = (error: Error): boolean =>
  isApiError(error) && (error.status === 400 || error.status === 410)

/**
 * The code step of registration, login and password reset (product §2 «/otp», product §4
 * «Authentication»). A code is sent once on entry. It is confirmed as soon as all its digits are
 * typed, each code once; then the next step of the flow is opened.
 */
export function OtpScreen(): ReactNode {
  const { next } = route.useSearch()
  const navigate = useWhileShown(route.useNavigate())
  const arrive = useArrival(next)
  // The screen makes calls only for the flow of the session on entry: signing in ends the flow
  // before the screen is left, and another tab may begin another one.
  const [begun] = useState(readAuth)
  const request = useSingleMutation(codeRequestMutation(begun))
  const confirmation = useSingleMutation(codeConfirmationMutation(begun))
  const failureToast = useFailureToast()
  const label = useId()
  const group = useRef<HTMLDivElement>(null)
  const [boxes, setBoxes] = useState(EMPTY_BOXES)
  const [alert, setAlert] = useState(NO_ALERT)
  /** The moment until which no code is accepted, in ms; 0 if codes are accepted. */
  const confirmFrom = lockedUntil(confirmation.error)
  /** The moment when the code can be sent again, in ms. */
  const [resendFrom, setResendFrom] = useState(0)
  /** The last code that was sent, unless it was wrong. */
  const confirmed = useRef('')
  const confirming = confirmation.isPending || confirmation.isSuccess
  const sending = request.isPending || request.isIdle
  const left = useSecondsLeft(resendFrom)
  const canResend = left === 0 && !sending
  const resend = useFocusAfterCall(sending)

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

  return (
    <AuthScreen
      title="Код підтвердження"
      text={
        <span id={label}>
          {SENDING[request.status]}{' '}
          <span className={classes['number']}>{formatPhone(begun.phone ?? '')}</span>
        </span>
      }
    >
      <AuthForm
        action="Підтвердити"
        onSubmit={() => confirm(boxes)}
        pending={confirming}
        lockedUntil={confirmFrom}
        alert={alert}
      >
        <CodeBoxes
          group={group}
          boxes={boxes}
          onChange={enter}
          labelledBy={label}
          invalid={confirmation.isError}
        />
      </AuthForm>
      <div className={classes['links']}>
        {/* A screen reader announces only the end of the wait. */}
        <p className={classes['resend']}>
          <button
            ref={resend}
            type="button"
            className={classes['link']}
            disabled={!canResend}
            onClick={() => {
              forgetFailure()
              ask('another')
            }}
          >
            Надіслати код повторно
          </button>
          {left > 0 && <span>через {waitText(left)}</span>}
          <VisuallyHidden role="status">
            {canResend && 'Код можна надіслати повторно'}
          </VisuallyHidden>
        </p>
        <Link
          to={STARTS[begun.context]}
          search={{ next, user_type: begun.userType ?? undefined }}
          className={classes['link']}
        >
          Змінити номер
        </Link>
      </div>
    </AuthScreen>
  )
}
