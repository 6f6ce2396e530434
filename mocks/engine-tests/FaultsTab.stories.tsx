import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { besideScreen, panelOf } from './panel-story.fixture.tsx'

const meta = {
  title: 'QA/Збої',
  parameters: { screen: { url: '/settings', as: 'coach' } },
  render: besideScreen('faults'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Faults: Story = {
  name: 'Збої',
  tags: ['desktop'],
  async play({ canvas, userEvent }) {
    const panel = await panelOf(canvas)
    const press = (name: string | RegExp) => userEvent.click(panel.getByRole('button', { name }))
    await expect(panel.getByText('Нічого не зламано.')).toBeVisible()
    await userEvent.selectOptions(panel.getByLabelText('Операція'), 'POST /v1/auth/otp/verify')
    // Exactly what the contract documents there.
    const statuses = within(panel.getByRole('group', { name: 'Статус' })).getAllByRole('button')
    await expect(statuses.map((button) => button.textContent).join()).toBe(
      '400,403,410,422,429,500',
    )

    await press('410')
    await expect(await panel.findByText('410 Прострочено, завжди')).toBeVisible()
    await press('N разів')
    await userEvent.clear(panel.getByLabelText('Кількість разів'))
    await userEvent.type(panel.getByLabelText('Кількість разів'), '5')
    await press('Обрив')
    await expect(await panel.findByText('Обрив, ще 5×')).toBeVisible()
    await expect(panel.getByRole('tab', { name: 'Збої 2' })).toBeVisible()

    await press('410')
    await waitFor(async () =>
      expect((await window.mock?.settings())?.faults).toEqual([
        { operation: 'POST /v1/auth/otp/verify', kind: 'network', left: 5 },
      ]),
    )
    await press('Прибрати збій: POST /v1/auth/otp/verify network')
    await expect(await panel.findByText('Нічого не зламано.')).toBeVisible()
  },
}
