import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { callsOf, page, settled } from '#storybook/person.ts'
import { leaveWhileSaving } from '#tests/fixtures/stories/held-answers.fixture.ts'
import {
  CHANGE,
  chooseClient,
  coach,
  NAMELESS,
  question,
  STRENGTH,
} from '#tests/fixtures/stories/meetings.fixture.ts'
import { expectRetriedOnce } from '#tests/fixtures/stories/slow-retry.fixture.ts'

const SESSION = 'GET /v1/calendar/sessions/{id}'
const SAVE = 'PUT /v1/calendar/sessions/{id}'
const PROGRAM = 'GET /v1/programs/{id}'

/** The coach's unsaved changes of the session's plan, begun from its present program. */
const DRAFT = `draft/05e20000-0000-4000-8000-000000000001/session/${STRENGTH}`
const OLD_PLAN = JSON.stringify({ known: ['[]'], name: 'Стара назва', exercises: [] })

const meta = {
  title: 'Тренер/Деталі зустрічі: зміна',
  parameters: coach(`/add-meeting/${STRENGTH}`),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Зустріч, що вже є',
  tags: ['desktop'],
  async play({ canvas, userEvent, loaded }) {
    await expect(await canvas.findByRole('radio', { name: '17:00–18:00' })).toBeChecked()
    await expect(canvas.queryByText('новий клієнт')).not.toBeInTheDocument()
    const program = canvas.getByRole('combobox', { name: 'Програма тренувань' })
    await expect(program).toHaveDisplayValue('Сила: база 5×5')
    await userEvent.click(canvas.getByRole('button', { name: /^Пт 5 березня/ }))
    const kept = 'Поки новий час не обрано, залишається ср, 3 березня, 17:00–18:00.'
    await expect(await canvas.findByText(kept)).toBeVisible()
    await userEvent.selectOptions(program, 'Верх тіла А')
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти' }))
    await page().findByText('Сесія оновлена')
    await canvas.findByRole('heading', { name: 'Редагування сесії' })
    await expect(loaded['app'].router.state.location.pathname).toBe(`/session/${STRENGTH}/edit`)
    await expect(await canvas.findByLabelText('Назва програми')).toHaveValue('Верх тіла А')
    await expect(await canvas.findByRole('group', { name: 'Жим штанги лежачи' })).toBeVisible()
  },
}

export const WithDraft: Story = {
  name: '12.8: інша програма не стирає чернетки плану',
  parameters: coach(`/add-meeting/${STRENGTH}`, { device: { [DRAFT]: OLD_PLAN } }),
  async play({ canvas, userEvent }) {
    const program = await canvas.findByRole('combobox', { name: 'Програма тренувань' })
    await userEvent.selectOptions(program, 'Верх тіла А')
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти' }))
    await expect(await canvas.findByLabelText('Назва програми')).toHaveValue('Стара назва')
    await userEvent.click(await canvas.findByRole('button', { name: 'Взяти нову версію' }))
    await expect(canvas.getByLabelText('Назва програми')).toHaveValue('Верх тіла А')
  },
}

export const UnknownProgram: Story = {
  name: 'Невідома програма',
  tags: ['desktop'],
  parameters: coach('/add-meeting/5e551000-0000-4000-8000-000000000011', { scenario: 'edge' }),
  async play({ canvas }) {
    const program = await canvas.findByRole('combobox', { name: 'Програма тренувань' })
    await expect(program).toHaveDisplayValue('Невідома програма')
  },
}

export const Failed: Story = {
  name: 'Сесія не завантажилась',
  parameters: coach(`/add-meeting/${STRENGTH}`, { faults: [`${SESSION} 500`] }),
  async play(play) {
    const { canvas } = play
    await canvas.findByRole('heading', { name: 'Деталі зустрічі' })
    await canvas.findByText('Не вдалося завантажити дані сесії')
    await expectRetriedOnce(play, SESSION)
    await canvas.findByRole('radio', { name: '17:00–18:00' })
  },
}

export const Loading: Story = {
  name: 'Сесія завантажується',
  tags: ['desktop'],
  parameters: coach(`/add-meeting/${STRENGTH}`, { faults: [`${SESSION} timeout`] }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Завантаження...')
  },
}

export const AnotherClient: Story = {
  name: 'Інший клієнт',
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Змінити' }))
    await chooseClient(canvas, userEvent, 'Василенко')
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти' }))
    await canvas.findByLabelText('Назва програми')
    await expect(await canvas.findByText('Ганна Василенко')).toBeVisible()
    await expect(await callsOf(CHANGE)).toHaveLength(1)
  },
}

export const ClientNotKnownYet: Story = {
  name: '12.15: хто клієнт, ще не відомо, а зберегти можна',
  parameters: coach(`/add-meeting/${STRENGTH}`, {
    answers: 'bare',
    faults: ['GET /v1/users/{id} timeout', 'GET /v1/coaches/{id}/clients timeout'],
  }),
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('radio', { name: '17:00–18:00' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: '16:00–17:00' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти' }))
    await page().findByText('Сесія оновлена')
    await expect(await callsOf(CHANGE)).toHaveLength(1)
  },
}

export const OnlyTheTime: Story = {
  name: 'Змінено лише час — лише він і надсилається',
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: '16:00–17:00' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти' }))
    await page().findByText('Сесія оновлена')
    const [save] = await callsOf(CHANGE)
    await expect(save?.request).toEqual({ time_slot_id: expect.any(String) })
  },
}

/** The change fails: the reason is shown beside the button, and the choices stay. */
const failing = (fault: string, text: string): Story => ({
  parameters: coach(`/add-meeting/${STRENGTH}`, { faults: [fault] }),
  async play({ canvas, userEvent }) {
    const program = await canvas.findByRole('combobox', { name: 'Програма тренувань' })
    await userEvent.selectOptions(program, 'Верх тіла А')
    const save = canvas.getByRole('button', { name: 'Зберегти' })
    await userEvent.click(save)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text)
    await expect(program).toHaveDisplayValue('Верх тіла А')
    await expect(save).toHaveFocus()
  },
})

export const NotSaved: Story = {
  ...failing(`${SAVE} 500`, 'Не вдалося зберегти зміни в сесії'),
  name: 'Не збереглося: усе обране лишається',
}

export const Offline: Story = {
  ...failing(`${SAVE} network`, 'Не вдалося зберегти зміни в сесії'),
  name: 'Немає зв’язку',
}

export const ProgramFailed: Story = {
  ...failing(`${PROGRAM} 500`, 'Не вдалося отримати вправи тренування'),
  name: 'Програма не завантажилась',
}

export const Taken: Story = {
  name: 'Час щойно зайняли',
  tags: ['state-failed'],
  parameters: coach(`/add-meeting/${STRENGTH}`, { faults: [`${SAVE} 409`] }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: '16:00–17:00' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти' }))
    const times = await canvas.findByRole('group', { name: /Вільний час/ })
    await expect(await within(times).findByRole('alert')).toHaveTextContent(
      'Цей час уже зайнято. Обери інший.',
    )
    await waitFor(() => expect(times).toHaveFocus())
  },
}

export const Leaving: Story = {
  name: 'Вихід із незбереженими змінами',
  async play({ canvas, userEvent, loaded }) {
    const discard = async (): Promise<void> => {
      const dialog = await question()
      const yes = dialog.getByRole('button', { name: 'Так, не зберігати' })
      await userEvent.click(await settled(yes))
    }
    const program = () => canvas.findByRole('combobox', { name: 'Програма тренувань' })
    await userEvent.selectOptions(await program(), 'Верх тіла А')
    // The form of another session, next to this one in the history, has that session's choices.
    const params = { sessionId: NAMELESS }
    void loaded['app'].router.navigate({ to: '/add-meeting/$sessionId', params })
    await discard()
    await waitFor(async () => expect(await program()).toHaveDisplayValue('Без програми'))
    await userEvent.selectOptions(await program(), 'Верх тіла А')
    await userEvent.click(canvas.getByRole('link', { name: 'Закрити слот' }))
    await discard()
    await canvas.findByRole('heading', { name: 'Календар' })
    await expect(loaded['app'].router.state.location.pathname).toBe('/calendar')
    await expect(await callsOf(CHANGE)).toHaveLength(0)
  },
}

export const LeavingWhileSaving: Story = {
  name: '12.3: під час збереження зустрічі відкинути нічого',
  async play({ canvas, userEvent, loaded }) {
    const program = await canvas.findByRole('combobox', { name: 'Програма тренувань' })
    await userEvent.selectOptions(program, 'Верх тіла А')
    const save = canvas.getByRole('button', { name: 'Зберегти' })
    await leaveWhileSaving({ loaded }, () => userEvent.click(save))
    await page().findByText('Сесія оновлена')
    await expect(await callsOf(CHANGE)).toHaveLength(1)
  },
}
