import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'

import { findToast, writes } from '#storybook/person.ts'
import { opened } from '#tests/fixtures/stories/workouts.fixture.ts'

const meta = {
  title: 'Тренер/Створення програми',
  parameters: { screen: { url: '/create-program', as: 'coach', scenario: 'empty' } },
} satisfies Meta

export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'Приклад; збереження лише пише в консоль, без назви',
  tags: ['desktop', 'main'],
  async play({ canvas, userEvent }) {
    const log = spyOn(console, 'info')
    await opened({ canvas }, 'Створення програми')
    const note = 'Чернетка екрана на прикладі даних: нічого не надсилається на сервер.'
    await expect(canvas.getByText(note)).toBeVisible()
    const name = canvas.getByLabelText('Назва програми')
    await expect(name).toBeVisible()
    await userEvent.clear(name)
    await userEvent.type(name, 'Для Андрія Мельника')
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти' }))
    await findToast('status', 'Це чернетка екрана: програму не надіслано.')
    await expect(log).toHaveBeenCalledTimes(1)
    await expect(JSON.stringify(log.mock.calls)).not.toContain('Мельник')
    await expect(await writes()).toEqual([])
    await expect(name).toHaveValue('Для Андрія Мельника')
  },
}
