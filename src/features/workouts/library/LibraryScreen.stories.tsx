import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { HALF_COVERED } from '#storybook/axe.ts'
import { reach } from '#storybook/common/reach-state.ts'
import { keptDrafts } from '#storybook/kept-drafts.ts'
import {
  answer,
  callsOf,
  expectToBeAt,
  findToast,
  mock,
  page,
  type Play,
  replayLost,
  routerOf,
  settled,
} from '#storybook/person.ts'
import { holdAnswers } from '#tests/fixtures/stories/held-answers.fixture.ts'
import { keptDraft, namesOf, opened, planOf } from '#tests/fixtures/stories/workouts.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

const CREATION = 'POST /v1/programs/'
const DELETION = 'DELETE /v1/programs/{id}'
const PROGRAM = 'GET /v1/programs/{id}'
const screen = { url: '/program', as: 'coach' } as const
/** A program's date and its sets are additions to the specification. */
const full = { ...screen, answers: 'full' } as const
const STRENGTH = 'Сила: база 5×5'
const SQUAT = 'Присідання зі штангою на плечах'

const meta = {
  title: 'Тренер/Бібліотека тренувань',
  parameters: { screen },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Дев’ять тренувань, найновіші перші',
  tags: ['desktop', 'main'],
  parameters: { screen: full },
  async play(play) {
    const { canvas, userEvent } = play
    await opened(play, 'Бібліотека тренувань')
    await waitFor(() => expect(namesOf(play)).toHaveLength(6))
    await expect(canvas.getByText('Page 1 of 2')).toBeVisible()
    await expect(
      canvas.getByText(/^3 вправи · 8 грудня 2026 · Квадрицепс, Сідниці, /),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Наступна сторінка' }))
    await canvas.findByText('Page 2 of 2')
    await expect(namesOf(play).at(-1)).toBe('Full body для початківців')
    await expect(canvas.getByRole('link', { name: 'Нове тренування' })).toHaveAttribute(
      'href',
      '/create-workout',
    )
  },
}

export const Opened: Story = {
  name: 'План тренування',
  tags: ['desktop'],
  parameters: { screen: full },
  async play({ canvas, userEvent }) {
    await opened({ canvas }, 'Бібліотека тренувань')
    const toggle = await canvas.findByRole('button', { name: STRENGTH })
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await canvas.findByText(SQUAT)
    // Sets that differ are lines of one exercise (decision 8).
    const plan = within(canvas.getByRole('list', { name: `План: ${STRENGTH}` }))
    await waitFor(() => expect(plan.getAllByRole('listitem')).toHaveLength(3))
    await expect(plan.getByText(/2 сети × 8 повт. · 40 кг · відпочинок 2 хв/)).toBeVisible()
    await userEvent.click(toggle)
    await expect(canvas.queryByText(SQUAT)).toBeNull()
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
  name: 'Нічого не знайдено; «1e5» в адресі — текст',
  parameters: { screen: { ...screen, url: '/program?search=1e5' } },
  async play({ canvas, userEvent }) {
    await opened({ canvas }, 'Бібліотека тренувань')
    await canvas.findByText('Немає тренувань із назвою «1e5».')
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
  parameters: { screen: { ...full, scenario: 'edge' } },
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

const copy = async ({ canvas, userEvent }: Play, name: string): Promise<void> => {
  await opened({ canvas }, 'Бібліотека тренувань')
  await userEvent.click(await canvas.findByRole('button', { name: `Копіювати: ${name}` }))
}

const nameOf = ({ canvas }: Play): Promise<HTMLElement> =>
  canvas.findByLabelText('Назва тренування')

export const Copied: Story = {
  name: 'Збережене тренування стає новим, із сетами; рядок прибирається й повертається',
  parameters: { screen: full, ...HALF_COVERED },
  async play(play) {
    const { canvas, userEvent } = play
    await copy(play, STRENGTH)
    await expectToBeAt(play, '/create-workout')
    await expect(await nameOf(play)).toHaveValue(`${STRENGTH} (копія)`)
    // Sets that differ are lines of one exercise (decision 8).
    const squat = within(await canvas.findByRole('group', { name: SQUAT }))
    await expect(squat.getByLabelText('Сети, рядок 2')).toHaveValue('5')
    await expect(squat.getByLabelText('Повтори, рядок 2')).toHaveValue('5')
    await expect(squat.getByText('70 кг')).toBeVisible()
    await expect(squat.getByLabelText('Відпочинок')).toHaveDisplayValue('Різний')
    await userEvent.click(squat.getByRole('button', { name: 'Видалити рядок 1' }))
    await expect(squat.getByLabelText('Сети')).toHaveValue('5')
    await expect(squat.queryByRole('button', { name: /^Видалити рядок/ })).toBeNull()
    await canvas.findByText('Рядок 1 прибрано')
    await userEvent.click(canvas.getByRole('button', { name: 'Повернути' }))
    await expect(squat.getByLabelText('Сети, рядок 1')).toHaveValue('2')
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти' }))
    await expectToBeAt(play, '/program')
    const [call] = await callsOf(CREATION)
    const setOf = (sets: number, reps: number, weight: number) =>
      expect.objectContaining({ sets, reps, weight })
    await expect(call?.request).toMatchObject({
      name: `${STRENGTH} (копія)`,
      exercises: [
        setOf(2, 8, 40),
        setOf(5, 5, 70),
        setOf(1, 10, 30),
        setOf(5, 5, 60),
        setOf(5, 5, 55),
      ],
    })
  },
}

export const ConfirmedReplacement: Story = {
  name: 'Чернетка, яка вже є, зникає лише після запитання',
  tags: ['state-default'],
  parameters: { screen: { ...full, device: keptDraft('Моє', ['Перша вправа']) }, ...HALF_COVERED },
  async play(play) {
    const { canvas, userEvent } = play
    const question = 'Замінити чернетку?'
    await reach(() => copy(play, STRENGTH))
    await page().findByText('У новому тренуванні вже є незбережене. Копія стане на його місце.')
    await answer(play, question, 'Лишити чернетку')
    await userEvent.click(canvas.getByRole('button', { name: `Копіювати: ${STRENGTH}` }))
    await answer(play, question, 'Замінити')
    await expectToBeAt(play, '/create-workout')
    await expect(await nameOf(play)).toHaveValue(`${STRENGTH} (копія)`)
    await canvas.findByRole('group', { name: SQUAT })
    await expect(planOf(play)).not.toContain('Перша вправа')
  },
}

export const NotCopied: Story = {
  name: 'Не прочиталося — сказано; пішли, доки читалося, — чернетки немає',
  parameters: { screen: { ...full, faults: [`${PROGRAM} 500×1`] }, ...HALF_COVERED },
  async play(play) {
    const { canvas, userEvent, loaded } = play
    await copy(play, STRENGTH)
    await findToast('alert', SPEC.exercisesNotLoaded)
    const button = canvas.getByRole('button', { name: `Копіювати: ${STRENGTH}` })
    await waitFor(() => expect(button).toHaveFocus())
    const come = await holdAnswers()
    await userEvent.click(button)
    await userEvent.click(button)
    // One is copied at a time: the other buttons are disabled.
    const others = canvas.getAllByRole('button', { name: /^Копіювати: / })
    await expect(others.length).toBeGreaterThan(1)
    for (const other of others) await expect(other).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('link', { name: 'Налаштування' }))
    await canvas.findByRole('heading', { name: 'Налаштування', level: 1 })
    await come()
    const { queryClient } = loaded['app']
    await waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0))
    // Three calls: the first press failed once; the second press read one page and the empty one
    // after it.
    await expect(await callsOf(PROGRAM)).toHaveLength(3)
    await expectToBeAt(play, '/settings')
    await expect(keptDrafts()).toEqual([])
  },
}

export const Gone: Story = {
  name: 'Вправи, якої вже немає, у копії немає',
  tags: ['desktop'],
  parameters: { screen: { ...full, scenario: 'edge' }, ...HALF_COVERED },
  async play(play) {
    await mock().latency(0)
    await copy(play, 'Я')
    await expectToBeAt(play, '/create-workout')
    await findToast('status', 'Не скопійовано вправ, яких уже немає в бібліотеці: 1')
  },
}

const dialogGone = (): Promise<void> =>
  waitFor(() => expect(page().queryByRole('dialog')).toBeNull())

const askToDelete = async ({ canvas, userEvent }: Play, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: `Видалити: ${name}` }))
  return within(await page().findByRole('dialog'))
}

export const Deletion: Story = {
  name: 'Видалення останнього на сторінці',
  parameters: {
    screen: { ...screen, url: '/program?page=2&search=тиждень%202', scenario: 'busy' },
  },
  async play(play) {
    const { canvas, userEvent } = play
    await opened(play, 'Бібліотека тренувань')
    await canvas.findByText('Page 2 of 2')
    for (const left of [2, 1, 0]) {
      const [name = ''] = namesOf(play)
      const dialog = await askToDelete(play, name)
      await waitFor(() => expect(dialog.getByText(name)).toBeVisible())
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Скасувати' })).toHaveFocus())
      await userEvent.click(await settled(dialog.getByRole('button', { name: 'Видалити' })))
      await findToast('status', SPEC.workoutDeleted)
      await dialogGone()
      await waitFor(() => expect(namesOf(play)).toHaveLength(left || 6))
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    }
    await expect(canvas.getByText('Page 1 of 1')).toBeVisible()
    await expect(await callsOf(DELETION)).toHaveLength(3)
  },
}

export const AnswerLost: Story = {
  name: 'Скасовано; відповідь загубилася; удруге «видалено», а не помилка',
  tags: ['state-failed'],
  parameters: { screen: { ...screen, faults: [`${DELETION} network×1`] } },
  async play(play) {
    const { canvas, userEvent } = play
    await reach(async () => {
      await askToDelete(play, 'Здорова спина')
      await expect(page().getByRole('dialog')).toHaveAccessibleName(
        'Ви впевнені, що хочете видалити тренування?',
      )
      await userEvent.keyboard('{Escape}')
      await dialogGone()
    })
    const asking = canvas.getByRole('button', { name: 'Видалити: Здорова спина' })
    await waitFor(() => expect(asking).toHaveFocus())
    await expect(await callsOf(DELETION)).toHaveLength(0)
    const dialog = await reach(() => askToDelete(play, 'Здорова спина'))
    await expect(dialog.queryByRole('alert')).toBeNull()
    const remove = dialog.getByRole('button', { name: 'Видалити' })
    await reach(async () => {
      await userEvent.click(await settled(remove))
      const alert = await dialog.findByRole('alert')
      await expect(alert).toHaveTextContent(SPEC.workoutNotDeleted)
    })
    await findToast('alert', SPEC.workoutNotDeleted)
    await expect(canvas.getByText('Здорова спина')).toBeInTheDocument()
    await replayLost(DELETION)
    await userEvent.click(remove)
    await findToast('status', SPEC.workoutDeleted)
    await dialogGone()
    await waitFor(() => expect(namesOf(play)).not.toContain('Здорова спина'))
    const statuses = (await callsOf(DELETION)).map(({ status }) => status)
    await expect(statuses.slice(-2)).toEqual([204, 404])
  },
}
