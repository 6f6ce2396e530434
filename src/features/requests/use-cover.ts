import { type RefObject, useLayoutEffect, useRef } from 'react'

import { SETTLE_MS } from '#src/ui/hooks/focus.ts'

/** Absorbs all presses at this place while what is there settles. */
function cover({ top, left, width, height }: DOMRect): void {
  const shield = document.createElement('div')
  const { style } = shield
  style.position = 'fixed'
  // Above the frame, below the dialogs.
  style.zIndex = '150'
  style.top = `${top}px`
  style.left = `${left}px`
  style.width = `${width}px`
  style.height = `${height}px`
  // An absorbed press closes nothing and moves no focus.
  shield.addEventListener('pointerdown', (press) => press.stopPropagation())
  shield.addEventListener('mousedown', (press) => press.preventDefault())
  document.body.append(shield)
  setTimeout(() => shield.remove(), SETTLE_MS)
}

/**
 * Whatever the element has covered ignores presses for a moment after `what` has changed, or after
 * the element was removed: the second press of a double press was not meant for it.
 */
export function useCover(element: RefObject<Element | null>, what: string): void {
  const last = useRef<{ what: string; place: DOMRect } | null>(null)
  useLayoutEffect(() => {
    if (last.current && last.current.what !== what) cover(last.current.place)
    if (element.current) last.current = { what, place: element.current.getBoundingClientRect() }
  })
  useLayoutEffect(
    () => () => {
      if (last.current) cover(last.current.place)
    },
    [],
  )
}
