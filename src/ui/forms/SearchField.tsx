import { IconSearch, IconX } from '@tabler/icons-react'
import { useCallback, useEffect, useRef, useState, memo, type ReactNode } from 'react'

import { IconButton } from '#src/ui/IconButton.tsx'

import classes from './SearchField.module.css'

/** The pause in typing after which the URL is written; at every keystroke it would be too slow. */
const WAIT_MS = 1000

/**
 * The text of a search field that is kept in the URL. Typing is shown at once. The URL is written
 * when typing pauses, or when the field loses focus. When the URL changes otherwise (Back, a link),
 * the field shows its text.
 *
 * @param write writes a text to the URL
 */
export function useSearchText(
  inAddress: string,
  write: (text: string) => void,
): { text: string; setText: (text: string) => void; leave: () => void } {
  const [text, setText] = useState(inAddress)
  const latest = useRef(text)
  const known = useRef(inAddress)
  const leave = useCallback(() => {
    if (latest.current === known.current) return
    known.current = latest.current
    write(latest.current)
  }, [write])

  useEffect(() => {
    if (inAddress === known.current) return
    known.current = inAddress
    setText(inAddress)
  }, [inAddress])

  useEffect(() => {
    latest.current = text
    if (text === known.current) return undefined
    const timer = setTimeout(leave, WAIT_MS)
    return () => clearTimeout(timer)
  }, [text, leave])

  return { text, setText, leave }
}

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
    <div style={{ position: 'relative' }}>
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

/**
 * The number of search results, announced while the person types. Not a Mantine component, because
 * it is rendered at each keystroke.
 */
export function FoundCount({ children }: { children: ReactNode }): ReactNode {
  return (
    <p role="status" className={classes['count']}>
      {children}
    </p>
  )
}
