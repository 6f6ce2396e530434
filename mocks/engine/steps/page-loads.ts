/**
 * Watches how the page is left: Back and Forward, and whether the application itself loads a page.
 */
import type { RawAction } from './step.ts'

/** An expected load arrives within this time. */
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

/** Where the tab is in its history. */
export interface HistoryPlace {
  key: string
  index: number
}

/** Null in a browser without this API. */
export function historyPlace(): HistoryPlace | null {
  const entry = 'navigation' in globalThis ? navigation.currentEntry : null
  return entry && { key: entry.key, index: entry.index }
}

/**
 * How the person has loaded this page; `before` is where the last recorded page was. If a page in
 * between was left before recording resumed, only the final address is known.
 */
export function loadAction(before: HistoryPlace | null): RawAction {
  const [entry] = performance.getEntriesByType('navigation')
  const type = entry instanceof PerformanceNavigationTiming ? entry.type : 'navigate'
  const place = before && historyPlace()
  const isSame = !place || place.key === before.key
  if (type === 'back_forward' && place && !isSame)
    return { kind: place.index < before.index ? 'back' : 'forward' }
  if (type === 'back_forward') return { kind: place ? 'reload' : 'back' }
  if (type === 'reload' && isSame) return { kind: 'reload' }
  // As it was typed, including handles of the mock.
  const { pathname, search } = new URL(entry?.name ?? location.href, location.href)
  return { kind: 'open', address: pathname + search }
}
