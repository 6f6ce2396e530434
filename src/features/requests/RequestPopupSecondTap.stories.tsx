import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'

import { SETTLE_MS } from '#src/ui/hooks/focus.ts'
import { findToast, type Play, writes } from '#storybook/person.ts'
import { holdAnswers } from '#tests/fixtures/stories/held-answers.fixture.ts'
import { type HeldTimers, holdTimers } from '#tests/fixtures/stories/held-timers.fixture.ts'
import { painted } from '#tests/fixtures/stories/painted.fixture.ts'
import { FIRST, noRequest, SECOND, shown, THIRD } from '#tests/fixtures/stories/requests.fixture.ts'

const LATER = 'Нагадати через 10 хвилин'

/** Held by the story, which then decides when the 400 ms have passed. */
let timers: HeldTimers | undefined

const settle = (): void => {
  timers?.pass(SETTLE_MS)
  timers?.release()
  timers = undefined
}

const meta = {
  title: 'Тренер/Запити: другий дотик',
  parameters: { screen: { url: '/client-baze', as: 'coach' } },
  beforeEach: () => settle,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Presses a button; returns a function that says what a second press would reach. */
function tap(place: Play['canvas'], name: string): () => Element | null {
  const button = place.getByRole('button', { name })
  const { x, y, width, height } = button.getBoundingClientRect()
  timers = holdTimers(SETTLE_MS)
  button.click()
  return () => document.elementFromPoint(x + width / 2, y + height / 2)
}

export const SecondTap: Story = {
  name: 'Другий дотик нічого не натискає: ні під згорнутою карткою, ні на наступній, ні після останньої',
  async play({ canvas, userEvent }) {
    await shown(canvas, userEvent, FIRST)
    const fold = tap(canvas, 'Згорнути запит')
    await waitFor(() => expect(fold()?.parentElement).toBe(document.body))
    await expect(canvas.queryByRole('region', { name: 'Запит на тренування' })).toBeNull()
    settle()
    await waitFor(() => expect(fold()?.closest('#main')).not.toBeNull())

    const next = tap(await shown(canvas, userEvent, FIRST), LATER)
    await canvas.findByText(SECOND, { selector: 'section p' })
    await expect(next()?.closest('button, #main')).toBeNull()
    settle()

    const second = await shown(canvas, userEvent, SECOND)
    const confirm = second.getByRole('button', { name: 'Підтвердити' })
    // It takes presses already, but this click is the second of a double click.
    const come = await holdAnswers()
    await fireEvent.click(confirm, { detail: 2 })
    // A call would be seen by then.
    await painted()
    await expect(confirm).not.toHaveAttribute('data-loading')
    await come()
    await userEvent.click(confirm)
    await findToast('status', 'Запит підтверджено')
    await expect(await writes()).toHaveLength(1)

    const last = tap(await shown(canvas, userEvent, THIRD), LATER)
    await waitFor(() => expect(last()?.parentElement).toBe(document.body))
    await noRequest(canvas)
    settle()
    await waitFor(() => expect(last()?.parentElement).not.toBe(document.body))
  },
}
