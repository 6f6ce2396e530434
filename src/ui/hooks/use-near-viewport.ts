import { type RefCallback, useCallback, useState } from 'react'

/** How far outside the window, or its scroll container, an element counts as near. */
const MARGIN = '100px'

/**
 * How long the page must be at rest, in ms, so that elements that only pass during a scroll or a
 * search are not loaded.
 */
const REST_MS = 200
const TYPING_REST_MS = 800

/**
 * The callbacks of the watched elements. They share one observer and one timer, so that a list is
 * rendered once.
 */
const watched = new WeakMap<Element, () => void>()
const nearNow = new Set<Element>()
let observer: IntersectionObserver | undefined
let timer: ReturnType<typeof setTimeout> | undefined

function follow(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries)
    if (isIntersecting) nearNow.add(target)
    else nearNow.delete(target)
  clearTimeout(timer)
  timer = setTimeout(callBack, isSearching() ? TYPING_REST_MS : REST_MS)
}

const isSearching = (): boolean => document.activeElement?.matches('[type=search]') === true

function callBack(): void {
  for (const element of nearNow) {
    watched.get(element)?.()
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
 * @param isKnown whether there is nothing to request; if so, the element counts as near at once,
 * except while a search is typed
 */
export function useNearViewport(
  isKnown: () => boolean = () => false,
): [ref: RefCallback<Element>, near: boolean] {
  const [near, setNear] = useState(() => !isSearching() && isKnown())
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined
    watched.set(element, () => setNear(true))
    observer ??= new IntersectionObserver(follow, { rootMargin: MARGIN, scrollMargin: MARGIN })
    observer.observe(element)
    return () => forget(element)
  }, [])
  return [ref, near]
}
