/** What the stories of «Твій сайт» share. */
import { expect, waitFor } from 'storybook/test'

import { type Play, press } from '#storybook/person.ts'
import type { ScreenParameters } from '#storybook/screen.tsx'

/** After lunch, when no request waits for an answer. */
export const AFTERNOON = { url: '/coach', as: 'coach', now: '2027-03-02T14:00' } as const

export const screen = (more: Partial<ScreenParameters>) => ({
  screen: { ...AFTERNOON, ...more } satisfies ScreenParameters,
})

export async function edit(play: Play): Promise<void> {
  await press(play, 'Редагувати')
  await play.canvas.findByLabelText('Розповідь')
}

export const isViewing = ({ canvas }: Play) =>
  waitFor(() => expect(canvas.getByRole('button', { name: 'Редагувати' })).toBeVisible(), {
    timeout: 5000,
  })

export const lastRow = (play: Play, label: string): HTMLElement =>
  play.canvas.getAllByLabelText(label).at(-1) ?? document.body
