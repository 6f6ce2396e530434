/**
 * The camera's functions inside the page of a built Storybook. Each function is sent there alone.
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
 * their heights. It also turns axe off, which runs for every story and has reported in the tests.
 */
export async function prepare(): Promise<void> {
  window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', {
    globals: { a11y: { manual: true } },
  })
  await Promise.all([...document.fonts].map((font) => font.load()))
}

/** Mounts a story and plays it to its end. Returns its error, or null. */
export function play(id: string): Promise<string | null> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  if (!channel) return Promise.resolve('Storybook has not started')
  return new Promise((end) => {
    let problem = 'The story has not ended'
    const failed = ({ message }: StoryEvent): void => {
      problem = message ?? problem
    }
    const finished = ({ storyId, status }: StoryEvent): void => {
      if (storyId !== id || status === 'aborted') return
      window.steady.hold()
      channel.off('storyFinished', finished)
      channel.off('playFunctionThrewException', failed)
      channel.off('storyThrewException', failed)
      end(status === 'success' ? null : problem)
    }
    channel.on('storyFinished', finished)
    channel.on('playFunctionThrewException', failed)
    channel.on('storyThrewException', failed)
    window.steady.begin()
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })
}

/**
 * Requests every picture, and waits until nothing on the page has changed for a while: this is its
 * final look.
 */
export async function settle(): Promise<void> {
  const QUIET_MS = 150
  const LONGEST_MS = 5000
  const deadline = performance.now() + LONGEST_MS
  for (const element of document.querySelectorAll('*'))
    if (element.scrollTop > 0) element.scrollTo({ top: 0, behavior: 'instant' })
  for (const picture of document.images) picture.loading = 'eager'
  await new Promise<void>((end) => {
    const done = (): void => {
      watch.disconnect()
      end()
    }
    let quiet = setTimeout(done, QUIET_MS)
    const watch = new MutationObserver(() => {
      clearTimeout(quiet)
      if (performance.now() > deadline) done()
      else quiet = setTimeout(done, QUIET_MS)
    })
    const everything = { subtree: true, childList: true, attributes: true, characterData: true }
    watch.observe(document, everything)
  })
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
