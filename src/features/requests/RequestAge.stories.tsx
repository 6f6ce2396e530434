import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { clockAt, moveDate, REAL_TIME } from '#mocks/engine/clock.ts'
import { type HeldTimers, holdTimers } from '#tests/fixtures/stories/held-timers.fixture.ts'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { painted } from '#tests/fixtures/stories/painted.fixture.ts'

import { RequestAge } from './RequestPopup.tsx'

const CREATED_AT = Date.UTC(2027, 2, 2, 7)
const AGE = 5 * 60_000

let timers: HeldTimers

const meta = {
  title: 'Тренер/Запити/Вік запиту',
  component: RequestAge,
  decorators: [inKit],
  args: { createdAt: CREATED_AT },
  beforeEach() {
    moveDate(clockAt(CREATED_AT, true))
    timers = holdTimers()
    return () => {
      timers.release()
      moveDate(REAL_TIME)
      Reflect.deleteProperty(document, 'hidden')
    }
  },
} satisfies Meta<typeof RequestAge>
export default meta
type Story = StoryObj<typeof meta>

export const Refreshed: Story = {
  name: 'Оновлюється кожні 5 хвилин, а в прихованій вкладці — коли її знову видно',
  async play({ canvas }) {
    await canvas.findByText('щойно')
    // The timer starts only then.
    await painted()
    moveDate(clockAt(CREATED_AT + AGE, true))
    timers.pass(299_999)
    // A full task, so that React can finish its work.
    await new Promise(requestAnimationFrame)
    await expect(canvas.getByText('щойно')).toBeVisible()
    timers.pass(1)
    await canvas.findByText('5 хв назад')
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    moveDate(clockAt(CREATED_AT + 2 * AGE, true))
    timers.pass(300_000)
    await new Promise(requestAnimationFrame)
    await expect(canvas.getByText('5 хв назад')).toBeVisible()
    Reflect.deleteProperty(document, 'hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await canvas.findByText('10 хв назад')
  },
}
