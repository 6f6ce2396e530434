/** What the stories of the questionnaire share. */
import { type Play, press } from '#storybook/person.ts'
import type { ScreenParameters } from '#storybook/screen.tsx'

export const URL = '/client/questionnaire'

export const GENDER = 'PATCH /v1/users/me'

export const GOAL = 'POST /v1/clients/me/client_info'

export const CARD = 'PATCH /v1/clients/me/client_info'

export const PHOTO = 'POST /v1/clients/me/client_info/image'

export const screen = (more: Partial<ScreenParameters>) => ({
  screen: { url: URL, scenario: 'new-client', as: 'client', ...more } satisfies ScreenParameters,
})

export const step = ({ canvas }: Play, name: string) =>
  canvas.findByRole('heading', { name, level: 2 })

export async function toGoal(play: Play): Promise<void> {
  await play.userEvent.click(await play.canvas.findByRole('radio', { name: 'Чоловік' }))
  await press(play, 'Далі')
  await step(play, 'Твоя ціль')
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
