/** What the stories of the questionnaire share. */
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import type { ScreenParameters } from '#storybook/screen.tsx'

export const URL = '/client/questionnaire'

export const GENDER = 'PATCH /v1/users/me'

export const GOAL = 'POST /v1/clients/me/client_info'

export const CARD = 'PATCH /v1/clients/me/client_info'

export const PHOTO = 'POST /v1/clients/me/client_info/image'

export type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'loaded'>

export const screen = (more: Partial<ScreenParameters>) => ({
  screen: { url: URL, scenario: 'new-client', as: 'client', ...more } satisfies ScreenParameters,
})

export const callsOf = async (operation: string) =>
  ((await window.mock?.requests()) ?? []).filter((entry) => entry.operation === operation)

export const step = ({ canvas }: Play, name: string) =>
  canvas.findByRole('heading', { name, level: 2 })

export const press = async ({ canvas, userEvent }: Play, name: string): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name }))

/** The next screen's code may have to be loaded. */
export const expectToBeAt = ({ loaded }: Play, pathname: string | RegExp): Promise<void> =>
  waitFor(() => expect(loaded['app'].router.state.resolvedLocation?.pathname).toMatch(pathname), {
    timeout: 5000,
  })

export async function toGoal(play: Play): Promise<void> {
  await play.userEvent.click(await play.canvas.findByRole('radio', { name: 'Чоловік' }))
  await press(play, 'Далі')
  await step(play, 'Ваша ціль')
}

export async function toNotes(play: Play): Promise<void> {
  await toGoal(play)
  await play.userEvent.click(play.canvas.getByRole('radio', { name: 'Реабілітація' }))
  await press(play, 'Далі')
  await step(play, 'Нотатки для тренера')
}

export async function toBody(play: Play): Promise<void> {
  await toNotes(play)
  await press(play, 'Пропустити')
  await step(play, 'Виміри тіла')
}
