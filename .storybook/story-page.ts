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
 * Before the first story: loads every font, because rows that were measured with another one keep
 * their heights. Stories are held at their state, as on the wall. It also turns axe off, which runs
 * for every story and has reported in the tests.
 */
export async function prepare(): Promise<void> {
  window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', {
    globals: { a11y: { manual: true }, steps: 'state' },
  })
  await Promise.all([...document.fonts].map((font) => font.load()))
}

interface Played {
  /** The error of a story that could not be played. */
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
    let problem = 'The story has not ended'
    const end = (played: Played): void => {
      window.steady.hold()
      channel.off('storyFinished', finished)
      channel.off('playFunctionThrewException', failed)
      channel.off('storyThrewException', failed)
      removeEventListener('message', heard)
      resolve(played)
    }
    const failed = ({ message }: StoryEvent): void => {
      problem = message ?? problem
    }
    const finished = ({ storyId, status }: StoryEvent): void => {
      if (storyId !== id || status === 'aborted') return
      end({ problem: status === 'success' ? null : problem, isHeld: false })
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
 * Requests every picture, and waits until nothing on the page has changed for a while: this is its
 * final look. Returns how many calls the mock never answers.
 */
export async function settle(): Promise<number> {
  const LONGEST_MS = 5000
  const TICK_MS = 50
  // Longer than elements must rest near the window before they load (use-near-viewport.ts).
  const quiet = document.activeElement?.matches('[type=search]') ? 900 : 300
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
  // In steps, because on a busy machine the page may not have had the time to change.
  while (ticks * TICK_MS < quiet && performance.now() < deadline) {
    await new Promise((next) => setTimeout(next, TICK_MS))
    ticks += 1
  }
  watch.disconnect()
  await document.fonts.ready
  const there = [...document.images].filter(({ complete }) => complete)
  await Promise.all(there.map((picture) => picture.decode().catch(() => {})))
  const calls = (await window.mock?.requests()) ?? []
  return calls.filter(({ fault }) => fault === 'timeout').length
}

/**
 * Whether the addon for hover and focus has marked the page. The marks may stay for the next story.
 */
export const isMarked = (): boolean => document.querySelector('[class*="pseudo-"]') !== null

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
