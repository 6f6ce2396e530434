import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { clockAt, moveDate } from '#mocks/engine/clock.ts'
import { type HeldTimers, holdTimers } from '#tests/fixtures/stories/held-timers.fixture.ts'
import { painted } from '#tests/fixtures/stories/painted.fixture.ts'
import { FIRST, noRequest, SECOND, shown, THIRD } from '#tests/fixtures/stories/requests.fixture.ts'

/** Product §9 «Deferred request returns». */
const DEFERRED_MS = 10 * 60_000

let timers: HeldTimers

const meta = {
  title: 'Тренер/Запити: повернення',
  parameters: { screen: { url: '/settings', as: 'coach' } },
  beforeEach() {
    timers = holdTimers()
    return () => timers.release()
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Returned: Story = {
  name: 'Відкладений запит повертається рівно через 10 хвилин',
  async play({ canvas, userEvent }) {
    await shown(canvas, userEvent, FIRST)
    // The queue is looked at every 15 s, which must not coincide with the end of the 10 minutes.
    timers.pass(7000)
    for (const name of [FIRST, SECOND, THIRD]) {
      const card = await shown(canvas, userEvent, name)
      await userEvent.click(card.getByRole('button', { name: 'Нагадати через 10 хвилин' }))
    }
    await noRequest(canvas)
    await painted()
    // The clock is stopped, so a tick before the end of the 10 minutes changes nothing.
    timers.pass(DEFERRED_MS - 1)
    await painted()
    await expect(canvas.queryByText(FIRST, { selector: 'section p' })).toBeNull()
    moveDate(clockAt(Date.now() + DEFERRED_MS, true))
    timers.pass(1)
    await shown(canvas, userEvent, FIRST)
  },
}
