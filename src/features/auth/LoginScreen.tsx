import { schemaResolver, useForm } from '@mantine/form'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as v from 'valibot'

import { readSession } from '#src/api/session.ts'
import { SIGNED_IN } from '#src/errors/messages.ts'
import { ChosenSlotLine } from '#src/ui/ChosenSlotLine.tsx'
import { useWhileShown } from '#src/ui/hooks/navigation.ts'

import { AuthHeading } from './AuthHeading.tsx'
import { AuthTabs } from './AuthTabs.tsx'
import { GivenPassword, Phone } from './form-fields.ts'
import { FormAlert } from './FormAlert.tsx'
import { loginMutation } from './login-mutation.ts'
import { PasswordField } from './PasswordField.tsx'
import { PhoneField } from './PhoneField.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { useArrival } from './use-arrival.ts'
import { useFormCall } from './use-form-call.ts'

import classes from './auth.module.css'

const route = getRouteApi('/_auth/login')

const Login = v.object({ phone: Phone, password: GivenPassword })

/** Signing in with phone and password (product §2 «/login»). */
export function LoginScreen(): ReactNode {
  const search = route.useSearch()
  const navigate = useWhileShown(route.useNavigate())
  const arrive = useArrival(search.next)
  const form = useForm({
    initialValues: { phone: readSession().phone ?? '', password: '' },
    validate: schemaResolver(Login, { sync: true }),
    transformValues: (values) => v.parse(Login, values),
  })
  const { submit, pending, alert, lockedUntil } = useFormCall(form, {
    mutation: loginMutation,
    onDone: (step) => {
      if (step === 'code') void navigate({ to: '/otp', search: { next: search.next } })
      else arrive({ greeting: SIGNED_IN })
    },
  })
  return (
    <div className={classes['screen']}>
      <AuthHeading title="Вхід" text="Раді бачити тебе знову." />
      <ChosenSlotLine next={search.next} />
      <AuthTabs search={search} />
      <form className={classes['form']} onSubmit={submit} noValidate>
        <PhoneField input={form.getInputProps('phone')} />
        <PasswordField input={form.getInputProps('password')} autoComplete="current-password" />
        <Link to="/reset" search={{ next: search.next }} className={classes['link']}>
          Не пам’ятаєш пароль?
        </Link>
        <FormAlert {...alert} />
        <SubmitButton pending={pending} lockedUntil={lockedUntil}>
          Увійти
        </SubmitButton>
      </form>
    </div>
  )
}
