import { NativeSelect, TextInput, UnstyledButton } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { IconChevronDown } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import type { ChangeEvent, ReactNode } from 'react'
import * as v from 'valibot'

import { ukrainianSpelling } from '#src/domain/name-search.ts'
import { useWhileShown } from '#src/ui/hooks/navigation.ts'

import { registrationMutation } from './api.ts'
import { AuthScreen, AuthTabs, CallForm, PhoneField } from './AuthForm.tsx'
import { FirstName, LastName, Phone, StrongPassword } from './form-fields.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { UserType } from './search.ts'
import { keepRegistration, registrationDraft } from './state.ts'

import classes from './auth.module.css'

const route = getRouteApi('/_auth/register')

const USER_TYPES = [
  { value: 'coach', label: 'Тренер' },
  { value: 'client', label: 'Клієнт' },
]

const NAMES = [
  { name: 'first_name', label: 'Ім’я', autoComplete: 'given-name' },
  { name: 'last_name', label: 'Прізвище', autoComplete: 'family-name' },
] as const

const Registration = v.object({
  first_name: FirstName,
  last_name: LastName,
  phone: Phone,
  user_type: UserType,
  password: StrongPassword,
})

/** Registration (product §2 «/register», product §5). The next step is the code. */
export function RegisterScreen(): ReactNode {
  const search = route.useSearch()
  const navigate = useWhileShown(route.useNavigate())
  const form = useForm({
    initialValues: {
      ...registrationDraft(),
      user_type: search.user_type ?? 'coach',
      password: '',
    },
    validate: schemaResolver(Registration, { sync: true }),
    transformValues: (values) => v.parse(Registration, values),
    onValuesChange: keepRegistration,
  })
  // The type is in the address, so that it is kept while the visitor switches to «Вхід» and back,
  // and a link can set it.
  const chooseType = (change: ChangeEvent<HTMLSelectElement>): void => {
    const user_type = v.parse(UserType, change.currentTarget.value)
    form.setFieldValue('user_type', user_type)
    void navigate({ to: '.', search: { ...search, user_type }, replace: true })
  }
  return (
    <AuthScreen title="Реєстрація" text="Для тренерів і їхніх клієнтів.">
      <AuthTabs search={search} />
      <CallForm
        form={form}
        action="Зареєструватися"
        mutation={registrationMutation}
        onDone={() => void navigate({ to: '/otp', search: { next: search.next } })}
      >
        <div className={classes['pair']}>
          {NAMES.map((field) => {
            // Both alphabets are allowed (product §5), but a name that mixes them is seldom meant.
            const spelling = ukrainianSpelling(form.values[field.name])
            return (
              <div key={field.name}>
                <TextInput {...form.getInputProps(field.name)} {...field} />
                {spelling !== null && (
                  <UnstyledButton
                    className={classes['link'] ?? ''}
                    onClick={() => {
                      form.setFieldValue(field.name, spelling)
                      form.getInputNode(field.name)?.focus()
                    }}
                  >
                    {`Замінити латинські літери: ${spelling}`}
                  </UnstyledButton>
                )}
              </div>
            )
          })}
        </div>
        <PhoneField input={form.getInputProps('phone')} />
        <NativeSelect
          {...form.getInputProps('user_type')}
          name="user_type"
          onChange={chooseType}
          label="Тип користувача"
          data={USER_TYPES}
          rightSection={<IconChevronDown size={20} aria-hidden />}
        />
        <NewPasswordField input={form.getInputProps('password')} />
      </CallForm>
    </AuthScreen>
  )
}
