import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { sessionOptions } from '#src/api/queries.ts'
import { appStore } from '#src/device/storage.ts'
import { sessionModalAtom } from '#src/ui/overlays/overlay-atoms.ts'
import { HALF_COVERED } from '#storybook/axe.ts'
import { reached } from '#storybook/common/reach-state.ts'
import { callsOf, noDialog, page, type Play, settled } from '#storybook/person.ts'
import { holdAnswers } from '#tests/fixtures/stories/held-answers.fixture.ts'
import {
  answer,
  coach,
  NAMELESS,
  OWN,
  REQUEST,
  sessionId,
  STRENGTH,
} from '#tests/fixtures/stories/meetings.fixture.ts'
import { FIRST, shown } from '#tests/fixtures/stories/requests.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

const SESSION = 'GET /v1/calendar/sessions/{id}'
const STATUS = 'PATCH /v1/calendar/sessions/{id}'

/** The request that the card shows first. */
const FIRST_REQUEST = sessionId(0xe6)

/** Opens a session's modal, as a card of the calendar does. */
async function open({ canvas }: Pick<Play, 'canvas'>, session: string) {
  await canvas.findByRole('heading', { level: 1 })
  appStore().set(sessionModalAtom, session)
  return within(await page().findByRole('dialog', { name: 'Тренування' }))
}

const leadsTo = (modal: Play['canvas'], href: string, name = 'Редагувати'): Promise<void> =>
  expect(modal.getByRole('link', { name })).toHaveAttribute('href', href)

const meta = {
  title: 'Тренер/Вікно тренування',
  parameters: coach('/settings'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Підтверджене тренування; інший екран закриває вікно; без назви — до зустрічі, а не до плану',
  tags: ['desktop'],
  async play(play) {
    const modal = await open(play, STRENGTH)
    await modal.findByText('Сила: база 5×5')
    await expect(modal.getByText('3 вправи · 18 сетів')).toBeVisible()
    await expect(modal.getByText('Підтверджено')).toBeVisible()
    await leadsTo(modal, `/session/${STRENGTH}/edit`)
    await leadsTo(modal, `/add-meeting/${STRENGTH}`, 'Перенести')
    await expect(modal.queryByRole('link', { name: 'Ще раз' })).toBeNull()
    await expect(modal.getByRole('link', { name: "Руслан Дем'яненко" })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/client\//),
    )
    const notes = await modal.findByText(/^Нотатки/)
    await expect(notes.closest('details')).not.toHaveAttribute('open')
    await play.userEvent.click(await settled(modal.getByRole('link', { name: 'Деталі' })))
    await play.canvas.findByRole('heading', { name: 'Деталі тренування' })
    await noDialog()
    const nameless = await open(play, NAMELESS)
    await nameless.findByText('Без назви')
    await expect(nameless.getByText('План ще порожній')).toBeVisible()
    await leadsTo(nameless, `/add-meeting/${NAMELESS}`)
  },
}

export const Request: Story = {
  name: 'Запит, що його вже скасував клієнт',
  tags: ['state-failed'],
  parameters: coach('/settings', { scenario: 'taken' }),
  async play(play) {
    const modal = await open(play, REQUEST)
    await expect(await modal.findByText('Очікує підтвердження')).toBeVisible()
    await answer(play, 'Підтвердити')
    await expect(await modal.findByRole('alert')).toHaveTextContent('Цей запит уже опрацьовано.')
    await expect(await modal.findByText('Скасовано')).toBeVisible()
  },
}

export const AsClient: Story = {
  name: 'Очима клієнта',
  tags: ['desktop', 'state-default'],
  parameters: coach('/settings', { as: 'client' }),
  async play(play) {
    const modal = await open(play, OWN)
    await modal.findByText('Верх тіла А')
    await expect(modal.queryByText('Андрій Мельник')).not.toBeInTheDocument()
    await expect(modal.queryByRole('button', { name: /Скасувати/ })).not.toBeInTheDocument()
  },
}

export const Loading: Story = {
  name: 'Завантаження',
  parameters: coach('/settings', { faults: [`${SESSION} timeout`] }),
  async play(play) {
    const modal = await open(play, STRENGTH)
    await expect(modal.getByRole('button', { name: 'Закрити' })).toBeVisible()
    await expect(modal.queryByRole('link')).toBeNull()
  },
}

export const AnsweredInTheCard: Story = {
  name: 'Запит, на який саме відповідають у картці',
  parameters: HALF_COVERED,
  async play(play) {
    const { canvas, userEvent, loaded } = play
    await loaded['app'].queryClient.ensureQueryData(sessionOptions(FIRST_REQUEST))
    const card = await shown(canvas, userEvent, FIRST)
    const come = await holdAnswers()
    await userEvent.click(card.getByRole('button', { name: 'Підтвердити' }))
    await open(play, FIRST_REQUEST)
    await answer(play, 'Скасувати тренування')
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
  async play(play) {
    const { canvas, userEvent, loaded } = play
    const { queryClient, router } = loaded['app']
    await queryClient.ensureQueryData(sessionOptions(REQUEST))
    await open(play, STRENGTH)
    await answer(play, 'Скасувати тренування')
    await page().findByText(
      "Руслан Дем'яненко, ср, 3 березня, 17:00–18:00. Цей час знову стане вільним.",
    )
    const come = await holdAnswers()
    await answer(play, 'Так, скасувати')
    await router.navigate({ to: '/schedules' })
    await canvas.findByRole('heading', { name: 'Робочі години' })
    await noDialog()
    const second = await open(play, REQUEST)
    await expect(queryClient.isMutating()).toBe(1)
    await expect(second.getByRole('button', { name: 'Закрити' })).toBeEnabled()
    const confirm = second.getByRole('button', { name: 'Підтвердити' })
    await expect(confirm).toBeEnabled()
    await come()
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    await expect(await callsOf(STATUS)).toHaveLength(1)
    await expect(page().queryByText(SPEC.sessionRenewed)).toBeNull()
    await userEvent.click(await settled(confirm))
    await page().findByText(SPEC.sessionRenewed)
    await noDialog()
    await expect(await callsOf(STATUS)).toHaveLength(2)
  },
}
