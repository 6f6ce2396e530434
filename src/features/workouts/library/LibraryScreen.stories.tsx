import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { reach } from '#storybook/common/reach-state.ts'
import { expectToBeAt, routerOf } from '#storybook/person.ts'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { namesOf, opened } from '#tests/fixtures/stories/workouts.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import { ProgramLibrarySkeleton } from './LibraryScreen.tsx'

const PROGRAM = 'GET /v1/programs/{id}'
const screen = { url: '/program', as: 'coach' } as const
/** A program's date and its sets are additions to the specification. */
const dated = { ...screen, answers: 'full' } as const

const meta = {
  title: 'Тренер/Бібліотека тренувань',
  parameters: { screen },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Дев’ять тренувань, найновіші перші',
  tags: ['desktop', 'main'],
  parameters: { screen: dated },
  async play(play) {
    const { canvas, userEvent } = play
    await opened(play, 'Бібліотека тренувань')
    await waitFor(() => expect(namesOf(play)).toHaveLength(6))
    await expect(canvas.getByText('Page 1 of 2')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Наступна сторінка' }))
    await canvas.findByText('Page 2 of 2')
    await expect(namesOf(play).at(-1)).toBe('Full body для початківців')
    await expect(canvas.getByRole('link', { name: 'Нове тренування' })).toHaveAttribute(
      'href',
      '/create-workout',
    )
  },
}

export const Loading: Story = {
  name: 'Завантаження',
  parameters: { screen: { ...screen, faults: ['GET /v1/users/me timeout'] } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Завантаження...')
  },
}

/** Shown while the code of the screen loads; the profile has loaded by then. */
export const CodeLoading: Story = {
  name: 'Обриси, поки завантажується код екрана',
  decorators: [inKit],
  render: () => <ProgramLibrarySkeleton />,
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Завантаження...')
  },
}

export const Opened: Story = {
  name: 'План тренування',
  tags: ['desktop'],
  parameters: { screen: dated },
  async play({ canvas, userEvent }) {
    await opened({ canvas }, 'Бібліотека тренувань')
    const toggle = await canvas.findByRole('button', { name: 'Сила: база 5×5' })
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await canvas.findByText('Присідання зі штангою на плечах')
    // Sets that differ are lines of one exercise (decision 8).
    const plan = within(canvas.getByRole('list', { name: 'План: Сила: база 5×5' }))
    await waitFor(() => expect(plan.getAllByRole('listitem')).toHaveLength(3))
    await expect(plan.getByText(/2 сети × 8 повт. · 40 кг · відпочинок 2 хв/)).toBeVisible()
    await userEvent.click(toggle)
    await expect(canvas.queryByText('Присідання зі штангою на плечах')).toBeNull()
  },
}

export const PlanLoading: Story = {
  name: 'План завантажується',
  parameters: { screen: { ...screen, faults: [`${PROGRAM} timeout`] } },
  async play({ canvas, userEvent }) {
    await opened({ canvas }, 'Бібліотека тренувань')
    await userEvent.click(await canvas.findByRole('button', { name: 'Здорова спина' }))
    await canvas.findByRole('status', { name: 'Завантаження вправ…' })
  },
}

export const Search: Story = {
  name: 'Пошук без огляду на регістр, в адресі',
  parameters: { screen: { ...screen, scenario: 'busy', url: '/program?page=4' } },
  async play(play) {
    const { canvas, userEvent } = play
    await opened(play, 'Бібліотека тренувань')
    const router = routerOf(play)
    await canvas.findByText('Page 4 of 10')
    const field = canvas.getByRole('searchbox', { name: 'Пошук тренувань' })
    await userEvent.type(field, 'НОГИ')
    await expect(field).toHaveValue('НОГИ')
    await canvas.findByText('Page 1 of 2')
    await waitFor(() => expect(namesOf(play).every((name) => name.startsWith('Ноги'))).toBe(true))
    await waitFor(() => expect(router.state.location.search).toEqual({ search: 'НОГИ' }))
    await expect(router.history.length).toBe(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Наступна сторінка' }))
    await canvas.findByText('Page 2 of 2')
    await expect(field).toHaveValue('НОГИ')
    await expect(namesOf(play).every((name) => name.startsWith('Ноги'))).toBe(true)
    await userEvent.clear(field)
    await canvas.findByText('Page 1 of 10')
  },
}

export const NothingFound: Story = {
  name: 'Нічого не знайдено',
  parameters: { screen: { ...screen, url: '/program?search=плавання' } },
  async play({ canvas, userEvent }) {
    await opened({ canvas }, 'Бібліотека тренувань')
    await canvas.findByText('Немає тренувань із назвою «плавання».')
    await userEvent.click(canvas.getByRole('button', { name: 'Показати всі' }))
    await canvas.findByText('Page 1 of 2')
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

export const Empty: Story = {
  name: 'Ще немає тренувань',
  tags: ['desktop'],
  parameters: { screen: { ...screen, scenario: 'empty' } },
  async play(play) {
    await opened(play, 'Бібліотека тренувань')
    await play.canvas.findByRole('heading', { name: 'Ще немає тренувань' })
    await play.canvas.findByText(
      'Склади план із вправ бібліотеки один раз і призначай його клієнтам на зустрічі.',
    )
    await play.userEvent.click(play.canvas.getByRole('link', { name: 'Нове тренування' }))
    await expectToBeAt(play, '/create-workout')
  },
}

export const Edge: Story = {
  name: 'Незвичні дані',
  tags: ['desktop'],
  parameters: { screen: { ...dated, scenario: 'edge' } },
  async play({ canvas, userEvent }) {
    await opened({ canvas }, 'Бібліотека тренувань')
    const program = await canvas.findByRole('button', { name: 'Я' })
    await reach(() => userEvent.click(program))
    await canvas.findByText('Невідома вправа')
    await expect(canvas.getByText(/3 сети × 10 повт./)).toBeVisible()
  },
}

export const Failed: Story = {
  name: '12.21: програми не вдалося отримати',
  tags: ['desktop'],
  parameters: { screen: { ...screen, faults: ['GET /v1/users/me 500'] } },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: SPEC.programsNotLoaded })
  },
}
