import { type RefCallback, useCallback, useState } from 'react'

/** How far outside the window, or the list that it scrolls in, an element counts as near. */
const MARGIN = '100px'

/**
 * How long everything must rest, in ms: an element that only passes during a scroll or a search is
 * not loaded.
 */
const REST_MS = 200
const TYPING_REST_MS = 800

/**
 * What to do once an element is near. One observer and one timer for all, so that a list renders
 * once.
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
 * @param isKnown whether there is nothing to request: near at once then, but not while a search is
 * typed
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
