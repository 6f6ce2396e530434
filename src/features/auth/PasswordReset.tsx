import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import * as v from 'valibot'

import { readAuth } from '#src/api/auth.ts'
import { isApiError } from '#src/api/operation.ts'
import { useWhileShown } from '#src/ui/hooks/navigation.ts'

import { passwordChangeMutation, resetStartMutation } from './api.ts'
import { useArrival } from './arrival.ts'
import { AuthScreen, CallForm, PhoneField } from './AuthForm.tsx'
import { giveUp } from './flow.ts'
import { NewPassword, Phone } from './form-fields.ts'
import { NewPasswordField } from './NewPasswordField.tsx'

import classes from './auth.module.css'

const resetRoute = getRouteApi('/_auth/reset/')
const newPasswordRoute = getRouteApi('/_auth/reset/new-password')

const Reset = v.object({ phone: Phone })

/** The start of a password reset (product §2 «/reset»). */
export function ResetScreen(): ReactNode {
  const { next } = resetRoute.useSearch()
  const navigate = useWhileShown(resetRoute.useNavigate())
  const form = useForm({
    initialValues: { phone: readAuth().phone ?? '' },
    validate: schemaResolver(Reset, { sync: true }),
    transformValues: (values) => v.parse(Reset, values),
  })
  return (
    <AuthScreen
      title="Відновлення пароля"
      text="Вкажи номер, на який зареєстровано акаунт: надішлемо на нього код."
    >
      <CallForm
        form={form}
        action="Надіслати код"
        mutation={resetStartMutation}
        onDone={() => void navigate({ to: '/otp', search: { next } })}
      >
        <PhoneField input={form.getInputProps('phone')} />
      </CallForm>
      <Link to="/login" search={{ next }} className={classes['link']}>
        Повернутися до входу
      </Link>
    </AuthScreen>
  )
}

const PasswordChange = v.object({ password: NewPassword })

/** The verification is used or too old (product §8 «Reset complete»). */
const isTooLate = (error: Error): boolean =>
  isApiError(error) && (error.status === 401 || error.status === 410)

/** The end of a password reset (product §2 «/reset/new-password»). */
export function NewPasswordScreen(): ReactNode {
  const { next } = newPasswordRoute.useSearch()
  const navigate = useWhileShown(newPasswordRoute.useNavigate())
  const arrive = useArrival(next)
  const [begun] = useState(readAuth)
  const form = useForm({
    initialValues: { password: '' },
    validate: schemaResolver(PasswordChange, { sync: true }),
  })
  return (
    <AuthScreen title="Новий пароль" text="Придумай новий пароль для входу.">
      <CallForm
        form={form}
        action="Зберегти пароль"
        mutation={passwordChangeMutation(begun)}
        onDone={() => arrive()}
        onFailed={(error) => {
          if (!isTooLate(error)) return
          giveUp(begun)
          void navigate({ to: '/reset', search: { next }, replace: true })
        }}
      >
        <TextInput
          label="Телефон"
          type="tel"
          autoComplete="username"
          // As it is sent: a password manager knows the account by it.
          value={begun.phone ?? ''}
          readOnly
          classNames={{ input: classes['readonly'] ?? '' }}
        />
        <NewPasswordField input={form.getInputProps('password')} label="Новий пароль" />
      </CallForm>
      <Link to="/reset" search={{ next }} className={classes['link']}>
        Почати спочатку
      </Link>
    </AuthScreen>
  )
}
