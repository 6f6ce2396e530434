import { NativeSelect, TextInput } from '@mantine/core'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { getRouteApi } from '@tanstack/react-router'
import { type ChangeEvent, type ReactNode, useEffect } from 'react'

import { normaliseName } from '#src/domain/person-name.ts'
import { normalisePhone } from '#src/domain/phone.ts'
import { useWhileShown } from '#src/ui/use-while-shown.ts'

import { registration } from './api.ts'
import { AuthHeading } from './AuthHeading.tsx'
import { AuthTabs } from './AuthTabs.tsx'
import { FormAlert } from './FormAlert.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { PhoneField } from './PhoneField.tsx'
import { firstNameRule, lastNameRule, passwordRule, phoneRule } from './rules.ts'
import { keepRegistration, registrationDraft } from './state.ts'
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
  const navigate = useWhileShown(route.useNavigate())
  const { input, values, submit, pending, alert, lockedUntil } = useAuthForm({
    initialValues: {
      ...registrationDraft(),
      user_type: search.user_type ?? 'coach',
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
    mutation: registration,
    onDone: () => void navigate({ to: '/otp', search: { next: search.next } }),
  })
  useEffect(() => keepRegistration(values), [values])
  const type = input('user_type')
  // The address has the type, so that it stays over «Вхід» and back, and a link always has its way.
  const chooseType = (change: ChangeEvent<HTMLSelectElement>): void => {
    type.onChange(change)
    const user_type = change.currentTarget.value === 'client' ? 'client' : 'coach'
    void navigate({ to: '.', search: { ...search, user_type }, replace: true })
  }
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
          {...type}
          onChange={chooseType}
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
