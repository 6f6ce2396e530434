import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor, within } from 'storybook/test'

import { reached } from '#storybook/common/reach-state.ts'
import { keptDrafts } from '#storybook/kept-drafts.ts'
import { callsOf, page, settled } from '#storybook/person.ts'
import { leaveWhileSaving } from '#tests/fixtures/stories/held-answers.fixture.ts'
import {
  editorOf,
  exercise,
  NAMELESS,
  OWN,
  SQUAT,
  STRENGTH,
} from '#tests/fixtures/stories/meetings.fixture.ts'
import { expectSentOnce, holdNextScreen } from '#tests/fixtures/stories/slow-navigation.fixture.ts'

const SAVE = 'PUT /v1/calendar/sessions/{id}'

/** A draft of the coach that was begun from another plan than the session has now. */
const OVERTAKEN = editorOf(STRENGTH, {
  device: {
    [`draft/05e20000-0000-4000-8000-000000000001/session/${STRENGTH}`]: JSON.stringify({
      known: ['["Сила",[]]'],
      name: 'Мій план',
      exercises: [
        {
          key: 'local-2',
          exercise_id: 'e4e2c000-0000-4000-8000-000000000001',
          timed: false,
          sets: [{ key: 'local-1', weight: '40', reps: '8', minutes: '0', seconds: '0', rest: 60 }],
        },
      ],
    }),
  },
})
const CHANGED = 'Після початку редагування тренування змінили'

const meta = {
  title: 'Тренер/Редагування сесії: збереження',
  parameters: editorOf(STRENGTH),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Editing: Story = {
  name: 'Сети, відпочинок, збереження',
  async play({ canvas, userEvent, loaded }) {
    const squat = await exercise(canvas, SQUAT)
    const weight = squat.getByLabelText('Кг/Хв, сет 1: кг')
    await userEvent.clear(weight)
    await userEvent.type(weight, '42{Enter}')
    await expect(squat.getByLabelText('Повтори/С, сет 1: повтори')).toHaveFocus()
    await userEvent.click(squat.getByRole('button', { name: 'Видалити сет 7' }))
    await expect(squat.getByRole('button', { name: 'Видалити сет 6' })).toHaveFocus()
    await userEvent.click(squat.getByRole('button', { name: 'Новий сет' }))
    await expect(squat.getByLabelText('Повтори/С, сет 7: повтори')).toHaveValue('1')
    await userEvent.selectOptions(squat.getByLabelText('Відпочинок'), '5 хв')
    await userEvent.click(canvas.getByRole('button', { name: `Вниз: ${SQUAT}` }))
    const save = canvas.getByRole('button', { name: 'Зберегти зміни' })
    // Both presses come before the next render.
    void fireEvent.click(save)
    void fireEvent.click(save)
    await page().findByText('Дані сесії успішно оновлено')
    await waitFor(() => expect(loaded['app'].router.state.location.pathname).toBe('/calendar'))
    await expect(await callsOf(SAVE)).toHaveLength(1)
    await expect(keptDrafts()).toEqual([])
  },
}

export const SavedOnce: Story = {
  name: 'Поки відкривається календар, нічого не надсилається вдруге',
  async play(play) {
    const { canvas, userEvent } = play
    const squat = await exercise(canvas, SQUAT)
    await userEvent.click(squat.getByRole('button', { name: 'Новий сет' }))
    await holdNextScreen(play, '/v1/coaches/{id}/time_slots')
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти зміни' }))
    await page().findByText('Дані сесії успішно оновлено')
    await expectSentOnce(play, canvas.getByRole('button', { name: 'Збереження…' }), SAVE)
  },
}

export const AsClient: Story = {
  name: 'Клієнт після збереження повертається до тренування',
  parameters: editorOf(OWN, { as: 'client' }),
  async play({ canvas, userEvent, loaded }) {
    const bench = await exercise(canvas, 'Жим штанги лежачи')
    await userEvent.click(bench.getByRole('button', { name: 'Новий сет' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти зміни' }))
    await canvas.findByRole('heading', { name: 'Деталі тренування' })
    await expect(loaded['app'].router.state.location.pathname).toBe(`/session/${OWN}`)
  },
}

export const NotSaved: Story = {
  name: 'Не збереглося: усе введене лишається',
  parameters: editorOf(STRENGTH, { faults: [`${SAVE} 500×1`] }),
  async play({ canvas, userEvent, loaded }) {
    const squat = await exercise(canvas, SQUAT)
    await userEvent.click(squat.getByRole('button', { name: 'Новий сет' }))
    await expect(keptDrafts()).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти зміни' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Не вдалося зберегти зміни в сесії',
    )
    await expect(squat.getAllByRole('listitem')).toHaveLength(8)
    await reached()
    // The editor of another session, next to this one in the history, does not show the failure.
    const { router } = loaded['app']
    const params = { sessionId: NAMELESS }
    await router.navigate({ to: '/session/$sessionId/edit', params, ignoreBlocker: true })
    await waitFor(() => expect(canvas.getByPlaceholderText('Програма')).toHaveValue(''))
    await expect(canvas.queryByRole('alert')).toBeNull()
    router.history.back()
    const again = await exercise(canvas, SQUAT)
    await expect(again.getAllByRole('listitem')).toHaveLength(8)
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти зміни' }))
    await page().findByText('Дані сесії успішно оновлено')
  },
}

export const Leaving: Story = {
  name: 'Вихід із незбереженими змінами',
  async play({ canvas, userEvent, loaded }) {
    const path = () => loaded['app'].router.state.location.pathname
    const squat = await exercise(canvas, SQUAT)
    await userEvent.click(squat.getByRole('button', { name: 'Новий сет' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Назад' }))
    const question = within(
      await page().findByRole('dialog', { name: 'Відмінити не збережені зміни?' }),
    )
    await userEvent.click(await settled(question.getByRole('button', { name: 'Повернутись' })))
    await expect(path()).toBe(`/session/${STRENGTH}/edit`)
    await expect(squat.getAllByRole('listitem')).toHaveLength(8)
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
    await userEvent.click(canvas.getByRole('link', { name: 'Назад' }))
    await userEvent.click(
      await settled(await page().findByRole('button', { name: 'Так, не зберігати' })),
    )
    await canvas.findByRole('heading', { name: 'Деталі тренування' })
    await expect(path()).toBe(`/session/${STRENGTH}`)
    await expect(keptDrafts()).toEqual([])
  },
}

export const Overtaken: Story = {
  name: '12.8: тренування змінили, лишаються мої зміни',
  parameters: OVERTAKEN,
  async play({ canvas, userEvent, loaded }) {
    await expect(await canvas.findByPlaceholderText('Програма')).toHaveValue('Мій план')
    await canvas.findByText(CHANGED)
    const save = canvas.getByRole('button', { name: 'Зберегти зміни' })
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(save)
    await expect(await callsOf(SAVE)).toHaveLength(0)
    // The edited text is still a draft, and the choice is still open.
    await userEvent.type(canvas.getByPlaceholderText('Програма'), ' А')
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти мої зміни' }))
    await page().findByText('Дані сесії успішно оновлено')
    await waitFor(() => expect(loaded['app'].router.state.location.pathname).toBe('/calendar'))
    await expect((await callsOf(SAVE))[0]?.request).toMatchObject({
      training_program: { name: 'Мій план А' },
    })
    await expect(keptDrafts()).toEqual([])
  },
}

export const Taken: Story = {
  name: '12.8: тренування змінили, береться нове',
  parameters: OVERTAKEN,
  async play({ canvas, userEvent }) {
    await canvas.findByText(CHANGED)
    await userEvent.click(canvas.getByRole('button', { name: 'Взяти нову версію' }))
    await expect(canvas.getByPlaceholderText('Програма')).toHaveValue('Сила: база 5×5')
    await expect(canvas.queryByText(CHANGED)).toBeNull()
    await expect(keptDrafts()).toEqual([])
    await expect(await callsOf(SAVE)).toHaveLength(0)
  },
}

export const NotRead: Story = {
  name: '12.8: перед збереженням тренування не прочиталося',
  tags: ['state-failed'],
  async play({ canvas, userEvent }) {
    const squat = await exercise(canvas, SQUAT)
    await userEvent.click(squat.getByRole('button', { name: 'Новий сет' }))
    await window.mock?.fault('GET', '/v1/calendar/sessions/{id}', 500)
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти зміни' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не вдалося завантажити сесію')
    await expect(await callsOf(SAVE)).toHaveLength(0)
    await expect(squat.getAllByRole('listitem')).toHaveLength(8)
    await window.mock?.clearFaults()
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти зміни' }))
    await page().findByText('Дані сесії успішно оновлено')
  },
}

export const LeavingWhileSaving: Story = {
  name: '12.3: під час збереження плану відкинути нічого',
  async play({ canvas, userEvent, loaded }) {
    const squat = await exercise(canvas, SQUAT)
    await userEvent.click(squat.getByRole('button', { name: 'Новий сет' }))
    const save = canvas.getByRole('button', { name: 'Зберегти зміни' })
    await leaveWhileSaving({ loaded }, () => userEvent.click(save))
    await expect(await callsOf(SAVE)).toHaveLength(1)
    await expect(keptDrafts()).toEqual([])
  },
}
