import { getRouteApi, Link } from '@tanstack/react-router'
import { type ReactNode, type SubmitEvent, useId, useState } from 'react'

import { readSession } from '#src/api/session.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { ChosenSlotLine } from '#src/ui/ChosenSlotLine.tsx'

import { AuthHeading } from './AuthHeading.tsx'
import { CodeBoxes } from './CodeBoxes.tsx'
import { FormAlert } from './FormAlert.tsx'
import { ResendCode } from './ResendCode.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { useCodeFlow } from './use-code-flow.ts'

import classes from './auth.module.css'

const route = getRouteApi('/_auth/otp')

const STARTS = { login: '/login', registration: '/register', password_reset: '/reset' } as const

const SENDING = {
  idle: 'Надсилаємо код на',
  pending: 'Надсилаємо код на',
  success: 'Ми надіслали код на',
  error: 'Код для номера',
}

/** The code step of registration, login and password reset (product §2 «/otp»). */
export function OtpScreen(): ReactNode {
  const { next } = route.useSearch()
  // The session on entry: signing in ends the flow before the screen is left, and another tab may
  // begin another one.
  const [begun] = useState(readSession)
  const { phone, context, userType } = begun
  const flow = useCodeFlow(begun, next)
  const label = useId()
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    flow.confirm()
  }
  return (
    <div className={classes['screen']}>
      <AuthHeading
        title="Код підтвердження"
        text={
          <span id={label}>
            {SENDING[flow.sending]}{' '}
            <span className={classes['number']}>{formatPhone(phone ?? '')}</span>
          </span>
        }
      />
      <ChosenSlotLine next={next} />
      <form className={classes['form']} onSubmit={submit} noValidate>
        <CodeBoxes
          group={flow.group}
          boxes={flow.boxes}
          onChange={flow.enter}
          labelledBy={label}
          invalid={flow.isRefused}
        />
        <FormAlert {...flow.alert} />
        <SubmitButton pending={flow.confirming} lockedUntil={flow.lockedUntil}>
          Підтвердити
        </SubmitButton>
      </form>
      <div className={classes['links']}>
        <ResendCode
          from={flow.resendFrom}
          pending={flow.sending === 'pending' || flow.sending === 'idle'}
          onPress={flow.resend}
        />
        <Link
          to={STARTS[context]}
          search={{ next, user_type: userType ?? undefined }}
          className={classes['link']}
        >
          Змінити номер
        </Link>
      </div>
    </div>
  )
}
