import { IconSearch, IconX } from '@tabler/icons-react'
import { memo, type ReactNode, useCallback, useRef } from 'react'

import { IconButton } from '#src/ui/IconButton.tsx'

import classes from './SearchField.module.css'

const glass = <IconSearch size={20} className={classes['glass']} aria-hidden />

/**
 * A search field. `label` is its accessible name. It is a plain element, since it is rendered at
 * each keystroke. With stable callbacks, it is not rendered again when the list is filtered.
 */
export const SearchField = memo(function SearchField({
  value,
  onChange,
  onLeave,
  label = 'Пошук',
  placeholder = 'Пошук',
}: {
  value: string
  onChange: (text: string) => void
  onLeave?: () => void
  label?: string
  placeholder?: string
}): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const clear = useCallback(() => {
    onChange('')
    input.current?.focus()
  }, [onChange])
  return (
    <div className={classes['field']}>
      {glass}
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        className={classes['input']}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onLeave}
      />
      <span className={classes['clear']}>
        <ClearButton onClick={clear} />
      </span>
    </div>
  )
})

/** A separate component, so that typing does not render it again. */
const ClearButton = memo(function ClearButton({ onClick }: { onClick: () => void }): ReactNode {
  return (
    <IconButton label="Очистити пошук" size={36} onClick={onClick}>
      <IconX size={18} aria-hidden />
    </IconButton>
  )
})
