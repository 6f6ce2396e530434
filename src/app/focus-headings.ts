import type { AppRouter } from './router.tsx'

/** After a change of route the focus goes to the new screen's heading, so that it is read out. */
export function focusHeadings(router: AppRouter): void {
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (fromLocation && fromLocation.pathname !== toLocation.pathname)
      document.querySelector('h1')?.focus({ preventScroll: true })
  })
}
