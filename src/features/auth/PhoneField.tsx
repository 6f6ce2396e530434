import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'

import { normalisePhone } from '#src/domain/phone.ts'

import type { FieldInput } from './use-auth-form.ts'

/** A phone number; on leaving the field it becomes +380XXXXXXXXX. `input` is the form's `input`. */
export function PhoneField({ input }: { input: FieldInput }): ReactNode {
  return (
    <TextInput
      {...input}
      label="Телефон"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="+380"
      onBlur={({ currentTarget: { value } }) => {
        const phone = normalisePhone(value)
        if (phone !== value) input.onChange(phone)
      }}
    />
  )
}
