import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { mock, press } from '#storybook/person.ts'
import { day, screen } from '#tests/fixtures/stories/calendar.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

const SLOTS = 'GET /v1/coaches/{id}/time_slots'

const meta = {
  title: 'Тренер/Календар: немає даних',
  parameters: { screen },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  name: 'Завантаження',
  parameters: { screen: { ...screen, faults: [`${SLOTS} timeout`] } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Завантаження...')
  },
}

export const Failed: Story = {
  name: 'Розклад не завантажився, а тоді завантажився',
  tags: ['desktop'],
  parameters: { screen: { ...screen, faults: [`${SLOTS} 500`] } },
  async play(play) {
    const { canvas } = play
    await canvas.findByRole('heading', { name: SPEC.scheduleNotLoaded })
    // Another week can still be opened.
    await expect(canvas.getByRole('button', { name: 'Наступний день' })).toBeEnabled()
    await mock().clearFaults()
    await press(play, 'Спробувати ще раз')
    await day(play, 'вівторок, 2 березня')
  },
}
