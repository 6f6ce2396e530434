import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { day, screen } from '#tests/fixtures/stories/calendar.fixture.ts'

const SLOTS = 'GET /v1/coaches/{id}/time_slots'
const SESSIONS = 'GET /v1/coaches/{id}/sessions'

const meta = {
  title: 'Тренер/Календар: немає даних',
  parameters: { screen },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  name: 'Завантаження',
  tags: ['desktop'],
  parameters: { screen: { ...screen, faults: [`${SLOTS} timeout`] } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Завантаження...')
  },
}

export const NoSlots: Story = {
  name: '404 на слоти: порожній тиждень',
  parameters: { screen: { ...screen, scenario: 'empty', faults: [`${SLOTS} 404`] } },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Робочих годин ще немає' })
  },
}

/** The week fails to load, and loads on the next attempt. */
const failing = (fault: string): Story => ({
  parameters: { screen: { ...screen, faults: [fault] } },
  async play(context) {
    const { canvas, userEvent } = context
    await canvas.findByRole('heading', { name: 'Не вдалося завантажити розклад' })
    // Another week can still be opened.
    await expect(canvas.getByRole('button', { name: 'Наступний день' })).toBeEnabled()
    await window.mock?.clearFaults()
    await userEvent.click(canvas.getByRole('button', { name: 'Спробувати ще раз' }))
    await day(context, 'вівторок, 2 березня')
  },
})

export const SlotsFailed: Story = {
  tags: ['desktop'],
  ...failing(`${SLOTS} 500`),
  name: 'Слоти не завантажилися',
}

export const Offline: Story = { ...failing(`${SLOTS} network`), name: 'Немає зв’язку' }

export const Malformed: Story = {
  ...failing(`${SLOTS} invalid`),
  name: 'Відповідь не за контрактом',
}

export const SessionsFailed: Story = {
  name: 'Тренування не завантажилися',
  parameters: { screen: { ...screen, faults: [`${SESSIONS} 500`] } },
  async play(context) {
    const { canvas, userEvent } = context
    await canvas.findByRole('heading', { name: 'Не вдалося завантажити розклад' })
    await window.mock?.clearFaults()
    await userEvent.click(canvas.getByRole('button', { name: 'Спробувати ще раз' }))
    await day(context, 'вівторок, 2 березня')
  },
}
