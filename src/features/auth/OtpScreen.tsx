import { Box, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { getRouteApi, Link } from '@tanstack/react-router'
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'

import { readAuth } from '#src/api/auth.ts'
import { isApiError } from '#src/api/operation.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { secondsLeft, waitText } from '#src/domain/time/wait.ts'
import { CODE_CONFIRMED, CODE_RESENT } from '#src/errors/messages.ts'
import { useSecondsLeft } from '#src/ui/dates/use-clock.ts'
import { FailureText } from '#src/ui/FailureText.tsx'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { useWhileShown } from '#src/ui/hooks/navigation.ts'
import { useFocusAfter } from '#src/ui/hooks/use-focus-after.ts'
import { toast, useFailureToast } from '#src/ui/overlays/toast.ts'

import { codeConfirmationMutation, codeRequestMutation, isUnfinishedRegistration } from './api.ts'
import { type Arrival, useArrival } from './arrival.ts'
import { alertText, AuthForm, AuthScreen } from './AuthForm.tsx'
import { lockedUntil } from './flow.ts'
import { CODE_LENGTH, digitsFromPaste } from './form-fields.ts'

import '@mantine/core/styles/VisuallyHidden.css'
import classes from './auth.module.css'
import sheet from './CodeBoxes.module.css'

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

/** The digits typed, '' if a box is empty. */
type Boxes = readonly string[]

type Group = RefObject<HTMLDivElement | null>

const NUMBERS = Array.from({ length: CODE_LENGTH }, (_, index) => index + 1)

export const EMPTY_BOXES: Boxes = NUMBERS.map(() => '')

/** Moves the focus to a box, counted from 0; does nothing if there is no such box. */
const focusBox = (group: Group, index: number): void =>
  group.current?.querySelectorAll('input')[index]?.focus()

const NO_ALERT: { text: string | null; until: number; isUnsent?: true } = { text: null, until: 0 }

/** A wrong or expired code: the only failures that clear the boxes (docs/behaviour.md). */
const isWrongCode = (error: Error): boolean =>
  isApiError(error) && (error.status === 400 || error.status === 410)

/**
 * The code step of registration, login and password reset (product §2 «/otp», product §4
 * «Authentication»). A code is sent once for a verification. It is confirmed as soon as all its
 * digits are typed, each code once; then the next step of the flow is opened.
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
  const resend = useFocusAfter(sending)

  const fail = (error: Error, more: { isUnsent?: true } = {}): void => {
    setAlert({ text: alertText(error), until: lockedUntil(error), ...more })
    failureToast.show(error)
  }
  const forgetFailure = (): void => {
    setAlert(NO_ALERT)
    failureToast.hide()
  }
  const openNext = (arrival: Arrival | null): void => {
    if (arrival !== null) return arrive(arrival)
    toast.success(CODE_CONFIRMED)
    void navigate({ to: '/reset/new-password', search: { next }, replace: true })
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
      onSuccess: ({ at, code }) => {
        // The clock may have been set back since.
        setResendFrom(Math.min(at, Date.now()) + RESEND_PAUSE)
        if (which === 'another') {
          toast.success(CODE_RESENT)
          focusBox(group, 0)
        }
        if (code !== null) enter(Array.from(code))
      },
      onError: (error) => {
        fail(error, { isUnsent: true })
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
        alert={alert.isUnsent ? NO_ALERT : alert}
      >
        <CodeBoxes
          group={group}
          boxes={boxes}
          onChange={enter}
          labelledBy={label}
          invalid={confirmation.isError}
        />
      </AuthForm>
      <div className="u-grid u-sm">
        {/* A screen reader announces only the end of the wait. */}
        <p className={classes['resend']}>
          <UnstyledButton
            ref={resend}
            className={classes['link'] ?? ''}
            disabled={!canResend}
            onClick={() => {
              forgetFailure()
              ask('another')
            }}
          >
            Надіслати код повторно
          </UnstyledButton>
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
      {/* It comes without a press: at the end and without a height, so that nothing moves. */}
      <Box h={0}>
        <FailureText boxed>
          {alert.isUnsent && (alert.until === 0 || left > 0) && alert.text}
        </FailureText>
      </Box>
    </AuthScreen>
  )
}

interface CodeBoxesProps {
  /** The element of the group, for `focusBox`. */
  group: Group
  boxes: Boxes
  onChange: (boxes: Boxes) => void
  /** Id of the text that says what the code is. */
  labelledBy: string
  invalid: boolean
}

/**
 * Four boxes of one digit each (product §2 «/otp»). Typing a digit moves the focus to the next box;
 * Backspace in an empty box moves it to the previous one and clears that.
 */
export function CodeBoxes({
  group,
  boxes,
  onChange,
  labelledBy,
  invalid,
}: CodeBoxesProps): ReactNode {
  const put = (index: number, digit: string): void =>
    onChange(boxes.map((before, at) => (at === index ? digit : before)))
  const fill = (code: string): void => {
    focusBox(group, CODE_LENGTH - 1)
    onChange(Array.from(code))
  }
  const type = (index: number, text: string): void => {
    // Autofill puts the whole code into one box.
    const code = digitsFromPaste(text)
    if (code !== null) return fill(code)
    if (/\D/.test(text)) return
    // A digit typed beside another one replaces it.
    const digit = text.replace(boxes[index] ?? '', '')[0] ?? text[0] ?? ''
    if (digit !== '') focusBox(group, index + 1)
    put(index, digit)
  }
  const eraseBefore = (index: number): void => {
    focusBox(group, index - 1)
    put(index - 1, '')
  }
  // Keyboards of phones send no key, and React does not pass this event on.
  useWindowEvent('beforeinput', ({ inputType, target }) => {
    const index = [...(group.current?.children ?? [])].findIndex((box) => box === target)
    if (inputType === 'deleteContentBackward' && boxes[index] === '') eraseBefore(index)
  })
  return (
    <div ref={group} role="group" aria-labelledby={labelledBy} className={sheet['boxes']}>
      {NUMBERS.map((number, index) => (
        <input
          key={number}
          className={sheet['box']}
          value={boxes[index] ?? ''}
          aria-label={`Цифра ${number} з ${CODE_LENGTH}`}
          aria-invalid={invalid}
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          // Unlike onChange, it is also called when the same digit is typed again.
          onInput={(event) => type(index, event.currentTarget.value)}
          onPaste={(event) => {
            event.preventDefault()
            const code = digitsFromPaste(event.clipboardData.getData('text'))
            if (code !== null) fill(code)
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowLeft') focusBox(group, index - 1)
            else if (event.key === 'ArrowRight') focusBox(group, index + 1)
            else if (event.key === 'Backspace' && boxes[index] === '') eraseBefore(index)
            else return
            event.preventDefault()
          }}
          onFocus={(event) => event.currentTarget.select()}
        />
      ))}
    </div>
  )
}
