export interface PageWatch {
  /** What went wrong since the watch began, a line each. */
  troubles: string[]
  stop: () => void
}

/** React's remark, in development alone, on how the router waits for a screen's code. */
const HARMLESS = ['This library called use()']

/** Collects what the console and the window report as errors, until it is stopped. */
export function watchPage(): PageWatch {
  const troubles: string[] = []
  const { error } = console
  console.error = (...parts: unknown[]) => {
    const text = parts.map(String).join(' ')
    if (!HARMLESS.some((harmless) => text.includes(harmless))) troubles.push(`console: ${text}`)
  }
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('error', ({ message }) => void troubles.push(message), { signal })
  addEventListener('unhandledrejection', ({ reason }) => void troubles.push(String(reason)), {
    signal,
  })
  return {
    troubles,
    stop() {
      listening.abort()
      console.error = error
    },
  }
}
