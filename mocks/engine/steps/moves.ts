/**
 * Watches how the page is left: Back and Forward, and whether the application itself loads a page.
 */
import type { RawAction } from './step.ts'

/** An announced load comes sooner. */
const LOAD_MS = 5000

interface Moves {
  /** Whether the application itself has started the current load. */
  isOwnLoad: () => boolean
  stop: () => void
}

export function watchMoves(onAction: (action: RawAction) => void): Moves {
  let announced = -Infinity
  const ending = new AbortController()
  const onNavigate = ({
    navigationType,
    userInitiated,
    destination,
    downloadRequest,
  }: NavigateEvent): void => {
    if (navigationType === 'traverse' && userInitiated) {
      const isBack = destination.index < (navigation.currentEntry?.index ?? 0)
      onAction({ kind: isBack ? 'back' : 'forward' })
    }
    if (!destination.sameDocument && downloadRequest === null) announced = performance.now()
  }
  // A browser without this API cannot tell the person's navigation from the application's.
  if ('navigation' in globalThis)
    navigation.addEventListener('navigate', onNavigate, { signal: ending.signal })
  return {
    isOwnLoad: () => performance.now() - announced < LOAD_MS,
    stop: () => ending.abort(),
  }
}

/** How the person has loaded this page. */
export function loadAction(): RawAction {
  const [entry] = performance.getEntriesByType('navigation')
  const isEntry = entry instanceof PerformanceNavigationTiming
  if (isEntry && entry.type === 'reload') return { kind: 'reload' }
  if (isEntry && entry.type === 'back_forward') return { kind: 'back' }
  // As it was typed, including handles of the mock.
  const { pathname, search } = new URL(entry?.name ?? location.href, location.href)
  return { kind: 'open', address: pathname + search }
}
