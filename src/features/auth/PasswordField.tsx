import { PasswordInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { type ReactNode, useState } from 'react'

import classes from './PasswordField.module.css'

interface PasswordFieldProps {
  /** The form's `getInputProps`. */
  input: GetInputPropsReturnType
  label?: string
  autoComplete: 'current-password' | 'new-password'
  /** Stands under the field and describes it. */
  description?: ReactNode
}

/** A password that can be shown. */
export function PasswordField({
  input,
  label = 'Пароль',
  autoComplete,
  description,
}: PasswordFieldProps): ReactNode {
  const [visible, setVisible] = useState(false)
  return (
    <PasswordInput
      {...input}
      label={label}
      autoComplete={autoComplete}
      description={description}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      aria-invalid={Boolean(input.error)}
      classNames={{ visibilityToggle: classes['toggle'] ?? '' }}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      // The name says what pressing does; a pressed state on top of it would say the opposite.
      visibilityToggleButtonProps={{
        'aria-label': visible ? 'Сховати пароль' : 'Показати пароль',
        'aria-pressed': undefined,
      }}
    />
  )
}
