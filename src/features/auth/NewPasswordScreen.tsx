import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import * as v from 'valibot'

import { readAuth } from '#src/api/auth.ts'
import { isApiError } from '#src/api/operation.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { useWhileShown } from '#src/ui/hooks/navigation.ts'

import { passwordChangeMutation } from './api.ts'
import { useArrival } from './arrival.ts'
import { AuthScreen, CallForm } from './AuthForm.tsx'
import { giveUp } from './flow.ts'
import { NewPassword } from './form-fields.ts'
import { NewPasswordField } from './NewPasswordField.tsx'

import classes from './auth.module.css'

const route = getRouteApi('/_auth/reset/new-password')

const PasswordChange = v.object({ password: NewPassword })

/** The verification is used or too old (product §8 «Reset complete»). */
const isTooLate = (error: Error): boolean =>
  isApiError(error) && (error.status === 401 || error.status === 410)

/** The end of a password reset (product §2 «/reset/new-password»). */
export function NewPasswordScreen(): ReactNode {
  const { next } = route.useSearch()
  const navigate = useWhileShown(route.useNavigate())
  const arrive = useArrival(next)
  const [begun] = useState(readAuth)
  const form = useForm({
    initialValues: { password: '' },
    validate: schemaResolver(PasswordChange, { sync: true }),
  })
  return (
    <AuthScreen title="Новий пароль" text="Придумай новий пароль для входу." next={next}>
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
          value={formatPhone(begun.phone ?? '')}
          readOnly
          classNames={{ input: classes['readonly'] ?? '' }}
        />
        <NewPasswordField
          input={form.getInputProps('password')}
          label="Новий пароль"
          password={form.values.password}
        />
      </CallForm>
      <Link to="/reset" search={{ next }} className={classes['link']}>
        Почати спочатку
      </Link>
    </AuthScreen>
  )
}
