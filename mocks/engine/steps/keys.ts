/** Which keys are steps, and their names. */

const ALWAYS = new Set(['Enter', 'Escape', 'Tab'])
const ON_CONTROLS = /^(Arrow(Up|Down|Left|Right)|Home|End|PageUp|PageDown|Backspace|Delete| )$/
const ARROWS = /^Arrow(Up|Down)$/
/** The browser's shortcuts for Reload, Back and Forward, which are recorded as such. */
const MOVES_WITH_ALT = /^Arrow(Left|Right)$/
const MOVES_WITH_CONTROL = /^(KeyR|Bracket(Left|Right))$/

export interface KeyPlace {
  /** `text`: typing is recorded by the field's value; `list`: a text field with options. */
  field: 'text' | 'list' | 'select' | 'none'
  /** Whether no control has the focus. */
  isPage: boolean
}

interface Pressed {
  key: string
  /** The physical key, whatever the layout. */
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** The name of a key in a step, `Shift+Tab`; null for a key that is not a step. */
export function keyStep(
  { key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  { field, isPage }: KeyPlace,
): string | null {
  if (altKey ? MOVES_WITH_ALT.test(key) : (ctrlKey || metaKey) && MOVES_WITH_CONTROL.test(code))
    return null
  const isShort = (ctrlKey || metaKey) && key.length === 1
  // In a field, its value records the effect of copy, paste and undo.
  if (isShort && field !== 'none') return null
  const isStep =
    isShort ||
    ALWAYS.has(key) ||
    (field === 'none' && !isPage && ON_CONTROLS.test(key)) ||
    (field === 'list' && ARROWS.test(key))
  if (!isStep || (field === 'select' && key !== 'Tab' && key !== 'Escape')) return null
  const held = [ctrlKey && 'Control', metaKey && 'Meta', altKey && 'Alt', shiftKey && 'Shift']
  // The replay knows the letters of one layout only: «я» is recorded by its key's position.
  const name = /^[!-~]+$/.test(key) ? key : code
  return [...held.filter(Boolean), name].join('+')
}
