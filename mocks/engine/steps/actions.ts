/** Records what a person does on the page: presses, keys, typing, choices, files, drags. */
import { isShortcut } from '../shortcut.ts'
import { type KeyPlace, keyStep } from './keys.ts'
import { controlOf, targetOf, textTarget } from './naming.ts'
import type { RawAction, Target } from './step.ts'
import { isTyped, typedIn, withContent } from './typed-fields.ts'

/** A pointer that moves less than this is a press. */
const DRAG_PX = 8

const placeOf = (element: Element): KeyPlace => {
  const isList = element.matches('[role=combobox], [aria-controls], [list]')
  const typed = isTyped(element) ? (isList ? 'list' : 'text') : 'none'
  return {
    field: element instanceof HTMLSelectElement ? 'select' : typed,
    isPage: element === document.body || element === document.documentElement,
  }
}

/** Whether a pointer reaches the control itself: some are visible only by their label. */
function isReached(control: Element): boolean {
  if (!control.matches('input[type=radio], input[type=checkbox]')) return true
  const { left, top, width, height } = control.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return width > 1 && hit !== null && (hit === control || hit.closest('label')?.control === control)
}

const labelTarget = (control: Element): Target | null => {
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
  return label ? textTarget(label) : null
}

/** Reports each action in the capture phase, before the application has changed its target. */
export function watchActions(
  outsideId: string,
  {
    onAction,
    onHold,
  }: {
    onAction: (action: RawAction | Promise<RawAction>) => void
    /** Called when something draggable is grabbed or released. */
    onHold: (isHeld: boolean) => void
  },
): () => void {
  const outside = (): Element | null => document.getElementById(outsideId)
  const elementOf = ({ target }: Event): Element | null =>
    target instanceof Element && outside()?.contains(target) !== true ? target : null
  const named = (element: Element): Target => targetOf(element, outside())

  let pressed: { control: Element; target: Target; x: number; y: number } | null = null
  let isDragged = false
  const isHandle = (): boolean =>
    pressed?.control.matches('[aria-roledescription], [draggable=true]') === true
  let isKeyHeld = false

  const onPointerDown = (event: PointerEvent): void => {
    const element = elementOf(event)
    const control = element && controlOf(element)
    const { clientX: x, clientY: y } = event
    pressed = control && { control, target: named(control), x, y }
    isDragged = false
    if (isHandle()) onHold(true)
  }
  const onPointerUp = ({ clientX, clientY }: PointerEvent): void => {
    onHold(false)
    if (!pressed || !isHandle()) return
    const by = { x: Math.round(clientX - pressed.x), y: Math.round(clientY - pressed.y) }
    isDragged = Math.hypot(by.x, by.y) > DRAG_PX
    if (isDragged) onAction({ kind: 'drag', target: pressed.target, by })
  }
  const onClick = (event: MouseEvent): void => {
    const element = elementOf(event)
    // A click without a pointer comes from a key or from the application; keys are recorded
    // separately.
    if (!element || isDragged || (event.detail === 0 && (isKeyHeld || !event.isTrusted))) return
    const control = controlOf(element)
    const twice = event.detail > 0 && event.detail % 2 === 0 && { twice: true as const }
    // The browser also clicks the label's field, and that click is recorded. A choice is recorded
    // when it is made.
    if (control instanceof HTMLLabelElement && control.control) return
    if (control?.matches('select, option, input[type=file]')) return
    if (control && !(control instanceof HTMLLabelElement)) {
      const own = pressed?.control === control ? pressed.target : named(control)
      const target = isReached(control) ? own : (labelTarget(control) ?? own)
      return onAction({ kind: 'press', target, ...twice })
    }
    const text = element.children.length === 0 ? textTarget(element) : null
    if (text) return onAction({ kind: 'press', target: text, ...twice })
    onAction({ kind: 'point', x: Math.round(event.clientX), y: Math.round(event.clientY) })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    isKeyHeld = true
    const element = elementOf(event)
    if (!element || event.isComposing || isShortcut(event)) return
    const place = placeOf(element)
    const key = keyStep(event, place)
    if (key === null) return
    onAction({ kind: 'key', key, times: 1, target: place.isPage ? null : named(element) })
  }
  // Space activates a control on key-up.
  const onKeyUp = (): void => void setTimeout(() => (isKeyHeld = false))
  const onInput = (event: Event): void => {
    const element = elementOf(event)
    if (!isTyped(element)) return
    onAction({ kind: 'type', target: named(element), value: typedIn(element) })
  }
  const onPaste = (event: ClipboardEvent): void => {
    const element = elementOf(event)
    if (!isTyped(element)) return
    const value = typedIn(element, event.clipboardData?.getData('text') ?? '')
    const target = named(element)
    // Recorded only if the field handles the paste itself; otherwise an input event follows.
    setTimeout(() => event.defaultPrevented && onAction({ kind: 'paste', target, value }))
  }
  const onChange = (event: Event): void => {
    const element = elementOf(event)
    if (element instanceof HTMLSelectElement) {
      const options = Array.from(element.selectedOptions, ({ label }) => label)
      onAction({ kind: 'choose', target: named(element), options })
    }
    if (!(element instanceof HTMLInputElement) || element.type !== 'file') return
    const target = named(element)
    const read = Promise.all(Array.from(element.files ?? [], withContent))
    onAction(read.then((files): RawAction => ({ kind: 'file', target, files })))
  }

  const ending = new AbortController()
  const listen = { capture: true, passive: true, signal: ending.signal }
  addEventListener('pointerdown', onPointerDown, listen)
  addEventListener('pointerup', onPointerUp, listen)
  addEventListener('pointercancel', () => onHold(false), listen)
  addEventListener('click', onClick, listen)
  addEventListener('keydown', onKeyDown, listen)
  addEventListener('keyup', onKeyUp, listen)
  addEventListener('input', onInput, listen)
  addEventListener('paste', onPaste, listen)
  addEventListener('change', onChange, listen)
  return () => ending.abort()
}
