import { type RefCallback, useCallback, useState } from 'react'

/** How far outside the window, or its scroll container, an element counts as near. */
const MARGIN = '100px'

/**
 * How long an element must stay near, in ms, so that those that only pass during a scroll or a
 * search are not loaded.
 */
export const REST_MS = 200

const usualRest = (): number => REST_MS

/**
 * Whether an element has come near the window and stayed there; once true, it stays true.
 *
 * @param isKnown whether there is nothing to request; if so, the element counts as near at once
 * @param restMs how long it must stay there, in ms
 */
export function useNearViewport(
  isKnown: () => boolean = () => false,
  restMs = usualRest,
): [ref: RefCallback<Element>, near: boolean] {
  const [near, setNear] = useState(isKnown)
  const ref = useCallback(
    (element: Element | null) => {
      if (!element) return undefined
      let timer: ReturnType<typeof setTimeout> | undefined
      const observer = new IntersectionObserver(
        ([entry]) => {
          clearTimeout(timer)
          if (entry?.isIntersecting) timer = setTimeout(() => setNear(true), restMs())
        },
        { rootMargin: MARGIN, scrollMargin: MARGIN },
      )
      observer.observe(element)
      return () => {
        clearTimeout(timer)
        observer.disconnect()
      }
    },
    [restMs],
  )
  return [ref, near]
}
