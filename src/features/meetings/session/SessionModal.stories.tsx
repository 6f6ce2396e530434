import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { sessionOptions } from '#src/api/queries.ts'
import { appStore } from '#src/device/storage.ts'
import { sessionModalAtom } from '#src/ui/overlays/overlay-atoms.ts'
import { HALF_COVERED } from '#storybook/axe.ts'
import { reached } from '#storybook/common/reach-state.ts'
import { callsOf, page, settled } from '#storybook/person.ts'
import { holdAnswers } from '#tests/fixtures/stories/held-answers.fixture.ts'
import {
  coach,
  NAMELESS,
  OWN,
  REQUEST,
  sessionId,
  STRENGTH,
} from '#tests/fixtures/stories/meetings.fixture.ts'
import { FIRST, shown } from '#tests/fixtures/stories/requests.fixture.ts'

const SESSION = 'GET /v1/calendar/sessions/{id}'
const STATUS = 'PATCH /v1/calendar/sessions/{id}'

/** The request that the card shows first. */
const FIRST_REQUEST = sessionId(0xe6)

/** Opens a session's modal, as a card of the calendar does. */
async function open(canvas: ReturnType<typeof within>, session: string) {
  await canvas.findByRole('heading', { level: 1 })
  appStore().set(sessionModalAtom, session)
  return within(await page().findByRole('dialog', { name: 'Тренування' }))
}

const meta = {
  title: 'Тренер/Вікно тренування',
  parameters: coach('/settings'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Підтверджене тренування',
  tags: ['desktop'],
  async play({ canvas }) {
    const modal = await open(canvas, STRENGTH)
    await modal.findByText('Сила: база 5×5')
    await expect(modal.getByText('3 вправи · 18 сетів')).toBeVisible()
    await expect(modal.getByText('Підтверджено')).toBeVisible()
    await expect(modal.getByRole('link', { name: 'Деталі' })).toBeVisible()
    await expect(modal.getByRole('link', { name: 'Редагувати' })).toHaveAttribute(
      'href',
      `/session/${STRENGTH}/edit`,
    )
  },
}

export const Cancelling: Story = {
  name: 'Скасування',
  tags: ['desktop'],
  async play({ canvas, userEvent }) {
    const modal = await open(canvas, STRENGTH)
    await userEvent.click(
      await settled(await modal.findByRole('button', { name: 'Скасувати тренування' })),
    )
    const back = await page().findByRole('button', { name: 'Повернутись' })
    await waitFor(() => expect(back).toHaveFocus())
    await userEvent.dblClick(await settled(page().getByRole('button', { name: 'Так, скасувати' })))
    await page().findByText('Сесія оновлена')
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
    await expect(await callsOf(STATUS)).toHaveLength(1)
  },
}

export const Request: Story = {
  name: 'Запит',
  async play({ canvas, userEvent }) {
    const modal = await open(canvas, REQUEST)
    const confirm = await settled(await modal.findByRole('button', { name: 'Підтвердити' }))
    await expect(modal.getByText('Очікує підтвердження')).toBeVisible()
    await userEvent.click(confirm)
    await page().findByText('Сесія оновлена')
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  },
}

export const AsClient: Story = {
  name: 'Очима клієнта',
  tags: ['desktop', 'state-default'],
  parameters: coach('/settings', { as: 'client' }),
  async play({ canvas }) {
    const modal = await open(canvas, OWN)
    await modal.findByText('Верх тіла А')
    await expect(modal.queryByText('Андрій Мельник')).not.toBeInTheDocument()
    await expect(modal.queryByRole('button', { name: /Скасувати/ })).not.toBeInTheDocument()
  },
}

export const Nameless: Story = {
  name: 'Без назви: до зустрічі, а не до плану',
  async play({ canvas }) {
    const modal = await open(canvas, NAMELESS)
    await modal.findByText('Без назви')
    await expect(modal.getByText('План ще порожній')).toBeVisible()
    await expect(modal.getByRole('link', { name: 'Редагувати' })).toHaveAttribute(
      'href',
      `/add-meeting/${NAMELESS}`,
    )
  },
}

export const Loading: Story = {
  name: 'Завантаження',
  tags: ['desktop'],
  parameters: coach('/settings', { faults: [`${SESSION} timeout`] }),
  async play({ canvas }) {
    const modal = await open(canvas, STRENGTH)
    await expect(modal.getByRole('button', { name: 'Закрити' })).toBeVisible()
    await expect(modal.queryByRole('link')).toBeNull()
  },
}

export const Failed: Story = {
  name: 'Не завантажилось',
  parameters: coach('/settings', { faults: [`${SESSION} 500`] }),
  async play({ canvas, userEvent }) {
    const modal = await open(canvas, STRENGTH)
    await modal.findByText('Не вдалося завантажити сесію')
    await window.mock?.clearFaults()
    await userEvent.click(await settled(modal.getByRole('button', { name: 'Спробувати ще раз' })))
    await modal.findByText('Сила: база 5×5')
  },
}

export const NotCancelled: Story = {
  name: 'Не скасувалось',
  parameters: coach('/settings', { faults: [`${STATUS} 500`] }),
  async play({ canvas, userEvent }) {
    const modal = await open(canvas, STRENGTH)
    await userEvent.click(
      await settled(await modal.findByRole('button', { name: 'Скасувати тренування' })),
    )
    const question = within(await page().findByRole('dialog', { name: 'Скасувати тренування?' }))
    await question.findByText(
      "Руслан Дем'яненко, ср, 3 березня, 17:00–18:00. Цей час знову стане вільним.",
    )
    // The modal of the session is closing.
    await waitFor(() => expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1))
    await userEvent.click(await settled(question.getByRole('button', { name: 'Так, скасувати' })))
    await expect(await question.findByRole('alert')).toHaveTextContent(
      'Не вдалося змінити статус тренування',
    )
  },
}

export const Handled: Story = {
  name: 'Запит уже скасував клієнт',
  tags: ['state-failed'],
  parameters: coach('/settings', { scenario: 'taken' }),
  async play({ canvas, userEvent }) {
    const modal = await open(canvas, REQUEST)
    const confirm = await modal.findByRole('button', { name: 'Підтвердити' })
    await settled(confirm)
    await userEvent.click(confirm)
    await expect(await modal.findByRole('alert')).toHaveTextContent('Цей запит уже опрацьовано.')
    await expect(await modal.findByText('Скасовано')).toBeVisible()
  },
}

export const LeavingTheScreen: Story = {
  name: 'Інший екран закриває вікно',
  async play({ canvas, userEvent }) {
    const modal = await open(canvas, STRENGTH)
    await userEvent.click(await settled(await modal.findByRole('link', { name: 'Деталі' })))
    await canvas.findByRole('heading', { name: 'Деталі тренування' })
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  },
}

export const AnsweredInTheCard: Story = {
  name: 'Запит, на який саме відповідають у картці',
  parameters: HALF_COVERED,
  async play({ canvas, userEvent, loaded }) {
    await loaded['app'].queryClient.ensureQueryData(sessionOptions(FIRST_REQUEST))
    const card = await shown(canvas, userEvent, FIRST)
    const come = await holdAnswers()
    await userEvent.click(card.getByRole('button', { name: 'Підтвердити' }))
    const modal = await open(canvas, FIRST_REQUEST)
    await userEvent.click(
      await settled(modal.getByRole('button', { name: 'Скасувати тренування' })),
    )
    const cancel = await page().findByRole('button', { name: 'Так, скасувати' })
    await expect(cancel).toBeDisabled()
    await reached()
    await come()
    await page().findByText('Запит підтверджено')
    await expect(await callsOf(STATUS)).toHaveLength(1)
  },
}

export const LeftWhileCancelling: Story = {
  name: '12.2, 12.3: відповідь про попереднє тренування нікого не стосується',
  parameters: HALF_COVERED,
  async play({ canvas, userEvent, loaded }) {
    const { queryClient, router } = loaded['app']
    await queryClient.ensureQueryData(sessionOptions(REQUEST))
    const first = await open(canvas, STRENGTH)
    await userEvent.click(
      await settled(await first.findByRole('button', { name: 'Скасувати тренування' })),
    )
    const come = await holdAnswers()
    await userEvent.click(
      await settled(await page().findByRole('button', { name: 'Так, скасувати' })),
    )
    await router.navigate({ to: '/schedules' })
    await canvas.findByRole('heading', { name: 'Робочі години' })
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
    const second = await open(canvas, REQUEST)
    await expect(queryClient.isMutating()).toBe(1)
    await expect(second.getByRole('button', { name: 'Закрити' })).toBeEnabled()
    await expect(second.getByRole('button', { name: 'Підтвердити' })).toBeEnabled()
    await come()
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    await expect(await callsOf(STATUS)).toHaveLength(1)
    await expect(page().queryByText('Сесія оновлена')).toBeNull()
    const confirm = second.getByRole('button', { name: 'Підтвердити' })
    await settled(confirm)
    await userEvent.click(confirm)
    await page().findByText('Сесія оновлена')
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
    await expect(await callsOf(STATUS)).toHaveLength(2)
  },
}
