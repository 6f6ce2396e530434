import { TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import type { ReactNode } from 'react'

import { normalisePhone } from '#src/domain/phone.ts'

/**
 * A phone number; it is normalised to the full international form when the field loses the focus.
 * `input` is the form's `getInputProps`.
 */
export function PhoneField({ input }: { input: GetInputPropsReturnType }): ReactNode {
  return (
    <TextInput
      {...input}
      name="phone"
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
