import type { AppRouter } from './router.tsx'

/** The previous screen may stay in the page for a moment, hidden. */
const shownHeading = (): HTMLElement | undefined =>
  [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility())

/**
 * After a change of route the focus moves to the heading of the new screen, so that screen readers
 * announce it. On a slow device the heading of a skeleton may get it first, and loses it when the
 * skeleton is removed. The screen's own heading then gets the focus, unless the person has pressed
 * a key or the pointer meanwhile.
 */
export function focusHeadings(router: AppRouter): void {
  let due = false
  const focus = (): void => {
    const heading = shownHeading()
    if (!heading) return
    due = false
    heading.focus({ preventScroll: true })
  }
  const changes = new MutationObserver(() => {
    if (due || document.activeElement === document.body) focus()
  })
  const stop = (): void => changes.disconnect()
  addEventListener('keydown', stop, { capture: true })
  addEventListener('pointerdown', stop, { capture: true })
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (!fromLocation || fromLocation.pathname === toLocation.pathname) return
    due = true
    focus()
    changes.observe(document.body, { childList: true, subtree: true })
  })
}
