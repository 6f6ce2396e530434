import type { KeyboardEvent } from 'react'

/**
 * Moves from a field to the next digit field within the element that has `data-fields`. After the
 * last one the field is blurred, which hides a phone's keyboard.
 */
export function focusNextField(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget } = event
  if (key !== 'Enter') return
  // Enter must not submit the form around the fields.
  event.preventDefault()
  const all = currentTarget.closest('[data-fields]')?.querySelectorAll('input') ?? []
  const fields = [...all].filter((one) => one === currentTarget || one.inputMode === 'numeric')
  const next = fields[fields.indexOf(currentTarget) + 1]
  if (next) next.focus()
  else currentTarget.blur()
}
