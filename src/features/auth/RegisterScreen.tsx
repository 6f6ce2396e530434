import { NativeSelect, TextInput } from '@mantine/core'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { normaliseName } from '#src/domain/person-name.ts'
import { normalisePhone } from '#src/domain/phone.ts'

import { registration } from './api.ts'
import { AuthHeading } from './AuthHeading.tsx'
import { AuthTabs } from './AuthTabs.tsx'
import { FormAlert } from './FormAlert.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { PhoneField } from './PhoneField.tsx'
import { firstNameRule, lastNameRule, passwordRule, phoneRule } from './rules.ts'
import { registrationDraft } from './state.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { useAuthForm } from './use-auth-form.ts'

import classes from './auth.module.css'

const route = getRouteApi('/_auth/register')

const USER_TYPES = [
  { value: 'coach', label: 'Тренер' },
  { value: 'client', label: 'Клієнт' },
]

/** Registration (spec §2 «/register», §5). The code comes next. */
export function RegisterScreen(): ReactNode {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { input, values, submit, pending, alert, lockedUntil } = useAuthForm({
    initialValues: {
      first_name: '',
      last_name: '',
      phone: '',
      user_type: search.user_type ?? 'coach',
      ...registrationDraft.read(),
      password: '',
    },
    validate: {
      first_name: firstNameRule,
      last_name: lastNameRule,
      phone: phoneRule,
      password: passwordRule,
    },
    transformValues: (typed) => ({
      ...typed,
      first_name: normaliseName(typed.first_name),
      last_name: normaliseName(typed.last_name),
      phone: normalisePhone(typed.phone),
    }),
    send: registration,
    onDone: (_, { password: _secret, ...typed }) => {
      registrationDraft.write(typed)
      void navigate({ to: '/otp', search: { next: search.next } })
    },
  })
  return (
    <div className={classes['screen']}>
      <AuthHeading title="Реєстрація" text="Для тренерів і їхніх клієнтів." />
      <AuthTabs search={search} />
      <form className={classes['form']} onSubmit={submit} noValidate>
        <div className={classes['pair']}>
          <TextInput {...input('first_name')} label="Ім’я" autoComplete="given-name" />
          <TextInput {...input('last_name')} label="Прізвище" autoComplete="family-name" />
        </div>
        <PhoneField input={input('phone')} />
        <NativeSelect
          {...input('user_type')}
          label="Тип користувача"
          data={USER_TYPES}
          rightSection={<IconChevronDown size={20} aria-hidden />}
        />
        <NewPasswordField input={input('password')} password={values.password} />
        <FormAlert {...alert} />
        <SubmitButton pending={pending} lockedUntil={lockedUntil}>
          Зареєструватися
        </SubmitButton>
      </form>
    </div>
  )
}
