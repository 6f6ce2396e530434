import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { SETTLE_MS } from '#src/ui/hooks/focus.ts'
import { HALF_COVERED } from '#storybook/axe.ts'
import { reach, reached } from '#storybook/common/reach-state.ts'
import { bodiesOf, callsOf, noDialog, page, settled } from '#storybook/person.ts'
import { holdAnswers } from '#tests/fixtures/stories/held-answers.fixture.ts'
import { type HeldTimers, holdTimers } from '#tests/fixtures/stories/held-timers.fixture.ts'
import { sessionId } from '#tests/fixtures/stories/meetings.fixture.ts'
import {
  cancel,
  FIRST,
  noRequest,
  POLL,
  SECOND,
  shown,
  THIRD,
} from '#tests/fixtures/stories/requests.fixture.ts'

const ANSWER = 'PATCH /v1/calendar/sessions/{id}'

type Canvas = ReturnType<typeof within>

const names = (dialog: Canvas): (string | null)[] =>
  dialog.queryAllByText(/^(Любов|Андрій|Лариса) /).map((name: HTMLElement) => name.textContent)

/**
 * Opens the list on the dashboard, and waits until it accepts presses. A server may send the names
 * later than the requests.
 */
async function openList(canvas: Canvas, userEvent: { click: (at: Element) => Promise<void> }) {
  const opener = await canvas.findByRole('button', { name: 'Запити: 3' })
  await expect(opener).toHaveAttribute('aria-haspopup', 'dialog')
  await reach(() => userEvent.click(opener))
  const dialog = within(await page().findByRole('dialog', { name: 'Запити на тренування' }))
  await settled(await dialog.findByRole('list', { name: 'Запити' }))
  await waitFor(() => expect(names(dialog)).toEqual([FIRST, SECOND, THIRD]))
  return dialog
}

const meta = {
  title: 'Тренер/Запити/Усі запити',
  // The bar of the dialog covers half of a control in a long list.
  parameters: { screen: { url: '/dashboard', as: 'coach' }, ...HALF_COVERED },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

let timers: HeldTimers | undefined

export const Default: Story = {
  name: 'Відповідь на місці; наступний під тим самим пальцем не реагує; останній опрацьовано',
  tags: ['desktop'],
  beforeEach: () => () => timers?.release(),
  async play({ canvas, userEvent }) {
    const dialog = await openList(canvas, userEvent)
    timers = holdTimers(SETTLE_MS)
    await userEvent.click(dialog.getByRole('button', { name: 'Підтвердити', description: FIRST }))
    await waitFor(() => expect(names(dialog)).toEqual([SECOND, THIRD]))
    const list = dialog.getByRole('list', { name: 'Запити' })
    await expect(list).toHaveStyle({ pointerEvents: 'none' })
    // Presses from the keyboard are ignored, too. So is the button below the list, which may have
    // moved.
    dialog.getByRole('button', { name: 'Підтвердити', description: SECOND }).click()
    dialog.getByRole('button', { name: 'Нагадати про всі через 10 хвилин' }).click()
    timers.pass(SETTLE_MS)
    timers.release()
    await settled(list)
    await waitFor(() => expect(list).toHaveFocus())
    await expect(await callsOf(ANSWER)).toHaveLength(1)

    const second = within(list).getAllByRole('listitem')[0]
    if (!second) throw new Error('no second request')
    await cancel(within(second), userEvent)
    await waitFor(() => expect(names(dialog)).toEqual([THIRD]))
    await settled(list)
    await userEvent.click(dialog.getByRole('button', { name: 'Підтвердити', description: THIRD }))
    await dialog.findByText('Запитів без відповіді немає')
    await expect(dialog.getByText('Нові запити з’являться тут і на кожному екрані.')).toBeVisible()
    await expect(canvas.queryByText('Запити:', { exact: false })).toBeNull()
    await expect((await callsOf(ANSWER)).length).toBe(3)
  },
}

export const OpenedAgain: Story = {
  name: '12.3: запит, який скасовують, — і в списку, відкритому знову, і на картці: відповіді не приймає',
  async play({ canvas, userEvent }) {
    const dialog = await openList(canvas, userEvent)
    const first = (list: Canvas) => {
      const [request] = list.getAllByRole('listitem')
      if (!request) throw new Error('No request is shown')
      return within(request)
    }
    const come = await holdAnswers()
    await cancel(first(dialog), userEvent)
    await userEvent.keyboard('{Escape}')
    await noDialog()
    for (const button of canvas.getAllByRole('button', { name: 'Підтвердити', hidden: true }))
      await expect(button).toBeDisabled()
    const again = await openList(canvas, userEvent)
    const confirm = first(again).getByRole('button', { name: 'Підтвердити' })
    await expect(confirm).toBeDisabled()
    await expect(first(again).getByRole('button', { name: /^Скасувати: / })).toBeDisabled()
    await reached()
    await come()
    await waitFor(() => expect(names(again)).toEqual([SECOND, THIRD]))
    await expect(await bodiesOf(ANSWER)).toEqual([{ status: 'cancelled' }])
  },
}

export const Later: Story = {
  name: 'Запит на час після семи днів: у списку він є, картка його не показує; усі відкладено разом',
  async play({ canvas, userEvent, loaded }) {
    await shown(canvas, userEvent, FIRST)
    const { rows } = (await window.mock?.exportState()) ?? {}
    const slot = rows?.timeSlots.find(({ date }) => date === '2027-03-11')
    await window.mock?.changeRow('sessions', sessionId(0xe6), { time_slot_id: slot?.id ?? '' })
    await loaded['app'].queryClient.invalidateQueries({ queryKey: [POLL] })
    await shown(canvas, userEvent, SECOND)
    const dialog = await openList(canvas, userEvent)
    await expect(dialog.getByText('чт, 11 березня', { exact: false })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Нагадати про всі через 10 хвилин' }))
    await noRequest(canvas)
    const again = await openList(canvas, userEvent)
    await expect(again.getAllByText('нагадаємо о 09:50')).toHaveLength(3)
  },
}
