/** The values of fields: which fields take text, and which values are masked. */
import type { FileFacts, Hidden } from './step.ts'

type TextField = HTMLInputElement | HTMLTextAreaElement

/** Fields that are recorded by a press, or by another event. */
const NOT_TYPED = /^(checkbox|radio|button|submit|reset|image|file)$/

export const isTyped = (element: EventTarget | null): element is TextField =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !NOT_TYPED.test(element.type))

const CODE = '[autocomplete="one-time-code"]'

/** A code has one input, or one for each digit; the first has `autocomplete`. */
const isOfCode = (field: TextField): boolean =>
  field.matches(CODE) ||
  (field.inputMode === 'numeric' &&
    field.closest('fieldset, [role=group]')?.querySelector(CODE) !== null &&
    field.closest('fieldset, [role=group]') !== null)

const isOfPassword = (field: TextField): boolean =>
  field.type === 'password' || /password/.test(field.autocomplete)

/** The typed text, or its mask. */
export function typedIn(field: TextField, text = field.value): string | Hidden {
  if (isOfPassword(field)) return { hides: 'password', raw: text }
  return isOfCode(field) ? { hides: 'code', raw: text } : text
}

/** For a larger file, only the size is recorded. */
const LARGE = 500_000

export function fileFacts({ name, type, size }: File): FileFacts {
  return { name, type, size }
}

/** The file with its content. */
export async function withContent(file: File): Promise<FileFacts> {
  if (file.size > LARGE) return fileFacts(file)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')
  return { ...fileFacts(file), content: btoa(text) }
}
