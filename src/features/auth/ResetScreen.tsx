import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { readSession } from '#src/api/auth-session.ts'
import { normalisePhone } from '#src/domain/phone.ts'
import { useWhileShown } from '#src/ui/use-while-shown.ts'

import { resetStart } from './api.ts'
import { AuthHeading } from './AuthHeading.tsx'
import { FormAlert } from './FormAlert.tsx'
import { PhoneField } from './PhoneField.tsx'
import { phoneRule } from './rules.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { useAuthForm } from './use-auth-form.ts'

import classes from './auth.module.css'

const route = getRouteApi('/_auth/reset/')

/** The start of a password reset (spec §2 «/reset»). */
export function ResetScreen(): ReactNode {
  const navigate = useWhileShown(route.useNavigate())
  const { input, submit, pending, alert, lockedUntil } = useAuthForm({
    initialValues: { phone: readSession().phone ?? '' },
    validate: { phone: phoneRule },
    transformValues: ({ phone }) => ({ phone: normalisePhone(phone) }),
    mutation: resetStart,
    onDone: () => void navigate({ to: '/otp' }),
  })
  return (
    <div className={classes['screen']}>
      <AuthHeading
        title="Відновлення пароля"
        text="Вкажіть номер, з яким ви зареєстровані: надішлемо на нього код."
      />
      <form className={classes['form']} onSubmit={submit} noValidate>
        <PhoneField input={input('phone')} />
        <FormAlert {...alert} />
        <SubmitButton pending={pending} lockedUntil={lockedUntil}>
          Надіслати код
        </SubmitButton>
      </form>
      <Link to="/login" className={classes['link']}>
        Повернутися до входу
      </Link>
    </div>
  )
}
