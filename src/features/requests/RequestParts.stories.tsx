import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { clockAt, moveDate, REAL_TIME } from '#mocks/engine/clock.ts'
import { reached } from '#storybook/common/reach-state.ts'
import { type HeldTimers, holdTimers } from '#tests/fixtures/stories/held-timers.fixture.ts'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { painted } from '#tests/fixtures/stories/painted.fixture.ts'

import { CancelButton } from './CancelButton.tsx'
import { RequestAge } from './RequestPopup.tsx'

const SETTLING_MS = 400
const ASKED_MS = 4000

const CREATED_AT = Date.UTC(2027, 2, 2, 7)
const AGE = 5 * 60_000

let timers: HeldTimers

const meta = {
  title: 'Тренер/Запити/Частини',
  component: CancelButton,
  decorators: [inKit],
  args: { name: 'Любов Городецька', pending: false, disabled: false, onCancel: fn() },
  beforeEach() {
    timers = holdTimers(SETTLING_MS)
    return timers.release
  },
} satisfies Meta<typeof CancelButton>
export default meta
type Story = StoryObj<typeof meta>

/** A full task, so that React can finish its work. */
const task = () => new Promise(requestAnimationFrame)

export const Cancel: Story = {
  name: 'Скасувати двома натисканнями: питання не реагує 400 мс і зникає за 4 секунди',
  async play({ canvas, userEvent, args }) {
    const button = canvas.getByRole('button', { name: 'Скасувати: Любов Городецька' })
    // The second press of a double click does nothing.
    await userEvent.dblClick(button)
    await expect(button).toHaveAccessibleName('Справді скасувати? Любов Городецька')
    timers.pass(SETTLING_MS - 1)
    await task()
    await expect(button).toHaveStyle({ pointerEvents: 'none' })
    // The keyboard is ignored, too.
    button.click()
    await reached()
    timers.pass(1)
    await waitFor(() => expect(button).not.toHaveAttribute('data-settling'))
    timers.pass(ASKED_MS - SETTLING_MS - 1)
    await task()
    await expect(canvas.getByText('Справді скасувати?')).toBeVisible()
    timers.pass(1)
    await waitFor(() => expect(button).toHaveAccessibleName('Скасувати: Любов Городецька'))
    await expect(args.onCancel).not.toHaveBeenCalled()
    await userEvent.click(button)
    timers.pass(SETTLING_MS)
    await waitFor(() => expect(button).not.toHaveAttribute('data-settling'))
    await userEvent.click(button)
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Age: Story = {
  name: 'Вік запиту оновлюється кожні 5 хвилин, а в прихованій вкладці — коли її знову видно',
  render: () => <RequestAge createdAt={CREATED_AT} />,
  beforeEach() {
    moveDate(clockAt(CREATED_AT, true))
    return () => {
      moveDate(REAL_TIME)
      Reflect.deleteProperty(document, 'hidden')
    }
  },
  async play({ canvas }) {
    await canvas.findByText('щойно')
    // The timer starts only then.
    await painted()
    moveDate(clockAt(CREATED_AT + AGE - 1, true))
    timers.pass(AGE - 1)
    await task()
    await expect(canvas.getByText('щойно')).toBeVisible()
    moveDate(clockAt(CREATED_AT + AGE, true))
    timers.pass(1)
    await canvas.findByText('5 хв назад')
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    moveDate(clockAt(CREATED_AT + 2 * AGE, true))
    timers.pass(AGE)
    await task()
    await expect(canvas.getByText('5 хв назад')).toBeVisible()
    Reflect.deleteProperty(document, 'hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await canvas.findByText('10 хв назад')
  },
}
