import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { whenNobodySaves } from '#src/api/changed.ts'
import { call, Created } from '#src/api/client.ts'
import { HALF_COVERED } from '#storybook/axe.ts'
import { reach } from '#storybook/common/reach-state.ts'
import { keptDrafts } from '#storybook/kept-drafts.ts'
import { answer, callsOf, mock, page, press, writes } from '#storybook/person.ts'
import { OLENA } from '#tests/fixtures/stories/clients.fixture.ts'
import { leaveWhileSaving } from '#tests/fixtures/stories/held-answers.fixture.ts'
import { painted } from '#tests/fixtures/stories/painted.fixture.ts'

const NOT_SAVED = 'Не вдалося зберегти робочі години'
const CHANGED = 'Після початку редагування робочі години змінили'
const CREATE = 'POST /v1/calendar/schedules'
const GENERATE = 'POST /v1/calendar/schedules/{id}/time_slots'

type Context = Parameters<NonNullable<StoryObj['play']>>[0]

/** The screen of a coach who has no hours yet. */
const screen = { url: '/schedules', as: 'coach', scenario: 'empty' } as const

const field = ({ canvas }: Context, label: string) => canvas.findByRole('textbox', { name: label })

const add = (context: Context, day: string): Promise<void> => press(context, `Додати слот. ${day}`)

async function type(context: Context, label: string, text: string): Promise<void> {
  const input = await field(context, label)
  await context.userEvent.clear(input)
  await context.userEvent.type(input, text)
  await context.userEvent.tab()
}

const textOf = ({ textContent }: HTMLElement): string | null => textContent

const save = (context: Context): Promise<void> => press(context, 'Зберегти')

/** Checks that everything is saved, and closes the dialog that confirms it. */
const acknowledge = (context: Context): Promise<void> =>
  answer(context, 'Робочі години успішно змінені', 'Зрозуміло')

/** Checks that «Зберегти» is disabled. */
const nothingToSave = ({ canvas }: Context): Promise<void> =>
  expect(canvas.getByRole('button', { name: 'Зберегти' })).toHaveAttribute('aria-disabled', 'true')

/** The calls that changed something, in order: operation and status. */
const calls = async (): Promise<string[]> =>
  (await writes()).map(({ operation, status }) => `${operation} ${status}`)

const meta = {
  title: 'Тренер/Робочі години',
  parameters: { screen },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Звичайний тиждень',
  tags: ['desktop', 'main'],
  // The strip of a request raises the bar by 44 px.
  parameters: { screen: { ...screen, scenario: 'typical' }, ...HALF_COVERED },
  async play(context) {
    await expect(await field(context, 'Початок. Понеділок, слот 2')).toHaveValue('14:00')
    const { canvas } = context
    await expect(
      within(canvas.getByRole('region', { name: 'Неділя' })).getByText('недоступний(-а)'),
    ).toBeVisible()
    await nothingToSave(context)
    // Without a draft there is nothing that another tab could have saved.
    await painted()
    await waitFor(() => expect(context.loaded['app'].queryClient.isFetching()).toBe(0))
    await expect(await callsOf('GET /v1/users/me')).toHaveLength(1)
  },
}

export const Empty: Story = {
  name: 'Без годин: слоти додано, день скопійовано на всі дні, підказку закрито',
  tags: ['desktop'],
  async play(context) {
    const { canvas, userEvent } = context
    await waitFor(() => expect(canvas.getAllByText('недоступний(-а)')).toHaveLength(7))
    const days = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(days.join(' ')).toBe("Понеділок Вівторок Середа Четвер П'ятниця Субота Неділя")
    await add(context, 'Середа')
    await expect(await field(context, 'Початок. Середа, слот 1')).toHaveValue('09:00')
    await expect(await field(context, 'Кінець. Середа, слот 1')).toHaveValue('18:00')
    await add(context, 'Середа')
    await expect(await field(context, 'Початок. Середа, слот 2')).toHaveValue('18:00')
    await expect(await field(context, 'Кінець. Середа, слот 2')).toHaveValue('19:00')
    await expect(canvas.getByText('Є незбережені зміни')).toBeVisible()

    // Only the first slot of a day has it.
    const copy = canvas.getByRole('button', { name: /^Скопіювати на всі дні/ })
    await expect(copy).toHaveAccessibleName('Скопіювати на всі дні. Середа, слот 1')
    await userEvent.click(copy)
    await expect(canvas.getAllByRole('textbox')).toHaveLength(28)
    await expect(await field(context, 'Кінець. Неділя, слот 2')).toHaveValue('19:00')

    await expect(canvas.getByRole('complementary', { name: 'Підказка' })).toHaveTextContent(
      'Вкажи, коли ти працюєш. З цих годин складаються слоти, на які можна записатися.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Закрити підказку' }))
    await expect(canvas.queryByRole('complementary', { name: 'Підказка' })).toBeNull()
    await expect(localStorage.getItem('hours-hint-dismissed')).toBe('true')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

export const Edge: Story = {
  name: 'Слот до 23:59: більше не додати; що лишається від цілих годин',
  tags: ['desktop'],
  parameters: { screen: { ...screen, scenario: 'edge' } },
  async play({ canvas, userEvent }) {
    const sunday = within(await canvas.findByRole('region', { name: 'Неділя' }))
    await expect(sunday.getAllByText(/лишається поза записом$/).map(textOf)).toEqual([
      'Слот триває годину: 09:00–09:30 лишається поза записом',
      'Слот триває годину: 23:00–23:59 лишається поза записом',
    ])
    const button = await canvas.findByRole('button', { name: 'Додати слот. Неділя' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('Останній слот закінчується о 23:59')
    const before = canvas.getAllByRole('textbox').length
    await userEvent.click(button)
    await expect(canvas.getAllByRole('textbox')).toHaveLength(before)
  },
}

export const Unreadable: Story = {
  name: 'Нечитабельний час',
  tags: ['state-failed'],
  async play(context) {
    const { canvas } = context
    await add(context, 'Понеділок')
    await type(context, 'Початок. Понеділок, слот 1', '9:75')
    const input = await field(context, 'Початок. Понеділок, слот 1')
    await expect(input).toHaveValue('9:75')
    await expect(input).toHaveAccessibleDescription('Введи час від 00:00 до 23:59, наприклад 09:00')
    await save(context)
    await expect(input).toHaveFocus()
    await expect(await calls()).toEqual([])
    await type(context, 'Початок. Понеділок, слот 1', '9:15')
    await expect(input).toHaveValue('09:15')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const CancelQuestion: Story = {
  name: 'Сусідні слоти поступаються, слот видалено; скасування: залишитись або не зберігати',
  parameters: { screen: { ...screen, scenario: 'typical' } },
  async play(context) {
    const { canvas, userEvent } = context
    await type(context, 'Кінець. Понеділок, слот 1', '1530')
    await expect(await field(context, 'Початок. Понеділок, слот 2')).toHaveValue('15:30')
    await userEvent.click(canvas.getByRole('button', { name: 'Видалити. Субота, слот 1' }))
    await expect(canvas.getByRole('button', { name: 'Додати слот. Субота' })).toHaveFocus()
    const saturday = within(canvas.getByRole('region', { name: 'Субота' }))
    await expect(saturday.getByText('недоступний(-а)')).toBeVisible()

    const form = within(canvas.getByRole('form', { name: 'Тиждень' }))
    const cancel = form.getByRole('button', { name: 'Скасувати' })
    const question = 'Відмінити не збережені зміни?'
    await userEvent.click(cancel)
    await answer(context, question, 'Повернутись')
    await expect(await field(context, 'Кінець. Понеділок, слот 1')).toHaveValue('15:30')
    await userEvent.click(cancel)
    await answer(context, question, 'Так, не зберігати')
    await expect(await field(context, 'Початок. Понеділок, слот 2')).toHaveValue('14:00')
    await expect(await field(context, 'Початок. Субота, слот 1')).toHaveValue('10:00')
    await expect(cancel).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Saved: Story = {
  name: 'Збережено',
  tags: ['state-default'],
  async play(context) {
    await reach(async () => {
      await add(context, 'Понеділок')
      await save(context)
    })
    await acknowledge(context)
    await expect(await calls()).toEqual([`${CREATE} 201`, `${GENERATE} 201`])
    await nothingToSave(context)
    await expect(keptDrafts()).toEqual([])
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
  name: '12.3: під час збереження годин не відкинути нічого',
  async play(context) {
    await add(context, 'Понеділок')
    await leaveWhileSaving(context, () => save(context))
    await expect(await calls()).toEqual([`${CREATE} 201`, `${GENERATE} 201`])
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
      edited: Array.from({ length: 7 }, (_, day) =>
        day === 0 ? [{ key: 'k', id: monday('').id, start: '09:00', end: '17:00' }] : [],
      ),
      progress: null,
    }),
  },
}

/** The same coach adds Friday on another device. */
async function addFridayElsewhere(): Promise<void> {
  await call(CREATE, { body: { work_day: 4, start_time: '10:00', end_time: '12:00' } }, Created)
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
    await nothingToSave(context)
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
