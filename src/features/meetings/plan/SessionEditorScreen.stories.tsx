import type { Meta, Parameters, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor, within } from 'storybook/test'

import { leaveWhileSaving } from '#src/ui/held-answers.fixture.ts'
import { HALF_COVERED } from '#storybook/axe.ts'
import { keptDrafts } from '#storybook/kept-drafts.ts'
import type { ScreenParameters } from '#storybook/screen.tsx'

const SESSION = 'GET /v1/calendar/sessions/{id}'
const EXERCISE = 'GET /v1/programs/exercises/{id}'
const SAVE = 'PUT /v1/calendar/sessions/{id}'

const id = (last: string): string => `5e551000-0000-4000-8000-0000000000${last}`
/** Wednesday 3 March 17:00, «Сила: база 5×5»; the client's own at 18:00. */
const STRENGTH = id('8b')
const OWN = id('db')
const TIMED = id('8e')

const SQUAT = 'Присідання зі штангою на плечах'

const screen = (session: string, more: Partial<ScreenParameters> = {}): Parameters => ({
  screen: { url: `/session/${session}/edit`, as: 'coach', ...more },
})

/** A draft of the coach that was begun from another plan than the session has now. */
const OVERTAKEN = screen(STRENGTH, {
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

type Canvas = ReturnType<typeof within>
const exercise = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('group', { name }))

const saves = async () =>
  ((await window.mock?.requests()) ?? []).filter(({ method }) => method === 'PUT')

const meta = {
  title: 'Тренер/Редагування сесії',
  parameters: screen(STRENGTH),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'План із різними сетами',
  tags: ['desktop'],
  parameters: HALF_COVERED,
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Редагування сесії', level: 1 })
    await expect(await canvas.findByPlaceholderText('Програма')).toHaveValue('Сила: база 5×5')
    const squat = await exercise(canvas, SQUAT)
    await expect(squat.getAllByRole('listitem')).toHaveLength(7)
    await expect(squat.getByLabelText('Кг/Хв, сет 3: кг')).toHaveValue('70')
    await expect(squat.getByLabelText('Повтори/С, сет 3: повтори')).toHaveValue('5')
    await expect(squat.getByLabelText('Відпочинок')).toHaveDisplayValue('Різний')
    await expect((await squat.findAllByText(/^Минулого разу: /))[0]).toBeVisible()
  },
}

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
    // Both before anything is rendered again.
    void fireEvent.click(save)
    void fireEvent.click(save)
    await within(document.body).findByText('Дані сесії успішно оновлено')
    await waitFor(() => expect(loaded['app'].router.state.location.pathname).toBe('/calendar'))
    await expect(await saves()).toHaveLength(1)
    await expect(keptDrafts()).toEqual([])
  },
}

export const Timed: Story = {
  name: 'Кілограми чи хвилини: нічого не губиться',
  parameters: screen(TIMED),
  async play({ canvas, userEvent }) {
    const plank = await exercise(canvas, 'Бічна планка')
    await expect(plank.getByRole('radio', { name: 'хв : с' })).toBeChecked()
    await expect(plank.getByLabelText('Повтори/С, сет 1: с')).toHaveValue('30')
    await userEvent.click(plank.getByRole('radio', { name: 'кг × повтори' }))
    await userEvent.click(plank.getByRole('button', { name: 'Більше: Кг/Хв, сет 1: кг' }))
    await userEvent.click(plank.getByRole('radio', { name: 'хв : с' }))
    await expect(plank.getByLabelText('Повтори/С, сет 1: с')).toHaveValue('30')
    await userEvent.click(plank.getByRole('radio', { name: 'кг × повтори' }))
    await expect(plank.getByLabelText('Кг/Хв, сет 1: кг')).toHaveValue('1')
  },
}

export const AsClient: Story = {
  name: 'Клієнт після збереження повертається до тренування',
  parameters: screen(OWN, { as: 'client' }),
  async play({ canvas, userEvent, loaded }) {
    const bench = await exercise(canvas, 'Жим штанги лежачи')
    await userEvent.click(bench.getByRole('button', { name: 'Новий сет' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти зміни' }))
    await canvas.findByRole('heading', { name: 'Деталі тренування' })
    await expect(loaded['app'].router.state.location.pathname).toBe(`/session/${OWN}`)
  },
}

export const OneSet: Story = {
  name: 'Останній сет не видаляється',
  parameters: screen(id('0e'), { scenario: 'edge' }),
  async play({ canvas }) {
    const bench = await exercise(canvas, 'Жим штанги лежачи')
    await expect(bench.getByRole('button', { name: 'Видалити сет 1' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Unknown: Story = {
  name: 'Невідома вправа, незвичний відпочинок',
  parameters: screen(id('11'), { scenario: 'edge' }),
  async play({ canvas }) {
    const ghost = await exercise(canvas, 'Невідома вправа')
    await expect(ghost.getByLabelText('Відпочинок')).toHaveDisplayValue('45 сек')
    await expect(ghost.getByLabelText('Кг/Хв, сет 1: кг')).toHaveValue('2.5')
  },
}

export const Long: Story = {
  name: 'Дуже довгий план',
  parameters: screen(id('06'), { scenario: 'edge' }),
  async play({ canvas }) {
    await expect(await canvas.findByText(/^\d+ вправ[аи]? · \d+ сет/)).toBeVisible()
    await expect(await canvas.findAllByRole('group', {}, { timeout: 15_000 })).not.toHaveLength(0)
  },
}

export const Digits: Story = {
  name: 'Правила полів сету',
  async play({ canvas, userEvent }) {
    const squat = await exercise(canvas, SQUAT)
    await userEvent.click(squat.getByRole('button', { name: 'Новий сет' }))
    const kg = squat.getByLabelText('Кг/Хв, сет 8: кг')
    const times = squat.getByLabelText('Повтори/С, сет 8: повтори')
    await userEvent.click(kg)
    await expect(kg).toHaveValue('')
    await userEvent.click(times)
    await expect(kg).toHaveValue('0')
    await expect(times).toHaveValue('')
    await userEvent.type(times, '1a2-')
    await expect(times).toHaveValue('12')
    await userEvent.clear(times)
    await userEvent.tab()
    await expect(times).toHaveValue('1')
  },
}

export const Saving: Story = {
  name: 'Збереження триває',
  parameters: screen(STRENGTH, { faults: [`${SAVE} timeout`] }),
  async play({ canvas, userEvent }) {
    const squat = await exercise(canvas, SQUAT)
    await userEvent.click(squat.getByRole('button', { name: 'Новий сет' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти зміни' }))
    await expect(await canvas.findByRole('button', { name: 'Збереження…' })).toHaveFocus()
    await expect(canvas.getByPlaceholderText('Програма').closest('[inert]')).not.toBeNull()
  },
}

export const Empty: Story = {
  name: 'Порожній план',
  tags: ['desktop'],
  parameters: screen(id('92')),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Оберіть тренування ↗' })).toBeVisible()
    await expect(canvas.getByPlaceholderText('Програма')).toHaveValue('')
  },
}

export const Loading: Story = {
  name: 'Сесія завантажується',
  tags: ['desktop'],
  parameters: screen(STRENGTH, { faults: [`${SESSION} timeout`] }),
  async play({ canvas }) {
    await expect(await canvas.findByText('Завантаження сесії…')).toBeVisible()
  },
}

export const ExercisesLoading: Story = {
  name: 'Вправи завантажуються',
  parameters: screen(STRENGTH, { faults: [`${EXERCISE} timeout`] }),
  async play({ canvas }) {
    await expect(await canvas.findByText('Завантаження вправ…')).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Сесія не завантажилась',
  parameters: { ...screen(STRENGTH, { faults: [`${SESSION} 404`] }), ...HALF_COVERED },
  async play({ canvas, userEvent }) {
    await canvas.findByText('Не вдалося завантажити дані сесії')
    await window.mock?.clearFaults()
    await userEvent.click(canvas.getByRole('button', { name: 'Спробувати ще раз' }))
    await exercise(canvas, SQUAT)
  },
}

export const NotSaved: Story = {
  name: 'Не збереглося: усе введене лишається',
  parameters: screen(STRENGTH, { faults: [`${SAVE} 500×1`] }),
  async play({ canvas, userEvent }) {
    const squat = await exercise(canvas, SQUAT)
    await userEvent.click(squat.getByRole('button', { name: 'Новий сет' }))
    const save = canvas.getByRole('button', { name: 'Зберегти зміни' })
    await expect(keptDrafts()).toHaveLength(1)
    await userEvent.click(save)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Не вдалося зберегти зміни в сесії',
    )
    await expect(squat.getAllByRole('listitem')).toHaveLength(8)
    await userEvent.click(save)
    await within(document.body).findByText('Дані сесії успішно оновлено')
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
      await within(document.body).findByRole('dialog', { name: 'Відмінити не збережені зміни?' }),
    )
    await userEvent.click(question.getByRole('button', { name: 'Повернутись' }))
    await expect(path()).toBe(`/session/${STRENGTH}/edit`)
    await expect(squat.getAllByRole('listitem')).toHaveLength(8)
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
    await userEvent.click(canvas.getByRole('link', { name: 'Назад' }))
    await userEvent.click(
      await within(document.body).findByRole('button', { name: 'Так, не зберігати' }),
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
    await expect(await saves()).toHaveLength(0)
    // What is typed on is still a draft, and the choice still to be made.
    await userEvent.type(canvas.getByPlaceholderText('Програма'), ' А')
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти мої зміни' }))
    await within(document.body).findByText('Дані сесії успішно оновлено')
    await waitFor(() => expect(loaded['app'].router.state.location.pathname).toBe('/calendar'))
    await expect((await saves())[0]?.request).toMatchObject({
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
    await expect(await saves()).toHaveLength(0)
  },
}

export const NotRead: Story = {
  name: '12.8: перед збереженням тренування не прочиталося',
  async play({ canvas, userEvent }) {
    const squat = await exercise(canvas, SQUAT)
    await userEvent.click(squat.getByRole('button', { name: 'Новий сет' }))
    await window.mock?.fault('GET', '/v1/calendar/sessions/{id}', 500)
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти зміни' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не вдалося завантажити сесію')
    await expect(await saves()).toHaveLength(0)
    await expect(squat.getAllByRole('listitem')).toHaveLength(8)
    await window.mock?.clearFaults()
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти зміни' }))
    await within(document.body).findByText('Дані сесії успішно оновлено')
  },
}

export const LeavingWhileSaving: Story = {
  name: '12.3: під час збереження плану відкинути нічого',
  async play({ canvas, userEvent, loaded }) {
    const squat = await exercise(canvas, SQUAT)
    await userEvent.click(squat.getByRole('button', { name: 'Новий сет' }))
    const save = canvas.getByRole('button', { name: 'Зберегти зміни' })
    await leaveWhileSaving({ loaded }, () => userEvent.click(save))
    await expect(await saves()).toHaveLength(1)
    await expect(keptDrafts()).toEqual([])
  },
}
