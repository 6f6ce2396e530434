import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { reached } from '#storybook/common/reach-state.ts'
import { type HeldTimers, holdTimers } from '#tests/fixtures/stories/held-timers.fixture.ts'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { CancelButton } from './CancelButton.tsx'

const SETTLING_MS = 400
const ASKED_MS = 4000

let timers: HeldTimers

const meta = {
  title: 'Тренер/Запити/Скасувати двома натисканнями',
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

export const Settles: Story = {
  name: 'Питання, що з’явилося під пальцем, не реагує 400 мс',
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Скасувати: Любов Городецька' }))
    const question = await canvas.findByRole('button', {
      name: 'Справді скасувати? Любов Городецька',
    })
    timers.pass(SETTLING_MS - 1)
    // A full task, so that React can finish its work.
    await new Promise(requestAnimationFrame)
    await expect(question).toHaveStyle({ pointerEvents: 'none' })
    // The keyboard is ignored, too.
    question.click()
    await expect(args.onCancel).not.toHaveBeenCalled()
    await reached()
    timers.pass(1)
    await waitFor(() => expect(question).not.toHaveAttribute('data-settling'))
    await userEvent.click(question)
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const TakenBack: Story = {
  name: 'Без другого натискання питання зникає за 4 секунди',
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Скасувати: Любов Городецька' }))
    await canvas.findByText('Справді скасувати?')
    timers.pass(ASKED_MS - 1)
    await new Promise(requestAnimationFrame)
    await expect(canvas.getByText('Справді скасувати?')).toBeVisible()
    timers.pass(1)
    await canvas.findByRole('button', { name: 'Скасувати: Любов Городецька' })
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}
