import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { coach } from '#tests/fixtures/stories/meetings.fixture.ts'

const SLOTS = 'GET /v1/coaches/{id}/time_slots'
const CLIENTS = 'GET /v1/coaches/{id}/clients'
const failing = coach('/add-meeting', { faults: [`${SLOTS} 500`, `${CLIENTS} 500`] })

const meta = {
  title: 'Тренер/Деталі зустрічі: немає даних',
  parameters: failing,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  name: 'Розклад і база завантажуються',
  tags: ['desktop'],
  parameters: coach('/add-meeting', { faults: [`${SLOTS} timeout`, `${CLIENTS} timeout`] }),
  async play({ canvas }) {
    await canvas.findByRole('group', { name: /Вільний час/ })
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
  },
}

export const SavedWhileLoading: Story = {
  name: 'Клієнта не обрано, бо база завантажується',
  parameters: coach('/add-meeting', { faults: [`${CLIENTS} timeout`] }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: '12:00–13:00' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Клієнт' })).toHaveFocus())
  },
}

export const Failed: Story = {
  name: 'Розклад і база не завантажились',
  tags: ['desktop'],
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Не вдалося завантажити розклад' })
    await canvas.findByRole('heading', { name: 'Не вдалося завантажити список клієнтів' })
  },
}

export const Retried: Story = {
  name: 'Розклад і база завантажилися з другої спроби',
  async play({ canvas, userEvent }) {
    await canvas.findByText('Не вдалося завантажити розклад')
    await canvas.findByText('Не вдалося завантажити список клієнтів')
    await window.mock?.clearFaults()
    for (const retry of canvas.getAllByRole('button', { name: 'Спробувати ще раз' }))
      await userEvent.click(retry)
    await canvas.findByRole('radio', { name: '12:00–13:00' })
    await canvas.findByRole('searchbox')
  },
}
