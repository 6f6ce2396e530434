import type { RouterHistory } from '@tanstack/react-router'

type Location = RouterHistory['location']

/** The entries of a history by their index, as far as this page has shown them. */
const entries = new WeakMap<RouterHistory, Map<number, Location>>()

/** Notes the entries from now on; called once for a router. */
export function watchEntries(history: RouterHistory): void {
  const shown = new Map<number, Location>()
  const note = (): void => void shown.set(history.location.state.__TSR_index, history.location)
  entries.set(history, shown)
  note()
  history.subscribe(note)
}

/** The entry before the present one; undefined if this page has not shown it. */
export const entryBefore = (history: RouterHistory): Location | undefined =>
  entries.get(history)?.get(history.location.state.__TSR_index - 1)
