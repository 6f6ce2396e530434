import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { memo, type ReactNode, useCallback, useRef } from 'react'

import { IconButton } from '#src/ui/IconButton.tsx'

import classes from './SearchField.module.css'

const glass = <IconSearch size={20} className={classes['glass']} aria-hidden />

/**
 * A search box. `label` names it for screen readers. It is plain, since each key renders it; with
 * callbacks that stay the same it is not rendered again with the list that follows its text.
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

/** Apart, so that a key does not draw it. */
const ClearButton = memo(function ClearButton({ onClick }: { onClick: () => void }): ReactNode {
  return (
    <IconButton label="Очистити пошук" size={36} onClick={onClick}>
      <IconX size={18} aria-hidden />
    </IconButton>
  )
})
