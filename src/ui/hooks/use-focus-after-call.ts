import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a button that loses the focus because it is disabled during its call, or is replaced by a
 * question: the button of the ref gets the focus back when `pending` becomes false, unless another
 * element has it by then.
 */
export function useFocusAfterCall(pending: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasPending = useRef(false)
  useEffect(() => {
    const isOver = wasPending.current && !pending
    wasPending.current = pending
    if (isOver && document.activeElement === document.body) button.current?.focus()
  }, [pending])
  return button
}
