import { type RefObject, useEffect, useRef } from 'react'

/**
 * For an element that should have the focus once a call is over, during which its button was
 * disabled, or once a list has become shorter by the row with the pressed button: when `value` becomes
 * false or smaller, unless another element has the focus by then.
 */
export function useFocusAfter<E extends HTMLElement = HTMLButtonElement>(
  value: boolean | number,
): RefObject<E | null> {
  const element = useRef<E>(null)
  const last = useRef(value)
  useEffect(() => {
    const isLess = Number(value) < Number(last.current)
    last.current = value
    if (isLess && document.activeElement === document.body)
      element.current?.focus({ preventScroll: true })
  }, [value])
  return element
}
