/** Which keys are steps, and how they are called. */

const ALWAYS = new Set(['Enter', 'Escape', 'Tab'])
const ON_CONTROLS = /^(Arrow(Up|Down|Left|Right)|Home|End|PageUp|PageDown|Backspace|Delete| )$/
const ARROWS = /^Arrow(Up|Down)$/

export interface KeyPlace {
  /** `text`: what is typed there is told by its value; `list`: such a field with a list of its own. */
  field: 'text' | 'list' | 'select' | 'none'
  /** Whether no control has the focus. */
  isPage: boolean
}

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** The key as a step calls it, `Shift+Tab`; null for one that is none. */
export function keyStep(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  { field, isPage }: KeyPlace,
): string | null {
  const isShort = (ctrlKey || metaKey) && key.length === 1
  // What is copied, pasted and undone in a field its value tells.
  if (isShort && field !== 'none') return null
  const isStep =
    isShort ||
    ALWAYS.has(key) ||
    (field === 'none' && !isPage && ON_CONTROLS.test(key)) ||
    (field === 'list' && ARROWS.test(key))
  if (!isStep || (field === 'select' && key !== 'Tab' && key !== 'Escape')) return null
  const held = [ctrlKey && 'Control', metaKey && 'Meta', altKey && 'Alt', shiftKey && 'Shift']
  return [...held.filter(Boolean), key === ' ' ? 'Space' : key].join('+')
}
