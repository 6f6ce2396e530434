/**
 * What `npm run look` runs inside the page of a story of a built Storybook. Each function is sent
 * there alone, so it uses nothing else of this file.
 */

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => StoryEvent[] | undefined }
  }
}

interface StoryEvent {
  storyId?: string
  status?: 'success' | 'error' | 'aborted'
  message?: string
}

/**
 * Null until the story has been played to its state, where it is held, or to its end; then what went
 * wrong, if anything did.
 *
 * @param held the message of a held story
 */
export function ended(held: string): { problem: string | null } | null {
  const last = (event: string): StoryEvent | undefined =>
    window.__STORYBOOK_ADDONS_CHANNEL__?.last(event)?.[0]
  const failed = last('playFunctionThrewException') ?? last('storyThrewException')
  const finished = last('storyFinished')
  const isHeld = window.steady.said.includes(held)
  if (!finished && !isHeld) return null
  window.steady.hold()
  // A story whose play function threw may still have the status `success`.
  if (isHeld || (finished?.status === 'success' && !failed)) return { problem: null }
  return { problem: failed?.message?.split('\n')[0] ?? 'The story has not ended' }
}

/**
 * Requests every picture. Resolves when the page has nothing left to do and has not changed for a
 * while, or after a limit. Does not wait for calls that the mock never answers or holds back.
 */
export async function settle(): Promise<void> {
  const LONGEST_MS = 20_000
  const TICK_MS = 50
  const QUIET_TICKS = 6
  /** A latency above this means that the story holds its answers on purpose. */
  const HELD_MS = 10_000
  const deadline = performance.now() + LONGEST_MS
  for (const element of document.querySelectorAll('*'))
    if (element.scrollTop > 0) element.scrollTo({ top: 0, behavior: 'instant' })
  for (const picture of document.images) picture.loading = 'eager'
  let ticks = 0
  const watch = new MutationObserver(() => {
    ticks = 0
  })
  const everything = { subtree: true, childList: true, attributes: true, characterData: true }
  watch.observe(document, everything)
  /** Whether the page still has to run something, or waits for an answer. */
  const isBusy = async (): Promise<boolean> => {
    const open = window.steady.calls().map(({ method, path }) => `${method} ${path}`)
    const { latency = 0 } = (await window.mock?.settings()) ?? {}
    if (open.length > 0 && latency > HELD_MS) return false
    for (const { fault, method, url } of (await window.mock?.requests()) ?? []) {
      const at = fault === 'timeout' ? open.indexOf(`${method} ${url.split('?')[0] ?? ''}`) : -1
      if (at >= 0) open.splice(at, 1)
    }
    return window.steady.isBusy() || open.length > 0
  }
  while (ticks < QUIET_TICKS && performance.now() < deadline) {
    // Counted in frames, because a busy machine may render none for a while: which elements are
    // near the window is known one frame later.
    await new Promise((next) => requestAnimationFrame(() => setTimeout(next, TICK_MS)))
    ticks = (await isBusy()) ? 0 : ticks + 1
  }
  watch.disconnect()
  await document.fonts.ready
  const there = [...document.images].filter(({ complete }) => complete)
  await Promise.all(there.map((picture) => picture.decode().catch(() => {})))
}

/** Waits until the page has painted what it has rendered; returns its height. */
export const painted = (): Promise<number> =>
  new Promise((end) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => end(document.documentElement.scrollHeight)),
    ),
  )

/** Shows the mounted story in a scheme. */
export function showIn(scheme: string): void {
  document.documentElement.dataset['mantineColorScheme'] = scheme
}
