/** Mounts the real application for a screen story, which is an address, a scenario and faults. */
import { notifications } from '@mantine/notifications'
import type { ReactRenderer } from '@storybook/react-vite'
import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import type { ArgsStoryFn, LoaderFunction } from 'storybook/internal/types'
import { facts } from 'virtual:scenarios'

import { clockAt, moveDate } from '#mocks/engine/clock.ts'
import { instantOf } from '#mocks/rules/kyiv.ts'
import type { Persona, ScenarioId } from '#mocks/scenarios/scenario.ts'
import { claimPage } from '#src/api/auth.ts'
import { App } from '#src/app/App.tsx'
import { type AppRouter, createAppRouter } from '#src/app/router.tsx'
import { renewAppStore } from '#src/device/storage.ts'

import { type MockPage, openMockPage } from './mock-page.ts'
import { endApp } from './story-calls.ts'
import { storyQueryClient } from './story-query-client.ts'
import { asChosen } from './toolbar.ts'

export interface ScreenParameters {
  /** Path and query of the screen. */
  url: string
  scenario?: ScenarioId
  as?: Persona
  /** Each as in a link: `GET /v1/users/me 500`, `… timeout×1`. */
  faults?: string[]
  /** Kyiv wall time at which the clock is stopped; the scenario's own by default. */
  now?: string
  otp?: 'auto' | 'manual'
  /** Milliseconds before every answer. */
  latency?: number
  /** `bare`: only what the specification names. By default the toolbar's value. */
  answers?: 'full' | 'bare'
  /** Entries set in localStorage before the app starts. */
  device?: Record<string, string>
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    screen?: ScreenParameters
  }
}

export interface Mounted {
  app: { router: AppRouter; queryClient: QueryClient }
  mock: MockPage
}

/** The query client of the story that was opened last. */
let lastClient: QueryClient | null = null

async function endLastApp(): Promise<void> {
  if (lastClient) await endApp(lastClient)
  // Toasts outlive the story that showed them.
  notifications.clean()
}

/** A new database, device, query client and router, and a stopped clock. */
export async function openScreen(
  screen: ScreenParameters,
  scheme: 'light' | 'dark' = 'light',
): Promise<Mounted> {
  await endLastApp()
  // Removes an element of the previous story, so that toasts and dialogs are rendered after the
  // application, as on its own page.
  document.querySelector('[data-mantine-shared-portal-node]')?.remove()
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem('color-scheme', scheme)
  for (const [key, value] of Object.entries(screen.device ?? {})) localStorage.setItem(key, value)
  const mock = await openMockPage(screen)
  claimPage()
  const queryClient = storyQueryClient()
  lastClient = queryClient
  const history = createMemoryHistory({ initialEntries: [screen.url] })
  const router = createAppRouter({ queryClient, history })
  // The router uses the clock to delay its skeleton, and the clock is stopped here.
  router.update({ ...router.options, defaultPendingMs: 0, defaultPendingMinMs: 0 })
  renewAppStore()
  return { app: { router, queryClient }, mock }
}

/** Loader of every story. */
export const mountScreen: LoaderFunction<ReactRenderer> = async ({ parameters, globals }) => {
  const screen: ScreenParameters | undefined = parameters['screen']
  if (!screen) {
    await endLastApp()
    // Without it, a part would refuse to save after a story without a connection.
    renewAppStore()
    // The clock of a kit's story is stopped, too, so that it does not keep the time of the previous
    // story.
    moveDate(clockAt(instantOf(facts.typical.clock), true))
    return {}
  }
  const answers = globals['answers'] === 'bare' ? 'bare' : 'full'
  const scheme = globals['scheme'] === 'dark' ? 'dark' : 'light'
  return openScreen({ answers, ...asChosen(screen, globals) }, scheme)
}

/** Renders a screen story. */
export function renderScreen(_: unknown, { loaded }: { loaded: Partial<Mounted> }): ReactElement {
  if (!loaded.app) throw new Error('A screen story needs parameters.screen')
  return <App router={loaded.app.router} />
}

/** Default `render` of a story: with an address it is a screen, otherwise its component. */
export const renderStory: ArgsStoryFn<ReactRenderer> = (
  args,
  { component, loaded, parameters },
) => {
  if (parameters['screen'] || !component) return renderScreen(args, { loaded })
  const Component = component
  return <Component {...args} />
}
