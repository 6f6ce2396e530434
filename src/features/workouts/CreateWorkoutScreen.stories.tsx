import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { HALF_COVERED } from '#storybook/axe.ts'
import { reach, reached } from '#storybook/common/reach-state.ts'
import { callsOf, expectToBeAt, page, settled } from '#storybook/person.ts'
import {
  filled,
  keptDraft,
  newWorkout,
  opened,
  PLAN,
  planOf,
  planReady,
  save,
} from '#tests/fixtures/stories/workouts.fixture.ts'

const CREATION = 'POST /v1/programs/'

const meta = {
  title: 'Тренер/Нове тренування',
  // The bar at the bottom of the window covers half of a control of a long plan.
  parameters: { screen: newWorkout, ...HALF_COVERED },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Чотири вправи в плані',
  tags: ['desktop'],
  parameters: { screen: filled },
  async play(play) {
    await planReady(play)
    // An icon without a colour has that of the text, light or dark.
    const [muscle] = play.canvas.getAllByText('Груди')
    await waitFor(() => expect(muscle?.querySelector('path')).not.toBeNull())
    for (const path of muscle?.querySelectorAll('path') ?? [])
      await expect(getComputedStyle(path).fill).toBe(getComputedStyle(path).color)
  },
}

export const Empty: Story = {
  name: 'Порожня чернетка',
  tags: ['desktop'],
  async play(play) {
    const { canvas } = play
    await opened(play, 'Нове тренування')
    await expect(canvas.getByRole('heading', { name: 'План порожній' })).toBeVisible()
    await canvas.findByText('Додай вправи з бібліотеки: вони стануть тут у порядку виконання.')
    await expect(canvas.getByPlaceholderText('Наприклад, «Ноги та сідниці»')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Скинути' })).toBeDisabled()
    await play.userEvent.click(canvas.getByRole('link', { name: 'Нова вправа' }))
    await expectToBeAt(play, '/select-exercise')
  },
}

export const Missing: Story = {
  name: 'Чого бракує',
  tags: ['desktop'],
  async play(play) {
    const { canvas, userEvent } = play
    await opened(play, 'Нове тренування')
    const name = canvas.getByLabelText('Назва тренування')
    await save(play)
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription('Вкажіть назву тренування')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Додайте хоча б одну вправу')
    await userEvent.type(name, '   ')
    await expect(name).toBeInvalid()
    await userEvent.type(name, 'Ноги{Enter}')
    await expect(name).toBeValid()
    const add = canvas.getByRole('link', { name: 'Нова вправа' })
    await expect(add).toHaveFocus()
    await expect(add).toHaveAccessibleDescription('Додайте хоча б одну вправу')
    await expect(await callsOf(CREATION)).toHaveLength(0)
    // A reset form is new: nothing is missing before the next attempt.
    await userEvent.click(canvas.getByRole('button', { name: 'Скинути' }))
    const question = within(await page().findByRole('dialog', { name: 'Скинути чернетку?' }))
    await userEvent.click(await settled(question.getByRole('button', { name: 'Скинути' })))
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    await userEvent.type(name, 'Н{Backspace}')
    await expect(name).toBeValid()
  },
}

export const CheckedAtOnce: Story = {
  name: 'Після спроби зберегти: план спорожнів і повернувся',
  parameters: { screen: { ...newWorkout, device: keptDraft('', ['Підтягування']) } },
  async play(play) {
    const { canvas, userEvent } = play
    await userEvent.click(await canvas.findByRole('button', { name: 'Видалити: Підтягування' }))
    // Nothing is missing before the first attempt.
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Повернути' }))
    await save(play)
    await expect(canvas.getByLabelText('Назва тренування')).toBeInvalid()
    await userEvent.click(await canvas.findByRole('button', { name: 'Видалити: Підтягування' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Додайте хоча б одну вправу')
    await userEvent.click(canvas.getByRole('button', { name: 'Повернути' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const Sorting: Story = {
  name: 'Порядок: кнопки і клавіатура',
  parameters: { screen: filled },
  async play(play) {
    const { canvas, userEvent } = play
    await planReady(play)
    await userEvent.click(canvas.getByRole('button', { name: 'Вниз: Жим штанги лежачи' }))
    await expect(planOf(play)).toEqual([PLAN[1], PLAN[0], PLAN[2], PLAN[3]])
    const handle = canvas.getByRole('button', { name: 'Пересунути: Підтягування' })
    handle.focus()
    await userEvent.keyboard(' ')
    await canvas.findByText('Взято. Підтягування: місце 4 з 4')
    await userEvent.keyboard('{ArrowUp}'.repeat(12))
    await canvas.findByText(/Підтягування: місце [12] з 4/)
    await userEvent.keyboard('{Escape}')
    await expect(planOf(play).at(-1)).toBe('Підтягування')
  },
}

export const Removal: Story = {
  name: 'Видалення і повернення',
  parameters: { screen: filled },
  async play(play) {
    const { canvas, userEvent } = play
    await planReady(play)
    await userEvent.click(canvas.getByRole('button', { name: 'Видалити: Станова тяга' }))
    await expect(planOf(play)).toEqual([PLAN[0], PLAN[1], PLAN[3]])
    await canvas.findByText('«Станова тяга» прибрано')
    await userEvent.dblClick(canvas.getByText('Жим штанги лежачи'))
    await expect(planOf(play)).toEqual([PLAN[1], PLAN[3]])
    // The last one removed is the first one restored.
    await canvas.findByText('«Жим штанги лежачи» прибрано')
    await expect(canvas.getByRole('button', { name: 'Повернути' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(planOf(play)).toEqual([PLAN[0], PLAN[1], PLAN[3]])
    await userEvent.click(canvas.getByRole('button', { name: 'Повернути' }))
    await expect(planOf(play)).toEqual(PLAN)
    await expect(canvas.queryByText(/прибрано/)).toBeNull()
  },
}

export const QuickPresses: Story = {
  name: 'Подвійний клац на кнопці чи в полі нічого не видаляє',
  parameters: { screen: filled },
  async play(play) {
    const { canvas, userEvent } = play
    await planReady(play)
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Вниз: Жим штанги лежачи' }))
    await expect(planOf(play)).toEqual([PLAN[1], PLAN[2], PLAN[0], PLAN[3]])
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Пересунути: Підтягування' }))
    await userEvent.dblClick(canvas.getByLabelText('Назва тренування'))
    await expect(planOf(play)).toHaveLength(4)
  },
}

export const Reset: Story = {
  name: 'Скинути, лише після запитання',
  tags: ['state-default'],
  parameters: { screen: filled },
  async play(play) {
    const { canvas, userEvent } = play
    await planReady(play)
    const ask = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Скинути' }))
      return within(await page().findByRole('dialog', { name: 'Скинути чернетку?' }))
    }
    let dialog = await reach(ask)
    await dialog.findByText('Назву і всі вправи плану буде прибрано.')
    await userEvent.click(await settled(dialog.getByRole('button', { name: 'Скасувати' })))
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    await expect(planOf(play)).toEqual(PLAN)
    dialog = await ask()
    await userEvent.click(await settled(dialog.getByRole('button', { name: 'Скинути' })))
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('heading', { name: 'План порожній' })).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Назва тренування')).toHaveFocus())
    await expect(canvas.getByLabelText('Назва тренування')).toHaveValue('')
  },
}

export const LongNames: Story = {
  name: 'Довгі назви',
  tags: ['desktop'],
  parameters: {
    screen: {
      ...newWorkout,
      device: keptDraft('Н'.repeat(200), [
        'Розведення гантелей лежачи на похилій лаві з паузою внизу і повільним опусканням',
        'Надзвичайнодовгесловобезжодногопробілущобперевіритиперенесення',
      ]),
    },
  },
  async play(play) {
    await opened(play, 'Нове тренування')
    await play.canvas.findByText(/^Розведення гантелей/)
  },
}

const MANY = Array.from({ length: 40 }, (_, at) => `Вправа ${at + 1}`)

export const Huge: Story = {
  name: 'Сорок вправ',
  parameters: {
    screen: { ...newWorkout, scenario: 'huge', device: keptDraft('Усе й одразу', MANY) },
  },
  async play(play) {
    const { canvas, userEvent } = play
    await opened(play, 'Нове тренування')
    await canvas.findByText('40 вправ')
    await userEvent.click(canvas.getByRole('button', { name: 'Вгору: Вправа 40' }))
    await expect(planOf(play).slice(-2)).toEqual(['Вправа 40', 'Вправа 39'])
  },
}

export const Edge: Story = {
  name: 'Без картинки, двічі та сама назва',
  tags: ['desktop'],
  parameters: {
    screen: {
      ...newWorkout,
      scenario: 'edge',
      device: keptDraft('<b>Ноги</b>', ['Планка', 'Планка']),
    },
  },
  async play(play) {
    const { canvas } = play
    await opened(play, 'Нове тренування')
    await expect(canvas.getByLabelText('Назва тренування')).toHaveValue('<b>Ноги</b>')
    const [first, second] = await canvas.findAllByRole('button', { name: 'Видалити: Планка' })
    await waitFor(() => {
      const picture = second?.closest('li')?.querySelector('img')
      return expect(picture).toHaveAttribute('src', '/fallback.png')
    })
    await reached()
    first?.click()
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await expect(planOf(play)).toEqual(['Планка'])
    await expect(second).toBeInTheDocument()
  },
}
