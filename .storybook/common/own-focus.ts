/**
 * The focus of a frame of the wall. A script's `focus()` in a frame would move the focus of the
 * whole page, and key presses would go to the frame. While the frame does not have the real focus,
 * it simulates focus and its events inside its own document.
 */

let focused: HTMLElement | SVGElement | null = null

const isFocusable = (element: HTMLElement | SVGElement): boolean =>
  (element.tabIndex >= 0 || element.hasAttribute('tabindex')) &&
  element.checkVisibility() &&
  !element.matches(':disabled, [inert] *')

function moveTo(next: HTMLElement | SVGElement | null): void {
  const last = document.activeElement === focused ? focused : null
  if (next === last) return
  focused = next
  const send = (name: string, to: Element | null, relatedTarget: Element | null): void => {
    const bubbles = name === 'focusin' || name === 'focusout'
    to?.dispatchEvent(new FocusEvent(name, { bubbles, composed: true, relatedTarget }))
  }
  send('blur', last, next)
  send('focusout', last, next)
  send('focus', next, last)
  send('focusin', next, last)
}

/** Focuses without scrolling, because the page around the frame would scroll, too. */
function withOwnFocus(prototype: HTMLElement | SVGElement): void {
  const focus: unknown = Reflect.get(prototype, 'focus')
  const blur: unknown = Reflect.get(prototype, 'blur')
  if (typeof focus !== 'function' || typeof blur !== 'function') return
  Object.assign(prototype, {
    focus(this: HTMLElement | SVGElement, options?: FocusOptions): void {
      if (document.hasFocus()) Reflect.apply(focus, this, [{ ...options, preventScroll: true }])
      else if (isFocusable(this)) moveTo(this)
    },
    blur(this: HTMLElement | SVGElement): void {
      if (document.hasFocus()) Reflect.apply(blur, this, [])
      else if (this === focused) moveTo(null)
    },
  })
}

/** Replaces the native `select()`, which moves the real focus. */
function selectAll(this: HTMLInputElement | HTMLTextAreaElement): void {
  this.focus()
  this.setSelectionRange(0, this.value.length)
}

/** Replaces the focus of this page with a simulated one. */
export function takeOwnFocus(): void {
  withOwnFocus(HTMLElement.prototype)
  withOwnFocus(SVGElement.prototype)
  HTMLInputElement.prototype.select = selectAll
  HTMLTextAreaElement.prototype.select = selectAll
  const real = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement')
  Object.defineProperty(document, 'activeElement', {
    configurable: true,
    get(): unknown {
      return !document.hasFocus() && focused?.isConnected ? focused : real?.get?.call(document)
    },
  })
  // A press in the frame gives it the real focus.
  addEventListener('focus', () => {
    focused = null
  })
}
