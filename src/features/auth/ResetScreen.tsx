import { schemaResolver, useForm } from '@mantine/form'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as v from 'valibot'

import { readSession } from '#src/api/session.ts'
import { ChosenSlotLine } from '#src/ui/ChosenSlotLine.tsx'
import { useWhileShown } from '#src/ui/hooks/navigation.ts'

import { resetStartMutation } from './api.ts'
import { AuthHeading } from './AuthHeading.tsx'
import { Phone } from './form-fields.ts'
import { FormAlert } from './FormAlert.tsx'
import { PhoneField } from './PhoneField.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { useFormCall } from './use-form-call.ts'

import classes from './auth.module.css'

const route = getRouteApi('/_auth/reset/')

const Reset = v.object({ phone: Phone })

/** The start of a password reset (product §2 «/reset»). */
export function ResetScreen(): ReactNode {
  const { next } = route.useSearch()
  const navigate = useWhileShown(route.useNavigate())
  const form = useForm({
    initialValues: { phone: readSession().phone ?? '' },
    validate: schemaResolver(Reset, { sync: true }),
    transformValues: (values) => v.parse(Reset, values),
  })
  const { submit, pending, alert, lockedUntil } = useFormCall(form, {
    mutation: resetStartMutation,
    onDone: () => void navigate({ to: '/otp', search: { next } }),
  })
  return (
    <div className={classes['screen']}>
      <AuthHeading
        title="Відновлення пароля"
        text="Вкажи номер, на який зареєстровано акаунт: надішлемо на нього код."
      />
      <ChosenSlotLine next={next} />
      <form className={classes['form']} onSubmit={submit} noValidate>
        <PhoneField input={form.getInputProps('phone')} />
        <FormAlert {...alert} />
        <SubmitButton pending={pending} lockedUntil={lockedUntil}>
          Надіслати код
        </SubmitButton>
      </form>
      <Link to="/login" search={{ next }} className={classes['link']}>
        Повернутися до входу
      </Link>
    </div>
  )
}
