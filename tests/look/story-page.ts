/**
 * What `npm run look` runs inside the page of a built Storybook. Each function is sent there alone,
 * so it uses nothing else of this file.
 */

interface Channel {
  on: (event: string, listener: (event: StoryEvent) => void) => void
  off: (event: string, listener: (event: StoryEvent) => void) => void
  emit: (event: string, data: object) => void
}

interface StoryEvent {
  storyId?: string
  status?: 'success' | 'error' | 'aborted'
  message?: string
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel
    /** Storybook's page of a story. */
    __STORYBOOK_PREVIEW__?: { storyStoreValue?: object }
  }
}

export const isReady = (): boolean =>
  window.__STORYBOOK_ADDONS_CHANNEL__ !== undefined &&
  window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined

/**
 * Called before the first story. Loads every font, because rows that were measured with another
 * font keep their heights. Makes stories stop at their state, as on the wall. Turns axe off: it
 * would run for every story, and the tests already report its violations.
 */
export async function prepare(): Promise<void> {
  window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', {
    globals: { a11y: { manual: true }, steps: 'state' },
  })
  await Promise.all([...document.fonts].map((font) => font.load()))
}

interface Played {
  /** The error of a story whose play function failed. */
  problem: string | null
  isHeld: boolean
}

/**
 * Mounts a story and plays it to its state, where it is held, or to its end.
 *
 * @param held the message of a held story
 */
export function play([id, held]: readonly [id: string, held: string]): Promise<Played> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  if (!channel) return Promise.resolve({ problem: 'Storybook has not started', isHeld: false })
  return new Promise((resolve) => {
    let problem: string | null = null
    const end = (played: Played): void => {
      window.steady.hold()
      channel.off('storyFinished', finished)
      channel.off('playFunctionThrewException', failed)
      channel.off('storyThrewException', failed)
      removeEventListener('message', heard)
      resolve(played)
    }
    const failed = ({ message }: StoryEvent): void => {
      problem = message?.split('\n')[0] ?? problem
    }
    const finished = ({ storyId, status }: StoryEvent): void => {
      if (storyId !== id || status === 'aborted') return
      // A story whose play function threw may still have the status `success`.
      const isWhole = status === 'success' && problem === null
      end({ problem: isWhole ? null : (problem ?? 'The story has not ended'), isHeld: false })
    }
    const heard = ({ data }: MessageEvent): void => {
      if (data === held) end({ problem: null, isHeld: true })
    }
    addEventListener('message', heard)
    channel.on('storyFinished', finished)
    channel.on('playFunctionThrewException', failed)
    channel.on('storyThrewException', failed)
    window.steady.begin()
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })
}

/**
 * Ends a held story: Storybook loads the whole page again if a story still plays when the next one
 * begins.
 */
export function release([id, event]: readonly [id: string, event: string]): Promise<void> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  return new Promise((end) => {
    const finished = ({ storyId }: StoryEvent): void => {
      if (storyId !== id) return
      channel?.off('storyFinished', finished)
      end()
    }
    channel?.on('storyFinished', finished)
    dispatchEvent(new Event(event))
  })
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
  const keyOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`
  /** Whether the page still has to run something, or waits for an answer. */
  const isBusy = async (): Promise<boolean> => {
    const calls = window.steady.calls()
    const latency = (await window.mock?.settings())?.latency ?? 0
    if (calls.length > 0 && latency > HELD_MS) return false
    const log = (await window.mock?.requests()) ?? []
    const unanswered = log
      .filter(({ fault }) => fault === 'timeout')
      .map(({ method, url }) => keyOf({ method, path: url.split('?')[0] ?? '' }))
    const isExpected = (key: string): boolean => {
      const at = unanswered.indexOf(key)
      if (at >= 0) unanswered.splice(at, 1)
      return at < 0
    }
    return window.steady.isBusy() || calls.map(keyOf).some(isExpected)
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

/**
 * Whether the story has left nothing that could affect the next one: neither a pending call, nor a
 * class that the pseudo-states addon has failed to remove.
 */
export const isClear = (): boolean =>
  window.steady.calls().length === 0 && document.querySelector('[class*="pseudo-"]') === null

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
