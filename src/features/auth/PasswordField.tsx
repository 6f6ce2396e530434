import { TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'

import classes from './PasswordField.module.css'

interface PasswordFieldProps {
  input: GetInputPropsReturnType
  label?: string
  autoComplete: 'current-password' | 'new-password'
  /** Rendered below the field, and describes it. */
  description?: ReactNode
}

/**
 * A password that can be shown. Mantine's PasswordInput would add 3 KB, for a toggle with
 * another name, focus order and state than we need.
 */
export function PasswordField({
  input,
  label = 'Пароль',
  autoComplete,
  description,
}: PasswordFieldProps): ReactNode {
  const [visible, setVisible] = useState(false)
  const Icon = visible ? IconEyeOff : IconEye
  return (
    <TextInput
      {...input}
      name="password"
      type={visible ? 'text' : 'password'}
      label={label}
      autoComplete={autoComplete}
      description={description}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      rightSectionWidth="2.75rem"
      rightSection={
        <button
          type="button"
          className={classes['toggle']}
          aria-label={visible ? 'Сховати пароль' : 'Показати пароль'}
          onClick={() => setVisible(!visible)}
        >
          <Icon size={20} aria-hidden />
        </button>
      }
    />
  )
}
