import { type RefCallback, useCallback, useState } from 'react'

/** How far outside the window, or the list it scrolls in, an element is near. */
const MARGIN = '200px'

/** How long, in ms: what passes by while one scrolls or types a search is not asked for. */
const REST_MS = 150

/** Whether an element has come near the window and stayed there: once it has, for good. */
export function useNearViewport(): [ref: RefCallback<Element>, near: boolean] {
  const [near, setNear] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer)
        if (!entries.at(-1)?.isIntersecting) return
        timer = setTimeout(() => {
          setNear(true)
          observer.disconnect()
        }, REST_MS)
      },
      { rootMargin: MARGIN, scrollMargin: MARGIN },
    )
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [])
  return [ref, near]
}
