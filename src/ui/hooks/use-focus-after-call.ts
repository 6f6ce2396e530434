import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a button that is disabled while its call is in progress, and loses the focus by that: the
 * button of the ref takes it back once `pending` is over, unless another element has it by then.
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
