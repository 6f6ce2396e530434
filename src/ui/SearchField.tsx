import { TextInput } from '@mantine/core'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ReactNode, useRef } from 'react'

import { IconButton } from './IconButton.tsx'

import classes from './SearchField.module.css'

/** A search box. `label` names it for those who do not see it. */
export function SearchField({
  value,
  onChange,
  label = 'Пошук',
  placeholder = 'Пошук',
}: {
  value: string
  onChange: (text: string) => void
  label?: string
  placeholder?: string
}): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  return (
    <TextInput
      ref={input}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      classNames={{ input: classes['input'] ?? '' }}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      leftSection={<IconSearch size={20} aria-hidden />}
      leftSectionWidth={44}
      rightSectionWidth={44}
      rightSection={
        value !== '' && (
          <IconButton
            label="Очистити пошук"
            size={36}
            onClick={() => {
              onChange('')
              input.current?.focus()
            }}
          >
            <IconX size={18} aria-hidden />
          </IconButton>
        )
      }
    />
  )
}
