import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { HALF_COVERED } from '#storybook/axe.ts'
import { mock, press } from '#storybook/person.ts'
import {
  editorOf,
  exercise,
  kilograms,
  sessionId,
  shows,
  SQUAT,
  STRENGTH,
  TIMED,
} from '#tests/fixtures/stories/meetings.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

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
  tags: ['desktop', 'main'],
  parameters: HALF_COVERED,
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Редагування сесії', level: 1 })
    await expect(await canvas.findByPlaceholderText('Програма')).toHaveValue('Сила: база 5×5')
    const squat = await exercise(canvas, SQUAT)
    await expect(squat.getAllByRole('listitem')).toHaveLength(7)
    await expect(kilograms(squat, 3)).toHaveValue('70')
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
    await userEvent.click(units.getByRole('radio', { name: 'кг × повтори' }))
    await userEvent.click(plank.getByRole('button', { name: 'Більше: Кг/Хв, сет 1: кг' }))
    await userEvent.click(units.getByRole('radio', { name: 'хв : с' }))
    await expect(plank.getByLabelText('Повтори/С, сет 1: с')).toHaveValue('30')
    await userEvent.click(units.getByRole('radio', { name: 'кг × повтори' }))
    await expect(kilograms(plank, 1)).toHaveValue('1')
  },
}

export const Unknown: Story = {
  name: 'Невідома вправа, незвичний відпочинок',
  tags: ['desktop', 'state-edge'],
  parameters: editorOf(sessionId(0x11), { scenario: 'edge' }),
  async play({ canvas }) {
    const unknownExercise = await exercise(canvas, 'Невідома вправа')
    await expect(unknownExercise.getByLabelText('Відпочинок')).toHaveDisplayValue('45 сек')
    await expect(kilograms(unknownExercise, 1)).toHaveValue('2,5')
  },
}

export const Long: Story = {
  name: 'Дуже довгий план',
  tags: ['desktop'],
  parameters: editorOf(sessionId(0x06), { scenario: 'edge' }),
  play: shows(/^\d+ вправ[аи]? · \d+ сет/),
}

export const Empty: Story = {
  name: 'Порожній план',
  parameters: editorOf(sessionId(0x92)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Оберіть тренування ↗' })).toBeVisible()
    await expect(canvas.getByPlaceholderText('Програма')).toHaveValue('')
  },
}

export const Loading: Story = {
  name: 'Сесія завантажується',
  parameters: editorOf(STRENGTH, { faults: [`${SESSION} timeout`] }),
  play: shows('Завантаження сесії…'),
}

export const ExercisesLoading: Story = {
  name: 'Вправи завантажуються',
  parameters: editorOf(STRENGTH, { faults: [`${EXERCISE} timeout`] }),
  play: shows('Завантаження вправ…'),
}

export const Failed: Story = {
  name: 'Сесія не завантажилась',
  parameters: editorOf(STRENGTH, { faults: [`${SESSION} 404`] }),
  play: shows(SPEC.sessionDataNotLoaded),
}

export const LastTimeLoading: Story = {
  name: 'Що було минулого разу, стає відомо пізно: сети не зсуваються, питання про число те саме',
  tags: ['state-action'],
  parameters: { ...editorOf(STRENGTH, { faults: [`${LAST_TIME} timeout`] }), ...HALF_COVERED },
  async play(play) {
    const { canvas, userEvent, loaded } = play
    const squat = await exercise(canvas, SQUAT)
    await userEvent.clear(kilograms(squat, 1))
    await expect(kilograms(squat, 1)).toHaveAttribute('placeholder', '40')
    await userEvent.type(kilograms(squat, 1), '400')
    await press(play, 'Зберегти зміни')
    const asked = `Зберегти 400 кг?${SQUAT}, сет 1: у плані було 40 кг.`
    await expect(await canvas.findByRole('alert')).toHaveTextContent(asked)
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
    await mock().clearFaults()
    await mock().fault('GET', '/v1/clients/{id}/sessions', 404)
    await readAgain()
    const read = queryClient.getQueryCache().find({ queryKey: [LAST_TIME], exact: false })
    await waitFor(() => expect(read?.state.status).toBe('error'))
    await expect(distance()).toBe(before)
    await mock().clearFaults()
    await readAgain()
    await squat.findAllByText(/^Минулого разу: /)
    await expect(distance()).toBe(before)
    await expect(canvas.getByRole('alert')).toHaveTextContent(asked)
  },
}
