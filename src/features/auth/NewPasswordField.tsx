import { VisuallyHidden } from '@mantine/core'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { PasswordField, type PasswordFieldProps } from './AuthForm.tsx'
import { passwordRequirements } from './form-fields.ts'

import '@mantine/core/styles/VisuallyHidden.css'
import classes from './auth.module.css'

/** A new password, with the checklist of its requirements. */
export function NewPasswordField({
  input,
  label,
}: Pick<PasswordFieldProps, 'input' | 'label'>): ReactNode {
  const { length, special } = passwordRequirements(String(input.value))
  return (
    <PasswordField
      input={input}
      label={label}
      autoComplete="new-password"
      // Product §5, in the language of Safari and of password managers.
      passwordrules="minlength: 8; maxlength: 128; allowed: lower, upper, digit; required: [!@#$%^&*];"
      description={
        <span className={classes['checklist']}>
          <Requirement met={length} text="Щонайменше 8 символів" />
          <Requirement met={special} text="Один спеціальний символ (! @ # $ % ^ & *)" />
        </span>
      }
    />
  )
}

function Requirement({ met, text }: { met: boolean; text: string }): ReactNode {
  const Icon = met ? IconCircleCheck : IconCircle
  return (
    <span className={classes['requirement']} data-met={met || undefined}>
      <Icon size={18} aria-hidden />
      <span>
        {text}
        <VisuallyHidden>{met ? ' (виконано). ' : ' (ще ні). '}</VisuallyHidden>
      </span>
    </span>
  )
}
