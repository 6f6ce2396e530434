export interface PageWatch {
  /** The errors since the watch began, one line each. */
  problems: string[]
  stop: () => void
}

const HARMLESS = [
  // A warning of React, in development only, about how the router waits for a screen's code.
  'This library called use()',
  // Storybook awaits the unmount of a story in act() after it has reset act's environment. React
  // warns if a story ends while its screen still waits for code. The app never calls act().
  'The current testing environment is not configured to support act(',
  // Storybook also unmounts and clicks in act(). React warns if a screen still waits for its code
  // there. That mostly happens after the story, so it would be reported for the next one.
  'A component suspended inside an `act` scope',
]

/** Collects the errors that the console and the window report, until `stop` is called. */
export function watchPage(): PageWatch {
  const problems: string[] = []
  const { error } = console
  console.error = (...parts: unknown[]) => {
    const text = parts.map(String).join(' ')
    if (!HARMLESS.some((harmless) => text.includes(harmless))) problems.push(`console: ${text}`)
  }
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('error', ({ message }) => void problems.push(message), {
    signal,
  })
  addEventListener('unhandledrejection', ({ reason }) => void problems.push(String(reason)), {
    signal,
  })
  return {
    problems,
    stop() {
      listening.abort()
      console.error = error
    },
  }
}
