/** What the stories of «Твій сайт» share. */
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import type { ScreenParameters } from '#storybook/screen.tsx'

/** After lunch, when no request waits for an answer. */
export const AFTERNOON = { url: '/coach', as: 'coach', now: '2027-03-02T14:00' } as const

export type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'loaded'>

export const screen = (more: Partial<ScreenParameters>) => ({
  screen: { ...AFTERNOON, ...more } satisfies ScreenParameters,
})

export const callsOf = async (operation: string) =>
  ((await window.mock?.requests()) ?? []).filter((entry) => entry.operation === operation)

export const press = async ({ canvas, userEvent }: Play, name: string): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name }))

export async function edit(play: Play): Promise<void> {
  await press(play, 'Редагувати')
  await play.canvas.findByLabelText('Розповідь')
}

export const isViewing = ({ canvas }: Play) =>
  waitFor(() => expect(canvas.getByRole('button', { name: 'Редагувати' })).toBeVisible(), {
    timeout: 5000,
  })

export const toast = (text: string): Promise<void> =>
  waitFor(
    () => {
      const toasts = within(document.body).getAllByRole('alert')
      if (!toasts.some((one) => one.matches('[data-kind="error"]') && one.textContent === text))
        throw new Error(`No toast «${text}»`)
    },
    { timeout: 5000 },
  )

export const lastRow = (play: Play, label: string): HTMLElement =>
  play.canvas.getAllByLabelText(label).at(-1) ?? document.body
