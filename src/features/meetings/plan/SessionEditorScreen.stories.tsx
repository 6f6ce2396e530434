import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { HALF_COVERED } from '#storybook/axe.ts'
import {
  editorOf,
  exercise,
  sessionId,
  SQUAT,
  STRENGTH,
  TIMED,
} from '#tests/fixtures/stories/meetings.fixture.ts'

const SESSION = 'GET /v1/calendar/sessions/{id}'
const LAST_TIME = 'GET /v1/clients/{id}/sessions'
const EXERCISE = 'GET /v1/programs/exercises/{id}'

const meta = {
  title: 'Тренер/Редагування сесії',
  parameters: editorOf(STRENGTH),
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

export const Timed: Story = {
  name: 'Кілограми чи хвилини: нічого не губиться',
  parameters: editorOf(TIMED),
  async play({ canvas, userEvent }) {
    const plank = await exercise(canvas, 'Бічна планка')
    const units = within(plank.getByRole('radiogroup', { name: 'Одиниці' }))
    await expect(units.getByRole('radio', { name: 'хв : с' })).toBeChecked()
    await expect(plank.getByLabelText('Повтори/С, сет 1: с')).toHaveValue('30')
    await userEvent.click(plank.getByRole('radio', { name: 'кг × повтори' }))
    await userEvent.click(plank.getByRole('button', { name: 'Більше: Кг/Хв, сет 1: кг' }))
    await userEvent.click(plank.getByRole('radio', { name: 'хв : с' }))
    await expect(plank.getByLabelText('Повтори/С, сет 1: с')).toHaveValue('30')
    await userEvent.click(plank.getByRole('radio', { name: 'кг × повтори' }))
    await expect(plank.getByLabelText('Кг/Хв, сет 1: кг')).toHaveValue('1')
  },
}

export const OneSet: Story = {
  name: 'Останній сет не видаляється',
  tags: ['desktop', 'state-edge'],
  parameters: editorOf(sessionId(0x0e), { scenario: 'edge' }),
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
  tags: ['desktop', 'state-edge'],
  parameters: editorOf(sessionId(0x11), { scenario: 'edge' }),
  async play({ canvas }) {
    const unknownExercise = await exercise(canvas, 'Невідома вправа')
    await expect(unknownExercise.getByLabelText('Відпочинок')).toHaveDisplayValue('45 сек')
    await expect(unknownExercise.getByLabelText('Кг/Хв, сет 1: кг')).toHaveValue('2,5')
  },
}

export const Long: Story = {
  name: 'Дуже довгий план',
  tags: ['desktop'],
  parameters: editorOf(sessionId(0x06), { scenario: 'edge' }),
  async play({ canvas }) {
    await expect(await canvas.findByText(/^\d+ вправ[аи]? · \d+ сет/)).toBeVisible()
    await expect(await canvas.findAllByRole('group')).not.toHaveLength(0)
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
  parameters: editorOf(STRENGTH, { faults: ['PUT /v1/calendar/sessions/{id} timeout'] }),
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
  parameters: editorOf(sessionId(0x92)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Оберіть тренування ↗' })).toBeVisible()
    await expect(canvas.getByPlaceholderText('Програма')).toHaveValue('')
  },
}

export const Loading: Story = {
  name: 'Сесія завантажується',
  tags: ['desktop'],
  parameters: editorOf(STRENGTH, { faults: [`${SESSION} timeout`] }),
  async play({ canvas }) {
    await expect(await canvas.findByText('Завантаження сесії…')).toBeVisible()
  },
}

export const ExercisesLoading: Story = {
  name: 'Вправи завантажуються',
  parameters: editorOf(STRENGTH, { faults: [`${EXERCISE} timeout`] }),
  async play({ canvas }) {
    await expect(await canvas.findByText('Завантаження вправ…')).toBeVisible()
  },
}

export const LastTimeLoading: Story = {
  name: 'Сети не зсуваються, коли стає відомо, що було минулого разу, або що цього не дізнатись',
  tags: ['state-action'],
  parameters: editorOf(STRENGTH, { faults: [`${LAST_TIME} timeout`] }),
  async play({ canvas, loaded }) {
    const squat = await exercise(canvas, SQUAT)
    const [first, , third] = squat.getAllByRole('listitem')
    const distance = (): number =>
      (third?.getBoundingClientRect().top ?? 0) - (first?.getBoundingClientRect().top ?? 0)
    const before = distance()
    await expect(squat.queryByText(/^Минулого разу: /)).toBeNull()
    const { queryClient } = loaded['app']
    const readAgain = async (): Promise<void> => {
      await queryClient.cancelQueries({ queryKey: [LAST_TIME] })
      void queryClient.refetchQueries({ queryKey: [LAST_TIME] })
    }
    await window.mock?.clearFaults()
    await window.mock?.fault('GET', '/v1/clients/{id}/sessions', 404)
    await readAgain()
    await waitFor(() =>
      expect(
        queryClient.getQueryCache().find({ queryKey: [LAST_TIME], exact: false })?.state.status,
      ).toBe('error'),
    )
    await expect(distance()).toBe(before)
    await window.mock?.clearFaults()
    await readAgain()
    await squat.findAllByText(/^Минулого разу: /)
    await expect(distance()).toBe(before)
  },
}

export const Failed: Story = {
  name: 'Сесія не завантажилась',
  parameters: editorOf(STRENGTH, { faults: [`${SESSION} 404`] }),
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Не вдалося завантажити дані сесії' })
  },
}

export const Retried: Story = {
  name: 'Сесія завантажилася з другої спроби',
  parameters: { ...editorOf(STRENGTH, { faults: [`${SESSION} 404`] }), ...HALF_COVERED },
  async play({ canvas, userEvent }) {
    await canvas.findByText('Не вдалося завантажити дані сесії')
    await window.mock?.clearFaults()
    await userEvent.click(canvas.getByRole('button', { name: 'Спробувати ще раз' }))
    await exercise(canvas, SQUAT)
  },
}
