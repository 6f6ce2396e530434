/**
 * Opens the real application on the mock, and watches for what must not happen: console messages,
 * errors, timers.
 */
import { notifications } from '@mantine/notifications'
import { createRoot } from 'react-dom/client'
import { expect } from 'vitest'

import { match } from '#mocks/engine/contract.ts'
import type { Mock } from '#mocks/engine/steps/window-mock.ts'
import { API_TIMEOUT_MS } from '#src/api/client.ts'
import type { Operation } from '#src/api/operation.ts'
import { App } from '#src/app/App.tsx'
import { onCaughtError, followAuth } from '#src/app/reactions.ts'
import { prepareToasts } from '#src/ui/overlays/toast.ts'
import { openScreen, type ScreenParameters } from '#storybook/screen.tsx'
import { endApp } from '#storybook/story-calls.ts'
import { watchPage } from '#storybook/watch-page.ts'

export interface TestApp {
  mock: Mock
  /** Errors that the screen does not show. */
  problems: string[]
  path: () => string
  /** The operations that the application has answers of. */
  answered: () => unknown[]
  /** Opens another screen, as a link does, without any question. */
  goTo: (path: string) => Promise<void>
  /** The path of the last page that the application tried to load; null if it tried none. */
  departure: () => string | null
}

/** Opens a screen, as a coach by default, uses it and closes it. */
export async function withTestApp(
  screen: ScreenParameters,
  use: (testApp: TestApp) => Promise<unknown>,
): Promise<void> {
  const { problems, stop: stopWatch } = watchPage()
  departures.length = 0
  const { app, mock } = await openScreen({ as: 'coach', ...screen })
  const { queryClient, router } = app
  // A test that expects no toast would miss one whose code is still loading.
  prepareToasts()
  await import('#src/ui/overlays/toast-list.tsx')
  // The skeleton of a screen whose code is loading would be taken for the sign of a call.
  await router.options.context.loadScreen(router.latestLocation.pathname)
  const stopFollowing = followAuth(router)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place, { onCaughtError })
  root.render(<App router={router} />)
  try {
    await use({
      mock,
      problems,
      path: () => router.state.location.pathname,
      answered: () =>
        queryClient
          .getQueriesData({})
          .flatMap(([[operation], data]) => (data === undefined ? [] : [operation])),
      goTo: (path) => router.navigate({ to: path, ignoreBlocker: true }),
      departure: () => departures.at(-1) ?? null,
    })
  } finally {
    problems.length = 0
    // The effects of the last answer, above all a toast, belong to this screen.
    await frameRendered()
    stopFollowing()
    notifications.clean()
    root.unmount()
    place.remove()
    await endApp(queryClient)
    queryClient.clear()
    waiting.clear()
    stopWatch()
  }
  expect(problems, 'reported while the screen was closed').toEqual([])
}

/** Resolves before the next frame is painted. */
export const frameRendered = (): Promise<number> => new Promise(requestAnimationFrame)

/**
 * Paths of the pages that the application tried to load. These loads are prevented, also between
 * tests, because they would end the test.
 */
const departures: string[] = []
navigation.addEventListener('navigate', (event) => {
  if (event.destination.sameDocument) return
  departures.push(new URL(event.destination.url).pathname)
  event.preventDefault()
})

/** Timers of calls in progress, and their callbacks. */
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

/** How many calls are in progress. */
export const callsUnderWay = (): number => waiting.size

/** Lets every call in progress time out. */
export function runOutOfTime(): void {
  for (const [timer, work] of waiting) {
    stop(timer)
    work()
  }
  waiting.clear()
}

export interface Hold {
  /** How many calls are held now; one that is aborted is held no longer. */
  waiting: () => number
  /** The addresses of the calls that have been made. */
  made: () => readonly string[]
  /** Releases them, and all later ones. */
  release: () => void
}

interface Held {
  waiting: number
  made: string[]
  released: Promise<void>
  /** Whether the server's answers are held, or the calls before they reach the server. */
  isAnswer: boolean
}

const held = new Map<string, Held>()

const fetch = window.fetch.bind(window)
window.fetch = async (input, init) => {
  const request = new Request(input, init)
  const name = match(request.method, new URL(request.url).pathname)?.operation.name
  const hold = name === undefined ? undefined : held.get(name)
  if (!hold) return fetch(request)
  hold.made.push(request.url)
  const answer = hold.isAnswer ? await fetch(request) : null
  hold.waiting += 1
  await Promise.race([hold.released, aborted(request.signal)])
  hold.waiting -= 1
  return answer ?? fetch(request)
}

const aborted = (signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))

/** Holds every call of an operation from now on, before it reaches the server. */
export const holdCalls = (operation: Operation): Hold => holdEach(operation, false)

/** Holds every answer of an operation from now on. */
export const holdAnswers = (operation: Operation): Hold => holdEach(operation, true)

function holdEach(operation: Operation, isAnswer: boolean): Hold {
  const { promise: released, resolve } = Promise.withResolvers<void>()
  const calls: Held = { waiting: 0, made: [], released, isAnswer }
  held.set(operation, calls)
  return {
    waiting: () => calls.waiting,
    made: () => [...calls.made],
    release() {
      held.delete(operation)
      resolve()
    },
  }
}
