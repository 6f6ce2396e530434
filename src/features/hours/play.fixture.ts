/** What a coach does on the screen of working hours, for its stories. */
import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { page, writes } from '#storybook/person.ts'

export type Context = Parameters<NonNullable<StoryObj['play']>>[0]

/** The screen of a coach who has no hours yet. */
export const screen = { url: '/schedules', as: 'coach', scenario: 'empty' } as const

/** The machine may be busy. */
export const PATIENCE = { timeout: 10_000 }

export const field = ({ canvas }: Context, label: string) =>
  canvas.findByRole('textbox', { name: label }, PATIENCE)

export async function add({ canvas, userEvent }: Context, day: string): Promise<void> {
  await userEvent.click(
    await canvas.findByRole('button', { name: `Додати слот. ${day}` }, PATIENCE),
  )
}

export async function type(context: Context, label: string, text: string): Promise<void> {
  const input = await field(context, label)
  await context.userEvent.clear(input)
  await context.userEvent.type(input, text)
  await context.userEvent.tab()
}

export async function save({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Зберегти' }))
}

/** Checks that everything is saved, and closes the dialog that confirms it. */
export async function acknowledge({ userEvent }: Context): Promise<void> {
  const dialog = within(
    await page().findByRole('dialog', { name: 'Робочі години успішно змінені' }, PATIENCE),
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Зрозуміло' }))
  await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
}

/** The calls that changed something, in order: operation and status. */
export const calls = async (): Promise<string[]> =>
  (await writes()).map(({ operation, status }) => `${operation} ${status}`)
