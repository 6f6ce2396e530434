import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { call, Created } from '#src/api/client.ts'
import { keptDrafts } from '#storybook/kept-drafts.ts'
import {
  acknowledge,
  add,
  calls,
  field,
  save,
  screen,
} from '#tests/fixtures/stories/hours.fixture.ts'

const NOT_SAVED = 'Не вдалося зберегти робочі години'
const CREATE = 'POST /v1/calendar/schedules'
const GENERATE = 'POST /v1/calendar/schedules/{id}/time_slots'
const DELETE = 'DELETE /v1/calendar/schedules/{id}'

const meta = {
  title: 'Тренер/Робочі години: змінили деінде',
  parameters: { screen },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const CHANGED = 'Після початку редагування робочі години змінили'

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

/** A save of Monday fails, another device adds Friday, and the coach saves again. */
async function saveAgainAfterFriday(context: Parameters<typeof save>[0]): Promise<void> {
  await add(context, 'Понеділок')
  await save(context)
  await context.canvas.findByText(NOT_SAVED)
  const friday = { work_day: 4, start_time: '10:00', end_time: '12:00' }
  await call(CREATE, { body: friday }, Created)
  await save(context)
}

export const OvertakenAfterBreak: Story = {
  name: '12.10: години змінили після збереження, що обірвалося',
  parameters: { screen: { ...screen, faults: [`${CREATE} 500×1`] } },
  async play(context) {
    const { canvas, userEvent } = context
    await saveAgainAfterFriday(context)
    const mine = await canvas.findByRole('button', { name: 'Зберегти мої зміни' })
    await expect(canvas.getByText(CHANGED)).toBeVisible()
    await expect(await calls()).toEqual([`${CREATE} 500`, `${CREATE} 201`])
    await userEvent.click(mine)
    await acknowledge(context)
    await expect((await calls()).slice(2)).toEqual([
      `${CREATE} 201`,
      `${GENERATE} 201`,
      `${DELETE} 204`,
    ])
  },
}

/** The failed save has created a working slot, but not its time slots. */
export const OverABrokenSave: Story = {
  name: '12.10: зберегти мої зміни після збереження, що обірвалося',
  tags: ['state-action'],
  parameters: { screen: { ...screen, faults: [`${GENERATE} 500×1`] } },
  async play(context) {
    const { canvas, userEvent } = context
    await saveAgainAfterFriday(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Зберегти мої зміни' }))
    await acknowledge(context)
    await expect((await calls()).slice(3)).toEqual([`${GENERATE} 201`, `${DELETE} 204`])
  },
}

export const Overtaken: Story = {
  name: '12.10: години змінили, лишаються мої зміни',
  parameters: { screen: OVERTAKEN },
  async play(context) {
    const { canvas, userEvent } = context
    await field(context, 'Кінець. Понеділок, слот 1')
    await save(context)
    await expect(await canvas.findByRole('button', { name: 'Взяти нову версію' })).toBeVisible()
    await expect(canvas.getByText(CHANGED)).toBeVisible()
    await expect(await calls()).toEqual([])
    await expect(canvas.getByRole('button', { name: 'Зберегти' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти мої зміни' }))
    await acknowledge(context)
    await expect(await calls()).toEqual([`${CREATE} 201`, `${GENERATE} 201`])
    await expect(await field(context, 'Кінець. Понеділок, слот 1')).toHaveValue('17:00')
    await expect(keptDrafts()).toEqual([])
  },
}

export const Taken: Story = {
  name: '12.10: години змінили, беруться нові',
  parameters: { screen: OVERTAKEN },
  async play(context) {
    const { canvas, userEvent } = context
    await field(context, 'Кінець. Понеділок, слот 1')
    await save(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Взяти нову версію' }))
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
    await expect(canvas.queryByText(CHANGED)).toBeNull()
    await expect(await calls()).toEqual([])
  },
}
