import type { KeyboardEvent } from 'react'

/**
 * Enter in a field of digits goes to the next one of the part of the page that has `data-fields`. After the
 * last one the field is left, which puts a phone's keyboard away.
 */
export function walkFields(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget } = event
  if (key !== 'Enter') return
  // A form around the fields is not sent by it.
  event.preventDefault()
  const all = currentTarget.closest('[data-fields]')?.querySelectorAll('input') ?? []
  const fields = [...all].filter(({ inputMode }) => inputMode === currentTarget.inputMode)
  const next = fields[fields.indexOf(currentTarget) + 1]
  if (next) next.focus()
  else currentTarget.blur()
}
