import { type RefCallback, useCallback, useState } from 'react'

/** How far outside the window, or its scroll container, an element counts as near. */
const MARGIN = '100px'

/**
 * How long the page must be at rest, in ms, so that elements that only pass during a scroll or a
 * search are not loaded.
 */
export const REST_MS = 200

const usualRest = (): number => REST_MS

/**
 * What is called for the watched elements. They share one observer and one timer, so that a list is
 * rendered once.
 */
const watched = new WeakMap<Element, { show: () => void; restMs: () => number }>()
const nearNow = new Set<Element>()
let observer: IntersectionObserver | undefined
let timer: ReturnType<typeof setTimeout> | undefined

function follow(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries)
    if (isIntersecting) nearNow.add(target)
    else nearNow.delete(target)
  clearTimeout(timer)
  const rests = entries.map(({ target }) => watched.get(target)?.restMs() ?? REST_MS)
  timer = setTimeout(callBack, Math.max(...rests))
}

function callBack(): void {
  for (const element of nearNow) {
    watched.get(element)?.show()
    forget(element)
  }
}

function forget(element: Element): void {
  observer?.unobserve(element)
  nearNow.delete(element)
}

/**
 * Whether an element has come near the window and stayed there; once true, it stays true.
 *
 * @param isKnown whether there is nothing to request; if so, the element counts as near at once
 * @param restMs how long the page must be at rest, in ms
 */
export function useNearViewport(
  isKnown: () => boolean = () => false,
  restMs = usualRest,
): [ref: RefCallback<Element>, near: boolean] {
  const [near, setNear] = useState(isKnown)
  const ref = useCallback(
    (element: Element | null) => {
      if (!element) return undefined
      watched.set(element, { show: () => setNear(true), restMs })
      observer ??= new IntersectionObserver(follow, { rootMargin: MARGIN, scrollMargin: MARGIN })
      observer.observe(element)
      return () => forget(element)
    },
    [restMs],
  )
  return [ref, near]
}
