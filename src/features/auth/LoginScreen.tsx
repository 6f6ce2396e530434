import { schemaResolver, useForm } from '@mantine/form'
import { mutationOptions } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as v from 'valibot'

import { readAuth } from '#src/api/auth.ts'
import { SIGNED_IN } from '#src/errors/messages.ts'
import { useWhileShown } from '#src/ui/hooks/navigation.ts'

import { useArrival } from './arrival.ts'
import { AuthScreen, AuthTabs, CallForm, PasswordField, PhoneField } from './AuthForm.tsx'
import { beginCall } from './flow.ts'
import { GivenPassword, Phone } from './form-fields.ts'

import classes from './auth.module.css'

const route = getRouteApi('/_auth/login')

const Login = v.object({ phone: Phone, password: GivenPassword })

/**
 * Not in `api.ts`: that file loads with the other forms, once this one is shown. The visitor needs
 * time to type, so the file can load later.
 */
export const loginMutation = mutationOptions({
  mutationFn: async (sent: v.InferOutput<typeof Login>) => {
    // Read the session when the button is pressed, not after the code has loaded.
    const call = beginCall()
    const { logIn } = await import('./api.ts')
    return logIn(sent, call)
  },
})

/** Signing in with phone and password (product §2 «/login»). */
export function LoginScreen(): ReactNode {
  const search = route.useSearch()
  const { next } = search
  const navigate = useWhileShown(route.useNavigate())
  const arrive = useArrival(next)
  const form = useForm({
    initialValues: { phone: readAuth().phone ?? '', password: '' },
    validate: schemaResolver(Login, { sync: true }),
    transformValues: (values) => v.parse(Login, values),
  })
  return (
    <AuthScreen title="Вхід" text="Раді бачити тебе знову.">
      <AuthTabs search={search} />
      <CallForm
        form={form}
        action="Увійти"
        mutation={loginMutation}
        onDone={(step) => {
          if (step === 'code') void navigate({ to: '/otp', search: { next } })
          else arrive({ greeting: SIGNED_IN })
        }}
      >
        <PhoneField input={form.getInputProps('phone')} />
        <PasswordField input={form.getInputProps('password')} autoComplete="current-password" />
        <Link to="/reset" search={{ next }} className={classes['link']}>
          Не пам’ятаєш пароль?
        </Link>
      </CallForm>
    </AuthScreen>
  )
}
