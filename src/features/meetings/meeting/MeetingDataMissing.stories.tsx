import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { reached } from '#storybook/common/reach-state.ts'
import { mock, press } from '#storybook/person.ts'
import { coach } from '#tests/fixtures/stories/meetings.fixture.ts'

const SLOTS = 'GET /v1/coaches/{id}/time_slots'
const CLIENTS = 'GET /v1/coaches/{id}/clients'

const meta = {
  title: 'Тренер/Деталі зустрічі: немає даних',
  parameters: coach('/add-meeting', { faults: [`${SLOTS} 500`, `${CLIENTS} 500`] }),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  name: 'Розклад і база завантажуються; зберегти без клієнта не можна',
  parameters: coach('/add-meeting', { faults: [`${SLOTS} timeout`, `${CLIENTS} timeout`] }),
  async play(play) {
    const { canvas, userEvent, loaded } = play
    await canvas.findByRole('group', { name: /Вільний час/ })
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
    await reached()
    await mock().clearFaults()
    const { queryClient } = loaded['app']
    await queryClient.cancelQueries({ queryKey: [SLOTS] })
    void queryClient.refetchQueries({ queryKey: [SLOTS] })
    await userEvent.click(await canvas.findByRole('radio', { name: '12:00–13:00' }))
    await press(play, 'Зберегти')
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Клієнт' })).toHaveFocus())
  },
}

export const Failed: Story = {
  name: 'Розклад і база не завантажились, а тоді завантажилися',
  tags: ['desktop'],
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { name: 'Не вдалося завантажити розклад' })
    await canvas.findByRole('heading', { name: 'Не вдалося завантажити список клієнтів' })
    await mock().clearFaults()
    for (const retry of canvas.getAllByRole('button', { name: 'Спробувати ще раз' }))
      await userEvent.click(retry)
    await canvas.findByRole('radio', { name: '12:00–13:00' })
    await canvas.findByRole('searchbox')
  },
}
