/** What a coach does on the screens of a meeting, for their stories. */
import type { Parameters } from '@storybook/react-vite'
import { within } from 'storybook/test'

import { page } from '#storybook/person.ts'
import type { ScreenParameters } from '#storybook/screen.tsx'

export const coach = (url: string, more: Partial<ScreenParameters> = {}): Parameters => ({
  screen: { url, as: 'coach', ...more },
})

interface User {
  click: (element: Element) => Promise<void>
  type: (element: Element, text: string) => Promise<void>
}

/** Finds a client by name and confirms with «Ok». */
export async function chooseClient(
  canvas: ReturnType<typeof within>,
  userEvent: User,
  name: string,
): Promise<void> {
  await userEvent.type(await canvas.findByRole('searchbox'), name)
  await userEvent.click(await canvas.findByRole('option', { name: new RegExp(name) }))
  await userEvent.click(canvas.getByRole('button', { name: 'Ok' }))
  await canvas.findByText('новий клієнт')
}

/** The question about unsaved changes. */
export const question = async () =>
  within(await page().findByRole('dialog', { name: 'Відмінити не збережені зміни?' }))

export const CREATION = 'POST /v1/calendar/sessions'
export const CHANGE = 'PUT /v1/calendar/sessions/{id}'
