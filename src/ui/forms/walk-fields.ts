import type { KeyboardEvent } from 'react'

/**
 * Enter in a field of digits goes to the next one of the part of the page that has `data-fields`. After the
 * last one the field is left, which puts a phone's keyboard away.
 */
export function walkFields({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  if (key !== 'Enter') return
  const all = currentTarget.closest('[data-fields]')?.querySelectorAll('input') ?? []
  const fields = [...all].filter(({ inputMode }) => inputMode === currentTarget.inputMode)
  const next = fields[fields.indexOf(currentTarget) + 1]
  if (next) next.focus()
  else currentTarget.blur()
}
