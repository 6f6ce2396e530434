import { schemaResolver, useForm } from '@mantine/form'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as v from 'valibot'

import { readAuth } from '#src/api/auth.ts'
import { useWhileShown } from '#src/ui/hooks/navigation.ts'

import { resetStartMutation } from './api.ts'
import { AuthScreen, CallForm, PhoneField } from './AuthForm.tsx'
import { Phone } from './form-fields.ts'

import classes from './auth.module.css'

const route = getRouteApi('/_auth/reset/')

const Reset = v.object({ phone: Phone })

/** The start of a password reset (product §2 «/reset»). */
export function ResetScreen(): ReactNode {
  const { next } = route.useSearch()
  const navigate = useWhileShown(route.useNavigate())
  const form = useForm({
    initialValues: { phone: readAuth().phone ?? '' },
    validate: schemaResolver(Reset, { sync: true }),
    transformValues: (values) => v.parse(Reset, values),
  })
  return (
    <AuthScreen
      title="Відновлення пароля"
      text="Вкажи номер, на який зареєстровано акаунт: надішлемо на нього код."
      next={next}
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
