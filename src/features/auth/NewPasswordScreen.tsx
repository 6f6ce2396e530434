import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import * as v from 'valibot'

import { isApiError } from '#src/api/operation.ts'
import { readSession } from '#src/api/session.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { ChosenSlotLine } from '#src/ui/ChosenSlotLine.tsx'
import { useWhileShown } from '#src/ui/hooks/navigation.ts'

import { passwordChangeMutation } from './api.ts'
import { AuthHeading } from './AuthHeading.tsx'
import { giveUp } from './flow.ts'
import { NewPassword } from './form-fields.ts'
import { FormAlert } from './FormAlert.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { useArrival } from './use-arrival.ts'
import { useFormCall } from './use-form-call.ts'

import classes from './auth.module.css'

const route = getRouteApi('/_auth/reset/new-password')

const PasswordChange = v.object({ password: NewPassword })

/** The verification is used or too old (product §8 «Reset complete»). */
const isOver = (error: Error): boolean =>
  isApiError(error) && (error.status === 401 || error.status === 410)

/** The end of a password reset (product §2 «/reset/new-password»). */
export function NewPasswordScreen(): ReactNode {
  const { next } = route.useSearch()
  const navigate = useWhileShown(route.useNavigate())
  const arrive = useArrival(next)
  const [begun] = useState(readSession)
  const form = useForm({
    initialValues: { password: '' },
    validate: schemaResolver(PasswordChange, { sync: true }),
  })
  const { submit, pending, alert, lockedUntil } = useFormCall(form, {
    mutation: passwordChangeMutation(begun),
    onDone: () => arrive(),
    onFailed: (error) => {
      if (!isOver(error)) return
      giveUp(begun)
      void navigate({ to: '/reset', search: { next }, replace: true })
    },
  })
  return (
    <div className={classes['screen']}>
      <AuthHeading title="Новий пароль" text="Придумай новий пароль для входу." />
      <ChosenSlotLine next={next} />
      <form className={classes['form']} onSubmit={submit} noValidate>
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
        <FormAlert {...alert} />
        <SubmitButton pending={pending} lockedUntil={lockedUntil}>
          Зберегти пароль
        </SubmitButton>
      </form>
      <Link to="/reset" search={{ next }} className={classes['link']}>
        Почати спочатку
      </Link>
    </div>
  )
}
