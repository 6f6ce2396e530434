import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { whenNobodySaves } from '#src/api/changed.ts'
import { call, Created } from '#src/api/client.ts'
import { reach, reached } from '#storybook/common/reach-state.ts'
import { keptDrafts } from '#storybook/kept-drafts.ts'
import { mock, page, press } from '#storybook/person.ts'
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
const CHANGED = 'Після початку редагування робочі години змінили'
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
  tags: ['state-default'],
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

export const GenerateFailed: Story = {
  name: 'Читання перед збереженням не вдалося, потім слоти не створилися: повтор нічого не подвоює',
  parameters: { screen: { ...screen, faults: [`${GENERATE} 500×1`] } },
  async play(context) {
    const { canvas } = context
    await add(context, 'Понеділок')
    await mock().fault('GET', '/v1/users/me', 500, 1)
    await save(context)
    await expect(await canvas.findByText(NOT_SAVED)).toHaveAttribute('role', 'alert')
    // Beside the buttons and as a toast.
    await waitFor(() => expect(page().getAllByText(NOT_SAVED)).toHaveLength(2))
    // A tab learns through this lock that a save has stopped. This one has sent nothing, so nothing
    // can be partly saved.
    await whenNobodySaves('hours', OLENA, new AbortController().signal)
    await painted()
    await expect(canvas.getByText('Є незбережені зміни')).toBeVisible()
    await expect(await calls()).toEqual([])

    await save(context)
    await canvas.findByText('Частину змін могло бути збережено. Збережи ще раз.')
    await expect(canvas.getByText(NOT_SAVED)).toBeVisible()
    await save(context)
    await acknowledge(context)
    await expect(await calls()).toEqual([`${CREATE} 201`, `${GENERATE} 500`, `${GENERATE} 201`])
  },
}

export const Saving: Story = {
  name: '12.3: під час збереження годин не скасувати й не відкинути нічого',
  async play(context) {
    const { canvas, userEvent } = context
    await add(context, 'Понеділок')
    const come = await holdAnswers()
    await save(context)
    await expect(await canvas.findByRole('button', { name: 'Збереження…' })).toHaveFocus()
    await reached()
    const cancel = canvas.getByRole('button', { name: 'Скасувати' })
    await expect(cancel).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(cancel)
    await painted()
    await expect(page().queryByRole('dialog')).toBeNull()
    await come()
    await acknowledge(context)

    await add(context, 'Вівторок')
    await leaveWhileSaving(context, () => save(context))
    const once = [`${CREATE} 201`, `${GENERATE} 201`]
    await expect(await calls()).toEqual([...once, ...once])
    await expect(keptDrafts()).toEqual([])
  },
}

const monday = (end_time: string) => ({
  id: '5c4ed000-0000-4000-8000-000000000001',
  work_day: 0,
  start_time: '09:00',
  end_time,
})

/** A draft that was begun from another Monday than the server has now. */
const OVERTAKEN = {
  ...screen,
  device: {
    'draft/05e20000-0000-4000-8000-000000000001/hours': JSON.stringify({
      saved: [monday('18:00')],
      edited: [
        [{ key: 'k', id: monday('').id, start: '09:00', end: '17:00' }],
        [],
        [],
        [],
        [],
        [],
        [],
      ],
      progress: null,
    }),
  },
}

/** The same coach adds Friday on another device. */
async function addFridayElsewhere(): Promise<void> {
  await call(CREATE, { body: { work_day: 4, start_time: '10:00', end_time: '12:00' } }, Created)
}

export const OverABrokenSave: Story = {
  name: '12.10: зберегти мої зміни після збереження, що обірвалося',
  tags: ['state-action'],
  parameters: { screen: { ...screen, faults: [`${GENERATE} 500×1`] } },
  async play(context) {
    const { canvas } = context
    await add(context, 'Понеділок')
    await save(context)
    await canvas.findByText(NOT_SAVED)
    await addFridayElsewhere()
    await save(context)
    await expect(await canvas.findByText(CHANGED)).toBeVisible()
    await expect(await calls()).toEqual([`${CREATE} 201`, `${GENERATE} 500`, `${CREATE} 201`])
    await press(context, 'Зберегти мої зміни')
    await acknowledge(context)
    await expect((await calls()).slice(3)).toEqual([`${GENERATE} 201`, `${DELETE} 204`])
  },
}

export const Overtaken: Story = {
  name: '12.10: години змінили: лишаються мої зміни, потім беруться нові',
  parameters: { screen: OVERTAKEN },
  async play(context) {
    const { canvas } = context
    await field(context, 'Кінець. Понеділок, слот 1')
    await save(context)
    await expect(await canvas.findByRole('button', { name: 'Взяти нову версію' })).toBeVisible()
    await expect(canvas.getByText(CHANGED)).toBeVisible()
    await expect(await calls()).toEqual([])
    await expect(canvas.getByRole('button', { name: 'Зберегти' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await press(context, 'Зберегти мої зміни')
    await acknowledge(context)
    await expect(await calls()).toEqual([`${CREATE} 201`, `${GENERATE} 201`])
    await expect(await field(context, 'Кінець. Понеділок, слот 1')).toHaveValue('17:00')
    await expect(keptDrafts()).toEqual([])

    await type(context, 'Кінець. Понеділок, слот 1', '16:00')
    await addFridayElsewhere()
    await save(context)
    await press(context, 'Взяти нову версію')
    await field(context, "Кінець. П'ятниця, слот 1")
    await expect(await field(context, 'Кінець. Понеділок, слот 1')).toHaveValue('17:00')
    await expect(canvas.queryByText(CHANGED)).toBeNull()
    await expect((await calls()).slice(2)).toEqual([`${CREATE} 201`])
    await expect(keptDrafts()).toEqual([])
  },
}
