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
    const statuses = within(panel.getByRole('group', { name: 'Статус' }))
    await expect(statuses.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '400',
      '403',
      '410',
      '422',
      '429',
      '500',
    ])

    await press('410')
    await expect(await panel.findByText('410 Прострочено, завжди')).toBeVisible()
    await press('Один раз')
    await press('Обрив')
    await expect(await panel.findByText('Обрив, ще 1×')).toBeVisible()
    await press('N разів')
    await userEvent.clear(panel.getByLabelText('Кількість разів'))
    await userEvent.type(panel.getByLabelText('Кількість разів'), '5')
    await press('429')
    await expect(await panel.findByText('429 Забагато спроб, ще 5×')).toBeVisible()
    await expect(panel.getByRole('tab', { name: 'Збої 3' })).toBeVisible()

    await press('410')
    await waitFor(() => expect(panel.queryByText('410 Прострочено, завжди')).toBeNull())
    await press('Прибрати збій: POST /v1/auth/otp/verify network')
    await waitFor(async () =>
      expect((await window.mock?.settings())?.faults).toEqual([
        { operation: 'POST /v1/auth/otp/verify', kind: 429, left: 5 },
      ]),
    )
    await press('Прибрати всі')
    await expect(await panel.findByText('Нічого не зламано.')).toBeVisible()
  },
}
