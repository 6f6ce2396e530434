import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { whenNobodySaves } from '#src/api/changed.ts'
import { reach, reached } from '#storybook/common/reach-state.ts'
import { keptDrafts } from '#storybook/kept-drafts.ts'
import { page } from '#storybook/person.ts'
import { OLENA } from '#tests/fixtures/stories/clients.fixture.ts'
import { holdAnswers, leaveWhileSaving } from '#tests/fixtures/stories/held-answers.fixture.ts'
import {
  acknowledge,
  add,
  calls,
  field,
  save,
  screen,
  type,
} from '#tests/fixtures/stories/hours.fixture.ts'
import { painted } from '#tests/fixtures/stories/painted.fixture.ts'

const NOT_SAVED = 'Не вдалося зберегти робочі години'
const CREATE = 'POST /v1/calendar/schedules'
const GENERATE = 'POST /v1/calendar/schedules/{id}/time_slots'
const DELETE = 'DELETE /v1/calendar/schedules/{id}'

const meta = {
  title: 'Тренер/Робочі години: збереження',
  parameters: { screen },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {
  name: 'Збережено',
  tags: ['desktop', 'state-default'],
  async play(context) {
    const { canvas } = context
    await reach(async () => {
      await add(context, 'Понеділок')
      await save(context)
    })
    await acknowledge(context)
    await expect(await calls()).toEqual([`${CREATE} 201`, `${GENERATE} 201`])
    await expect(canvas.getByRole('button', { name: 'Зберегти' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(keptDrafts()).toEqual([])
    await type(context, 'Кінець. Понеділок, слот 1', '17:00')
    await save(context)
    await acknowledge(context)
    await expect((await calls()).slice(2)).toEqual([
      `${CREATE} 201`,
      `${GENERATE} 201`,
      `${DELETE} 204`,
    ])
  },
}

/** A step fails: the edits stay, and saving again makes no duplicates. */
const failing = (fault: string): Story => ({
  parameters: { screen: { ...screen, faults: [fault] } },
  async play(context) {
    const { canvas } = context
    await add(context, 'Понеділок')
    await save(context)
    const alert = await canvas.findByText(NOT_SAVED)
    await expect(alert).toHaveAttribute('role', 'alert')
    // Beside the buttons and as a toast.
    await waitFor(() => expect(page().getAllByText(NOT_SAVED)).toHaveLength(2))
    await expect(await field(context, 'Початок. Понеділок, слот 1')).toHaveValue('09:00')
    await expect(
      await canvas.findByText('Частину змін могло бути збережено. Збережи ще раз.'),
    ).toBeVisible()
    await save(context)
    await acknowledge(context)
    await expect((await calls()).filter((call) => call.endsWith(' 201'))).toEqual([
      `${CREATE} 201`,
      `${GENERATE} 201`,
    ])
  },
})

export const CreateFailed: Story = {
  ...failing(`${CREATE} 500×1`),
  name: 'Створення не вдалося',
}

export const CreateOffline: Story = { ...failing(`${CREATE} network×1`), name: 'Немає зв’язку' }

export const CreateConflict: Story = {
  ...failing(`${CREATE} 409×1`),
  name: 'Такий слот уже є',
  tags: ['state-failed'],
}

export const GenerateFailed: Story = {
  ...failing(`${GENERATE} 500×1`),
  name: 'Слоти не створилися',
}

export const DeleteFailed: Story = {
  name: 'Видалення не вдалося',
  parameters: { screen: { ...screen, scenario: 'typical', faults: [`${DELETE} 500×1`] } },
  async play(context) {
    const { canvas } = context
    await type(context, 'Кінець. Субота, слот 1', '15:00')
    await save(context)
    await canvas.findByText(NOT_SAVED)
    await save(context)
    await acknowledge(context)
    await expect(await calls()).toEqual([
      `${CREATE} 201`,
      `${GENERATE} 201`,
      `${DELETE} 500`,
      `${DELETE} 204`,
    ])
  },
}

export const ReadBeforeFailed: Story = {
  name: 'Читання перед збереженням не вдалося',
  async play(context) {
    const { canvas } = context
    await add(context, 'Понеділок')
    await window.mock?.fault('GET', '/v1/users/me', 500, 1)
    await save(context)
    await canvas.findByText(NOT_SAVED)
    // A tab learns through this lock that a save has stopped. This one has sent nothing, so nothing
    // can be partly saved.
    await whenNobodySaves('hours', OLENA, new AbortController().signal)
    await painted()
    await expect(canvas.getByText('Є незбережені зміни')).toBeVisible()
    await expect(await calls()).toEqual([])
    await save(context)
    await acknowledge(context)
    await expect(await calls()).toEqual([`${CREATE} 201`, `${GENERATE} 201`])
  },
}

export const DoubleClick: Story = {
  name: 'Подвійний клік надсилає раз',
  async play(context) {
    const { canvas, userEvent } = context
    await add(context, 'Понеділок')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Зберегти' }))
    await acknowledge(context)
    await expect(await calls()).toEqual([`${CREATE} 201`, `${GENERATE} 201`])
  },
}

export const Saving: Story = {
  name: 'Збереження триває',
  async play(context) {
    const { canvas } = context
    await add(context, 'Понеділок')
    const come = await holdAnswers()
    await save(context)
    await expect(await canvas.findByRole('button', { name: 'Збереження…' })).toHaveFocus()
    await reached()
    const cancel = canvas.getByRole('button', { name: 'Скасувати' })
    await expect(cancel).toHaveAttribute('aria-disabled', 'true')
    await context.userEvent.click(cancel)
    await painted()
    await expect(page().queryByRole('dialog')).toBeNull()
    await come()
    await acknowledge(context)
  },
}

export const LeavingWhileSaving: Story = {
  name: '12.3: під час збереження годин відкинути нічого',
  async play(context) {
    await add(context, 'Понеділок')
    await leaveWhileSaving(context, () => save(context))
    await expect(await calls()).toEqual([`${CREATE} 201`, `${GENERATE} 201`])
    await expect(keptDrafts()).toEqual([])
  },
}
