import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { reach } from '#storybook/common/reach-state.ts'
import { expectToBeAt, type Play } from '#storybook/person.ts'
import { keptDraft, opened, planOf } from '#tests/fixtures/stories/workouts.fixture.ts'

const EXERCISES = 'GET /v1/programs/exercises'
const MUSCLES = 'GET /v1/programs/muscles'
const screen = { url: '/select-exercise', as: 'coach', scenario: 'empty' } as const

const meta = {
  title: 'Тренер/Обрати вправи',
  parameters: { screen },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const rows = ({ canvas }: Play): HTMLElement[] => canvas.queryAllByRole('checkbox')
const listed = async (play: Play, count: number): Promise<void> => {
  await opened(play, 'Обрати вправи')
  await waitFor(() => expect(rows(play)).toHaveLength(count))
}
const filter = ({ canvas }: Play): HTMLElement => canvas.getByPlaceholderText("група м'язів")

export const Default: Story = {
  name: 'Десять вправ і ще десять',
  tags: ['desktop', 'main'],
  async play(play) {
    const { canvas, userEvent } = play
    await listed(play, 10)
    await expect(canvas.getByRole('button', { name: 'Додати 0 вправи' })).toBeDisabled()
    await expect(canvas.getByText('215 вправ')).toBeVisible()
    const box = rows(play)[0]?.closest('div')
    await expect(box?.getBoundingClientRect().height).toBeLessThanOrEqual(500)
    await userEvent.click(canvas.getByRole('button', { name: 'Показати ще' }))
    await listed(play, 20)
    await waitFor(() => expect(rows(play)[10]).toHaveFocus())
  },
}

export const Choosing: Story = {
  name: 'Вибране лишається, хоч що шукати, і додається в порядку вибору',
  parameters: { screen: { ...screen, device: keptDraft('Ноги', ['Перша вправа']) } },
  async play(play) {
    const { canvas, userEvent } = play
    await listed(play, 10)
    const search = canvas.getByRole('searchbox', { name: 'Пошук вправ' })
    await userEvent.type(search, 'планка')
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Планка' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Очистити пошук' }))
    // A press anywhere on the row works.
    await userEvent.click(await canvas.findByText('Жим штанги лежачи'))
    await expect(canvas.getByRole('checkbox', { name: 'Жим штанги лежачи' })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Жим штанги на похилій лаві' }))
    // Chosen exercises are visible even if the list hides them, and can be removed there.
    await expect(canvas.getByRole('button', { name: 'Прибрати: Планка' })).toBeVisible()
    const last = canvas.getByRole('button', { name: 'Прибрати: Жим штанги на похилій лаві' })
    await userEvent.click(last)
    await expect(canvas.getByRole('button', { name: 'Прибрати: Жим штанги лежачи' })).toHaveFocus()
    const row = canvas.getByRole('checkbox', { name: 'Жим штанги на похилій лаві' })
    await expect(row).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Додати 2 вправи' }))
    await expectToBeAt(play, '/create-workout')
    await canvas.findByRole('button', { name: 'Пересунути: Планка' })
    await expect(planOf(play)).toEqual(['Перша вправа', 'Планка', 'Жим штанги лежачи'])
    // Opened again, it starts with an empty choice.
    await userEvent.click(canvas.getByRole('link', { name: 'Нова вправа' }))
    await listed(play, 10)
    await expect(canvas.getByRole('button', { name: 'Додати 0 вправи' })).toBeDisabled()
    // It does so also after it was left without adding anything.
    await userEvent.type(canvas.getByRole('searchbox'), 'планка')
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Планка' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Назад' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Нова вправа' }))
    await listed(play, 10)
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(canvas.getByRole('button', { name: 'Додати 0 вправи' })).toBeDisabled()
  },
}

export const Muscles: Story = {
  name: 'Групи м’язів: будь-яка з вибраних, і знову десять; з клавіатури',
  async play(play) {
    const { canvas, userEvent } = play
    await listed(play, 10)
    await userEvent.click(canvas.getByRole('button', { name: 'Показати ще' }))
    await listed(play, 20)
    await userEvent.click(filter(play))
    await userEvent.click(await canvas.findByRole('option', { name: 'Литки' }))
    await userEvent.click(canvas.getByRole('option', { name: 'Передпліччя' }))
    await expect(filter(play)).toHaveValue('Передпліччя, Литки')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await listed(play, 10)
    for (const row of rows(play))
      await expect(row.closest('li')).toHaveTextContent(/Литки|Передпліччя/)
    await userEvent.click(canvas.getByRole('button', { name: 'Зняти групи м’язів' }))
    await expect(filter(play)).toHaveValue('')
    await canvas.findByText('215 вправ')
    const field = filter(play)
    field.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}{ArrowUp}')
    const options = canvas.getAllByRole('option')
    await waitFor(() =>
      expect(field).toHaveAttribute('aria-activedescendant', options.at(-2)?.id ?? ''),
    )
    await userEvent.keyboard(' {Home}{Enter}')
    await expect(field).toHaveValue('Груди, Біцепс стегна')
    await expect(options[0]).toHaveAttribute('aria-selected', 'true')
    // The first Tab moves to the button that clears the filter, the second one past it.
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

export const Nothing: Story = {
  name: 'Немає вправ',
  async play(play) {
    await listed(play, 10)
    await reach(() => play.userEvent.type(play.canvas.getByRole('searchbox'), 'шахи'))
    await play.canvas.findByRole('heading', { name: 'Немає вправ' })
    await play.userEvent.clear(play.canvas.getByRole('searchbox'))
    await listed(play, 10)
  },
}

export const Loading: Story = {
  name: 'Завантаження',
  tags: ['desktop'],
  parameters: { screen: { ...screen, faults: [`${EXERCISES} timeout`, `${MUSCLES} timeout`] } },
  async play(play) {
    const { canvas, userEvent } = play
    await opened(play, 'Обрати вправи')
    await userEvent.click(filter(play))
    await waitFor(() => expect(canvas.getAllByText('Завантаження...')).toHaveLength(2))
  },
}

export const Failed: Story = {
  name: 'Бібліотека не завантажилася',
  parameters: { screen: { ...screen, faults: [`${EXERCISES} 500`] } },
  async play(play) {
    await opened(play, 'Обрати вправи')
    const alert = within(await play.canvas.findByRole('alert'))
    await expect(play.canvas.getByText('Немає вправ')).toBeVisible()
    await alert.findByRole('heading', { name: 'Не вдалося завантажити вправи' })
  },
}

export const MusclesFailed: Story = {
  name: 'Групи м’язів не завантажилися',
  parameters: { screen: { ...screen, faults: [`${MUSCLES} 500`] } },
  async play(play) {
    const { canvas } = play
    await listed(play, 10)
    // The rows fall back to the muscle names in the exercises themselves (product §8).
    const row = rows(play)[0]?.closest('li')
    await expect(row).toHaveTextContent('Груди')
    await waitFor(() => expect(row?.querySelector('svg')).not.toBeNull())
    await play.userEvent.click(filter(play))
    await canvas.findByRole('heading', { name: "Не вдалося завантажити групи м'язів" })
    await expect(canvas.queryAllByRole('option')).toEqual([])
  },
}

export const Edge: Story = {
  name: 'Без картинок, з ворожими значками',
  tags: ['desktop'],
  parameters: { screen: { ...screen, scenario: 'edge' } },
  async play(play) {
    await listed(play, 10)
    await play.userEvent.click(filter(play))
    await play.canvas.findAllByRole('option')
  },
}
