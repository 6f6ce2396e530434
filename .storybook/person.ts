/** Helpers for what a person does and sees in the story of any screen. */
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import type { LogEntry } from '#mocks/engine/log.ts'
import type { AppRouter } from '#src/app/router.tsx'

export type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'loaded'>

/** The mock of the story's page. */
export function mock(): NonNullable<typeof window.mock> {
  if (!window.mock) throw new Error('The story has no mock')
  return window.mock
}

/** The calls of an operation so far, or of those that match a pattern. */
export async function callsOf(operation: string | RegExp): Promise<LogEntry[]> {
  const isOne = (name: string): boolean =>
    typeof operation === 'string' ? name === operation : operation.test(name)
  return (await mock().requests()).filter((entry) => isOne(entry.operation ?? ''))
}

/** The bodies of the calls of an operation so far. */
export const bodiesOf = async (operation: string): Promise<unknown[]> =>
  (await callsOf(operation)).map(({ request }) => request)

/** The calls so far that may have changed something. */
export const writes = async (): Promise<LogEntry[]> =>
  (await mock().requests()).filter(({ method }) => method !== 'GET')

/** As if the last call of an operation had reached the server, and only its answer was lost. */
export async function replayLost(operation: string): Promise<void> {
  const lost = (await callsOf(operation)).at(-1)
  if (!lost) throw new Error(`${operation} was not sent`)
  await mock().replay(lost.id)
}

/** Waits until an operation is called after the last call that may have changed something. */
export const readAfterWrites = (operation: string): Promise<void> =>
  waitFor(async () => {
    const written = (await writes()).at(-1)?.id ?? Number.POSITIVE_INFINITY
    await expect((await callsOf(operation)).at(-1)?.id).toBeGreaterThan(written)
  })

/** The whole page, including toasts and dialogs, which are outside the canvas. */
export const page = () => within(document.body)

export async function press(
  { canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>,
  name: string | RegExp,
): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }))
}

/**
 * Waits until an element accepts presses, and returns it: what has just appeared ignores them for
 * 400 ms (decision 52).
 */
export async function settled<Found extends Element>(element: Found): Promise<Found> {
  await waitFor(() => expect(element).not.toHaveStyle({ pointerEvents: 'none' }))
  return element
}

/** The dialog with a name, once it accepts presses. */
export async function findDialog(name: string): Promise<HTMLElement> {
  const dialog = await page().findByRole('dialog', { name })
  await waitFor(() => expect(dialog).not.toHaveAttribute('data-settling'))
  return dialog
}

/** Answers a dialog with one of its buttons, and waits until it is gone. */
export async function answer(
  { userEvent }: Pick<Play, 'userEvent'>,
  dialog: string,
  name: string,
): Promise<void> {
  const question = within(await findDialog(dialog))
  await userEvent.click(await settled(question.getByRole('button', { name })))
  await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
}

export const noDialog = (): Promise<void> =>
  waitFor(() => expect(page().queryByRole('dialog')).toBeNull())

/** The play of a story that only shows its screen's skeleton. */
export const showsLoading = async ({ canvas }: Pick<Play, 'canvas'>): Promise<void> =>
  expect(await canvas.findByRole('status')).toHaveTextContent('Завантаження...')

/** The toast with a text: an `alert` for a failure, a `status` for anything else. */
export const findToast = (role: 'alert' | 'status', text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const toasts = page().queryAllByRole(role)
    const found = toasts.find((one) => one.matches('[data-kind]') && one.textContent === text)
    if (!found) throw new Error(`No toast «${text}»`)
    return found
  })

/** The router of the story's screen. */
export function routerOf({ loaded }: Pick<Play, 'loaded'>): AppRouter {
  const { router }: { router: AppRouter } = loaded['app']
  return router
}

/** Waits until the application is at an address. The next screen's code may have to load. */
export async function expectToBeAt(
  play: Pick<Play, 'loaded'>,
  pathname: string | RegExp,
): Promise<void> {
  const router = routerOf(play)
  await waitFor(() => {
    const at = router.state.resolvedLocation?.pathname ?? ''
    if (typeof pathname === 'string' ? at !== pathname : !pathname.test(at))
      throw new Error(`At ${at}, not at ${String(pathname)}`)
  })
}
