import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { reach } from '#storybook/common/reach-state.ts'
import { callsOf, mock, page } from '#storybook/person.ts'
import { type HeldTimers, holdTimers } from '#tests/fixtures/stories/held-timers.fixture.ts'
import {
  cancel,
  FIRST,
  noRequest,
  POLL,
  polls,
  SECOND,
  shown,
} from '#tests/fixtures/stories/requests.fixture.ts'

const ANSWER = 'PATCH /v1/calendar/sessions/{id}'

const meta = {
  title: 'Тренер/Запити: не вдалося',
  parameters: { screen: { url: '/settings', as: 'coach' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  name: 'Відповідь не надіслано',
  parameters: { screen: { url: '/settings', as: 'coach', faults: [`${ANSWER} 500×1`] } },
  async play({ canvas, userEvent }) {
    const card = await shown(canvas, userEvent, FIRST)
    const confirm = card.getByRole('button', { name: 'Підтвердити' })
    await userEvent.click(confirm)
    await expect(await card.findByRole('alert')).toHaveTextContent(
      'Не вдалося змінити статус тренування',
    )
    await waitFor(() => expect(confirm).toHaveFocus())
    await userEvent.click(confirm)
    await shown(canvas, userEvent, SECOND)
  },
}

let timers: HeldTimers

export const NotCancelled: Story = {
  name: 'Скасування: двічі, і не надіслано',
  parameters: { screen: { url: '/settings', as: 'coach', faults: [`${ANSWER} network×1`] } },
  beforeEach() {
    timers = holdTimers()
    return () => timers.release()
  },
  async play({ canvas, userEvent }) {
    const card = await shown(canvas, userEvent, FIRST)
    const asked = card.getByRole('button', { name: `Скасувати: ${FIRST}` })
    // The second press of a double click does nothing, and the question is shown for 4 s.
    await userEvent.dblClick(asked)
    await expect(asked).toHaveAccessibleName(`Справді скасувати? ${FIRST}`)
    await reach(() => timers.pass(3999))
    await expect(asked).toHaveAccessibleName(`Справді скасувати? ${FIRST}`)
    await reach(() => timers.pass(1))
    await waitFor(() => expect(asked).toHaveAccessibleName(`Скасувати: ${FIRST}`))
    await expect(await callsOf(ANSWER)).toHaveLength(0)
    const button = await cancel(card, userEvent)
    await expect(await card.findByRole('alert')).toHaveTextContent(
      'Не вдалося змінити статус тренування',
    )
    await page().findByText('Не вдалося змінити статус тренування', {
      selector: '[data-kind] *',
    })
    await waitFor(() => expect(button).toHaveFocus())
    await cancel(card, userEvent)
    await shown(canvas, userEvent, SECOND)
    await page().findByText('Запит скасовано')
    // The timers are held here, so the toast of the failure was hidden by the next attempt.
    await waitFor(() =>
      expect(page().queryByText('Не вдалося змінити статус тренування')).toBeNull(),
    )
  },
}

export const TooLate: Story = {
  name: 'Час на підтвердження минув',
  tags: ['state-failed'],
  async play({ canvas, userEvent }) {
    const card = await shown(canvas, userEvent, FIRST)
    await reach(async () => {
      await mock().advance(60)
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await card.findByText('Час на підтвердження минув')
    await expect(card.getByText('3 год тому')).toBeVisible()
  },
}

export const HandledElsewhere: Story = {
  name: 'Уже опрацьовано',
  tags: ['state-failed'],
  parameters: { screen: { url: '/settings', as: 'coach', scenario: 'taken' } },
  async play({ canvas, userEvent }) {
    const card = await shown(canvas, userEvent, FIRST)
    const before = await polls()
    await userEvent.click(card.getByRole('button', { name: 'Підтвердити' }))
    await page().findByText('Цей запит уже опрацьовано.')
    await shown(canvas, userEvent, SECOND)
    await waitFor(async () => expect(await polls()).toHaveLength(before.length + 1))
  },
}

export const PollFailed: Story = {
  name: 'Запити не завантажились',
  parameters: { screen: { url: '/settings', as: 'coach', faults: [`${POLL} 500`] } },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Налаштування' })
    await waitFor(async () => expect(await polls()).toHaveLength(1))
    await noRequest(canvas)
  },
}
