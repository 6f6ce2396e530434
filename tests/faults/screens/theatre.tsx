/** Opens the real application on the mock, and watches what nobody may see: console, errors, timers. */
import { notifications } from '@mantine/notifications'
import { createRoot } from 'react-dom/client'

import type { Mock } from '#mocks/engine/page.ts'
import { API_TIMEOUT_MS } from '#src/api/session/timeout.ts'
import { App } from '#src/app/App.tsx'
import { onCaughtError } from '#src/app/caught-error.ts'
import { followSession } from '#src/app/follow-session.ts'
import { openScreen, type ScreenParameters } from '#storybook/screen.tsx'
import { watchPage } from '#storybook/watch-page.ts'

export interface Theatre {
  mock: Mock
  /** What went wrong behind the screen. */
  troubles: string[]
  path: () => string
  /** Opens another screen, as a link does; nothing asks before. */
  goTo: (path: string) => Promise<void>
  /** Where the application wanted to open a new page, which would end the test's. */
  departure: () => string | null
  close: () => Promise<void>
}

export async function openTheatre(screen: ScreenParameters): Promise<Theatre> {
  const { troubles, stop: stopWatch } = watchPage()
  departures.length = 0
  const { app, mock } = await openScreen(screen)
  const stop = followSession(app.router)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place, { onCaughtError })
  root.render(<App router={app.router} />)
  return {
    mock,
    troubles,
    path: () => app.router.state.location.pathname,
    goTo: (path) => app.router.navigate({ to: path, ignoreBlocker: true }),
    departure: () => departures.at(-1) ?? null,
    async close() {
      // What comes after the last answer, a toast above all, belongs to this screen.
      await new Promise((resolve) => requestAnimationFrame(resolve))
      stop()
      notifications.clean()
      root.unmount()
      place.remove()
      app.queryClient.clear()
      waiting.clear()
      stopWatch()
    },
  }
}

/** Paths of the pages that the application wanted to open: the test's own must stay, also between tests. */
const departures: string[] = []
navigation.addEventListener('navigate', (event) => {
  if (event.destination.sameDocument) return
  departures.push(new URL(event.destination.url).pathname)
  event.preventDefault()
})

/** Timers of calls under way, and what they do when their time is up. */
const waiting = new Map<number, () => void>()
const start = window.setTimeout.bind(window)
const stop = window.clearTimeout.bind(window)
Object.assign(window, {
  setTimeout(work: () => void, ms?: number, ...more: unknown[]): number {
    const timer = start(work, ms, ...more)
    if (ms === API_TIMEOUT_MS) waiting.set(timer, work)
    return timer
  },
  clearTimeout(timer?: number): void {
    if (timer !== undefined) waiting.delete(timer)
    stop(timer)
  },
})

/** How many calls are under way. */
export const callsUnderWay = (): number => waiting.size

/** Lets the time of every call under way be up. */
export function runOutOfTime(): void {
  for (const [timer, work] of waiting) {
    stop(timer)
    work()
  }
  waiting.clear()
}
