import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { HALF_COVERED } from '#storybook/axe.ts'
import { reach } from '#storybook/common/reach-state.ts'
import { keptDrafts } from '#storybook/kept-drafts.ts'
import {
  callsOf,
  expectToBeAt,
  findToast,
  mock,
  page,
  type Play,
  settled,
} from '#storybook/person.ts'
import { holdAnswers } from '#tests/fixtures/stories/held-answers.fixture.ts'
import { keptDraft, opened, planOf } from '#tests/fixtures/stories/workouts.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

const PROGRAM = 'GET /v1/programs/{id}'
const CREATION = 'POST /v1/programs/'
/** The sets of a program's exercises are an addition to the specification. */
const screen = { url: '/program', as: 'coach', answers: 'full' } as const
const STRENGTH = 'Сила: база 5×5'
const SQUAT = 'Присідання зі штангою на плечах'

const meta = {
  title: 'Тренер/Бібліотека тренувань: копія',
  parameters: { screen, ...HALF_COVERED },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const copy = async ({ canvas, userEvent }: Play, name: string): Promise<void> => {
  await opened({ canvas }, 'Бібліотека тренувань')
  await userEvent.click(await canvas.findByRole('button', { name: `Копіювати: ${name}` }))
}

const nameOf = ({ canvas }: Play): Promise<HTMLElement> =>
  canvas.findByLabelText('Назва тренування')

export const Copied: Story = {
  name: 'Збережене тренування стає новим, із сетами; рядок прибирається й повертається',
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
  parameters: { screen: { ...screen, device: keptDraft('Моє', ['Перша вправа']) } },
  async play(play) {
    const { canvas, userEvent } = play
    const dialogOf = async () =>
      within(await page().findByRole('dialog', { name: 'Замінити чернетку?' }))
    await reach(() => copy(play, STRENGTH))
    const first = await dialogOf()
    await first.findByText('У новому тренуванні вже є незбережене. Копія стане на його місце.')
    await userEvent.click(await settled(first.getByRole('button', { name: 'Лишити чернетку' })))
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: `Копіювати: ${STRENGTH}` }))
    const second = await dialogOf()
    await userEvent.click(await settled(second.getByRole('button', { name: 'Замінити' })))
    await expectToBeAt(play, '/create-workout')
    await expect(await nameOf(play)).toHaveValue(`${STRENGTH} (копія)`)
    await canvas.findByRole('group', { name: SQUAT })
    await expect(planOf(play)).not.toContain('Перша вправа')
  },
}

export const Failed: Story = {
  name: 'Не прочиталося — сказано; пішли, доки читалося, — чернетки немає',
  parameters: { screen: { ...screen, faults: [`${PROGRAM} 500×1`] } },
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
  parameters: { screen: { ...screen, scenario: 'edge' } },
  async play(play) {
    await mock().latency(0)
    await copy(play, 'Я')
    await expectToBeAt(play, '/create-workout')
    await findToast('status', 'Не скопійовано вправ, яких уже немає в бібліотеці: 1')
  },
}
