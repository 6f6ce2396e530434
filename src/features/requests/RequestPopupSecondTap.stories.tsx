import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'

import { SETTLE_MS } from '#src/ui/hooks/focus.ts'
import { findToast, writes } from '#storybook/person.ts'
import { holdAnswers } from '#tests/fixtures/stories/held-answers.fixture.ts'
import { type HeldTimers, holdTimers } from '#tests/fixtures/stories/held-timers.fixture.ts'
import { painted } from '#tests/fixtures/stories/painted.fixture.ts'
import { FIRST, noRequest, SECOND, shown, THIRD } from '#tests/fixtures/stories/requests.fixture.ts'

/** Held by a story, which then decides when the 400 ms have passed. */
let timers: HeldTimers | undefined

const meta = {
  title: 'Тренер/Запити: другий дотик',
  parameters: { screen: { url: '/client-baze', as: 'coach' } },
  beforeEach: () => () => {
    timers?.pass(SETTLE_MS)
    timers?.release()
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** What a press would reach in the middle of a rectangle. */
const under = ({ x, y, width, height }: DOMRect): Element | null =>
  document.elementFromPoint(x + width / 2, y + height / 2)

export const SecondTap: Story = {
  name: 'Другий дотик одразу після першого не потрапляє крізь картку на екран',
  async play({ canvas, userEvent }) {
    const card = await shown(canvas, userEvent, FIRST)
    const putOff = card.getByRole('button', { name: 'Нагадати через 10 хвилин' })
    const place = putOff.getBoundingClientRect()
    timers = holdTimers(SETTLE_MS)
    putOff.click()
    await canvas.findByText(SECOND, { selector: 'section p' })
    await expect(under(place)?.closest('button, #main')).toBeNull()
    timers.pass(SETTLE_MS)
  },
}

export const SecondTapOnTheLast: Story = {
  name: 'Після останньої відповіді другий дотик нічого на екрані не натискає',
  tags: ['desktop'],
  async play({ canvas, userEvent }) {
    for (const name of [FIRST, SECOND]) {
      const card = await shown(canvas, userEvent, name)
      await userEvent.click(card.getByRole('button', { name: 'Нагадати через 10 хвилин' }))
    }
    const last = await shown(canvas, userEvent, THIRD)
    const putOff = last.getByRole('button', { name: 'Нагадати через 10 хвилин' })
    const place = putOff.getBoundingClientRect()
    timers = holdTimers(SETTLE_MS)
    putOff.click()
    await waitFor(() => expect(under(place)?.parentElement).toBe(document.body))
    await noRequest(canvas)
    timers.pass(SETTLE_MS)
    await waitFor(() => expect(under(place)?.parentElement).not.toBe(document.body))
  },
}

export const SecondTapOnTheFold: Story = {
  name: 'Другий дотик по картці, яку згорнули, нічого під нею не натискає',
  async play({ canvas, userEvent }) {
    await shown(canvas, userEvent, FIRST)
    const fold = canvas.getByRole('button', { name: 'Згорнути запит' })
    const place = fold.getBoundingClientRect()
    timers = holdTimers(SETTLE_MS)
    fold.click()
    await waitFor(() => expect(under(place)?.parentElement).toBe(document.body))
    await expect(canvas.queryByRole('region', { name: 'Запит на тренування' })).toBeNull()
    timers.pass(SETTLE_MS)
    await waitFor(() => expect(under(place)?.closest('#main')).not.toBeNull())
  },
}

export const DoubleClick: Story = {
  name: 'Повільний подвійний клік не підтверджує наступний запит',
  async play({ canvas, userEvent }) {
    const card = await shown(canvas, userEvent, FIRST)
    const confirm = card.getByRole('button', { name: 'Підтвердити' })
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
  },
}
