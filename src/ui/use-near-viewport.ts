import { type RefCallback, useCallback, useState } from 'react'

/** How far outside the window, or the list it scrolls in, an element is near. */
const MARGIN = '200px'

/** Whether an element has come near the window: once it has, for good. */
export function useNearViewport(): [ref: RefCallback<Element>, near: boolean] {
  const [near, setNear] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: MARGIN, scrollMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, near]
}
