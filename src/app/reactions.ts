/** What the application does when something changes: who is signed in, the screen, an error. */
import { closePage, onAuthChange, onAuthEnd, readAuth, anotherOwner } from '#src/api/auth.ts'
import { isApiError } from '#src/api/operation.ts'
import { firstScreen } from '#src/device/page.ts'
import { isSignedIn } from '#src/domain/auth-flow.ts'
import { isWithoutCode } from '#src/errors/error-text.ts'
import { toast } from '#src/ui/overlays/toast.ts'

import type { AppRouter } from './router.tsx'

/**
 * Follows the session. When another person has signed in here, or the person has signed out here or
 * in another tab, all their data is dropped and protected screens close. When another person has
 * signed in in another tab, or has begun to, the page stays as it is and sends nothing
 * (`AnotherPersonNotice`). Returns a function that stops it.
 */
export function followAuth(router: AppRouter): () => void {
  let { phone } = readAuth()
  const stopChange = onAuthChange(() => {
    const session = readAuth()
    if (anotherOwner(session) || (isSignedIn(session) && session.phone === phone)) return
    phone = session.phone
    if (!isSignedIn(session)) closePage()
    router.options.context.queryClient.clear()
    if (!isSignedIn(session)) void router.invalidate()
  })
  onAuthEnd(() => toast.info('Сесію завершено. Увійди ще раз.'))
  return stopChange
}

/** The previous screen may stay in the page for a moment, hidden. */
const shownHeading = (): HTMLElement | undefined =>
  [...document.querySelectorAll('h1')].find((heading) => heading.offsetHeight > 0)

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
    // A slash at the end is removed, which is no other screen.
    const pathOf = ({ pathname }: { pathname: string }): string => pathname.replace(/\/$/, '')
    if (!fromLocation || pathOf(fromLocation) === pathOf(toLocation)) return
    due = true
    focus()
    changes.observe(document.body, { childList: true, subtree: true })
  })
}

const loadTranslated = () => import('./translated.ts')

/**
 * Translators put `font` elements in the place of texts, which React cannot cope with by itself.
 * Returns a function that stops it.
 */
export function followTranslators(): () => void {
  void firstScreen.then(loadTranslated).catch(() => undefined)
  let isTranslated = false
  const changes = new MutationObserver((records) => {
    isTranslated ||= document.querySelector('font') !== null
    if (isTranslated) void loadTranslated().then(({ note }) => note(records))
  })
  changes.observe(document, { childList: true, characterData: true, subtree: true })
  return () => changes.disconnect()
}

/**
 * Handles an error that a React boundary caught. A failed call, or code that did not load, is shown
 * by the screen and is not logged; any other error is a bug and goes to the console.
 */
export function onCaughtError(error: unknown): void {
  if (!isApiError(error) && !isWithoutCode(error)) console.error(error)
}
