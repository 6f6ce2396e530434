import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { renderScreen } from '#storybook/screen.tsx'

const screen = { url: '/schedules', as: 'coach', scenario: 'empty' } as const
const NOT_SAVED = 'Не вдалося зберегти робочі години'

const meta = {
  title: 'Тренер/Робочі години',
  render: renderScreen,
  parameters: { screen },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const body = within(document.body)
/** The machine may be busy. */
const PATIENCE = { timeout: 10_000 }

const field = ({ canvas }: Context, label: string) =>
  canvas.findByRole('textbox', { name: label }, PATIENCE)

async function add(context: Context, day: string): Promise<void> {
  const { canvas, userEvent } = context
  await userEvent.click(
    await canvas.findByRole('button', { name: `Додати слот. ${day}` }, PATIENCE),
  )
}

async function type(context: Context, label: string, text: string): Promise<void> {
  const input = await field(context, label)
  await context.userEvent.clear(input)
  await context.userEvent.type(input, text)
  await context.userEvent.tab()
}

async function save({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Зберегти' }))
}

async function expectSaved({ userEvent }: Context): Promise<void> {
  const dialog = within(
    await body.findByRole('dialog', { name: 'Робочі години успішно змінені' }, PATIENCE),
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Зрозуміло' }))
  await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
}

/** The calls that changed something, in order. */
async function calls(): Promise<string[]> {
  const all = (await window.mock?.requests()) ?? []
  return all
    .filter(({ method }) => method !== 'GET')
    .map(({ operation, status }) => `${operation} ${status}`)
}

const CREATE = 'POST /v1/calendar/schedules'
const GENERATE = 'POST /v1/calendar/schedules/{id}/time_slots'
const DELETE = 'DELETE /v1/calendar/schedules/{id}'

export const Default: Story = {
  name: 'Звичайний тиждень',
  parameters: { screen: { ...screen, scenario: 'typical' } },
  async play(context) {
    await expect(await field(context, 'Початок. Понеділок, слот 2')).toHaveValue('14:00')
    const { canvas } = context
    await expect(
      within(canvas.getByRole('region', { name: 'Неділя' })).getByText('недоступний(-а)'),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Зберегти' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Empty: Story = {
  name: 'Без годин',
  async play(context) {
    const { canvas } = context
    await waitFor(() => expect(canvas.getAllByText('недоступний(-а)')).toHaveLength(7), PATIENCE)
    await add(context, 'Середа')
    await expect(await field(context, 'Початок. Середа, слот 1')).toHaveValue('09:00')
    await expect(await field(context, 'Кінець. Середа, слот 1')).toHaveValue('18:00')
    await add(context, 'Середа')
    await expect(await field(context, 'Початок. Середа, слот 2')).toHaveValue('18:00')
    await expect(await field(context, 'Кінець. Середа, слот 2')).toHaveValue('19:00')
    await expect(canvas.getByText('Є незбережені зміни')).toBeVisible()
  },
}

export const Edge: Story = {
  name: 'Слот до 23:59: більше не додати',
  parameters: { screen: { ...screen, scenario: 'edge' } },
  async play({ canvas, userEvent }) {
    const button = await canvas.findByRole('button', { name: 'Додати слот. Неділя' }, PATIENCE)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('Останній слот закінчується о 23:59')
    const before = canvas.getAllByRole('textbox').length
    await userEvent.click(button)
    await expect(canvas.getAllByRole('textbox')).toHaveLength(before)
  },
}

export const HintDismissed: Story = {
  name: 'Підказку закрито',
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Закрити підказку' }, PATIENCE))
    await expect(canvas.queryByRole('complementary', { name: 'Підказка' })).toBeNull()
    await expect(localStorage.getItem('hours-hint-dismissed')).toBe('true')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

export const Neighbours: Story = {
  name: 'Сусідні слоти поступаються',
  parameters: { screen: { ...screen, scenario: 'typical' } },
  async play(context) {
    await type(context, 'Кінець. Понеділок, слот 1', '1530')
    await expect(await field(context, 'Кінець. Понеділок, слот 1')).toHaveValue('15:30')
    await expect(await field(context, 'Початок. Понеділок, слот 2')).toHaveValue('15:30')
    await type(context, 'Кінець. Понеділок, слот 2', '24:10')
    await expect(await field(context, 'Кінець. Понеділок, слот 2')).toHaveValue('23:59')
  },
}

export const Unreadable: Story = {
  name: 'Нечитабельний час',
  async play(context) {
    const { canvas } = context
    await add(context, 'Понеділок')
    await type(context, 'Початок. Понеділок, слот 1', '9:75')
    const input = await field(context, 'Початок. Понеділок, слот 1')
    await expect(input).toHaveValue('9:75')
    await expect(input).toHaveAccessibleDescription(
      'Введіть час від 00:00 до 23:59, наприклад 09:00',
    )
    await save(context)
    await expect(input).toHaveFocus()
    await expect(await calls()).toEqual([])
    await type(context, 'Початок. Понеділок, слот 1', '9:15')
    await expect(input).toHaveValue('09:15')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const CopyDay: Story = {
  name: 'День скопійовано на всі дні',
  async play(context) {
    const { canvas, userEvent } = context
    await add(context, 'Вівторок')
    await add(context, 'Вівторок')
    await userEvent.click(
      canvas.getByRole('button', { name: 'Скопіювати на всі дні. Вівторок, слот 1' }),
    )
    await expect(canvas.getAllByRole('textbox')).toHaveLength(28)
    await expect(await field(context, 'Кінець. Неділя, слот 2')).toHaveValue('19:00')
  },
}

export const Removed: Story = {
  name: 'Слот видалено, фокус лишається в дні',
  parameters: { screen: { ...screen, scenario: 'typical' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Видалити. Субота, слот 1' }, PATIENCE),
    )
    await expect(canvas.getByRole('button', { name: 'Додати слот. Субота' })).toHaveFocus()
    await expect(
      within(canvas.getByRole('region', { name: 'Субота' })).getByText('недоступний(-а)'),
    ).toBeVisible()
  },
}

export const Saved: Story = {
  name: 'Збережено',
  async play(context) {
    const { canvas } = context
    await add(context, 'Понеділок')
    await save(context)
    await expectSaved(context)
    await expect(await calls()).toEqual([`${CREATE} 201`, `${GENERATE} 201`])
    await expect(canvas.getByRole('button', { name: 'Зберегти' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(localStorage.getItem('hours-draft')).toBeNull()
    await type(context, 'Кінець. Понеділок, слот 1', '17:00')
    await save(context)
    await expectSaved(context)
    await expect((await calls()).slice(2)).toEqual([
      `${CREATE} 201`,
      `${GENERATE} 201`,
      `${DELETE} 204`,
    ])
  },
}

export const CancelQuestion: Story = {
  name: 'Скасування: залишитись або не зберігати',
  parameters: { screen: { ...screen, scenario: 'typical' } },
  async play(context) {
    const { canvas, userEvent } = context
    await type(context, 'Початок. Субота, слот 1', '11:00')
    const form = within(canvas.getByRole('form', { name: 'Тиждень' }))
    const cancel = form.getByRole('button', { name: 'Скасувати' })
    const question = () => body.findByRole('dialog', { name: 'Відмінити не збережені зміни?' })
    await userEvent.click(cancel)
    await userEvent.click(within(await question()).getByRole('button', { name: 'Повернутись' }))
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
    await expect(await field(context, 'Початок. Субота, слот 1')).toHaveValue('11:00')
    await userEvent.click(cancel)
    await userEvent.click(
      within(await question()).getByRole('button', { name: 'Так, не зберігати' }),
    )
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
    await expect(await field(context, 'Початок. Субота, слот 1')).toHaveValue('10:00')
    await expect(cancel).toHaveAttribute('aria-disabled', 'true')
  },
}

/** A step fails: what was edited stays, and saving again makes no duplicates. */
const failing = (fault: string): Story => ({
  parameters: { screen: { ...screen, faults: [fault] } },
  async play(context) {
    const { canvas } = context
    await add(context, 'Понеділок')
    await save(context)
    const alert = await canvas.findByText(NOT_SAVED, {}, PATIENCE)
    await expect(alert).toHaveAttribute('role', 'alert')
    await body.findAllByText(NOT_SAVED)
    await expect(await field(context, 'Початок. Понеділок, слот 1')).toHaveValue('09:00')
    await expect(
      canvas.getByText('Частину змін могло бути збережено. Збережіть ще раз.'),
    ).toBeVisible()
    await save(context)
    await expectSaved(context)
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

export const CreateConflict: Story = { ...failing(`${CREATE} 409×1`), name: 'Такий слот уже є' }

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
    await canvas.findByText(NOT_SAVED, {}, PATIENCE)
    await save(context)
    await expectSaved(context)
    await expect(await calls()).toEqual([
      `${CREATE} 201`,
      `${GENERATE} 201`,
      `${DELETE} 500`,
      `${DELETE} 204`,
    ])
  },
}

export const DoubleClick: Story = {
  name: 'Подвійний клік надсилає раз',
  async play(context) {
    const { canvas, userEvent } = context
    await add(context, 'Понеділок')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Зберегти' }))
    await expectSaved(context)
    await expect(await calls()).toEqual([`${CREATE} 201`, `${GENERATE} 201`])
  },
}

export const Saving: Story = {
  name: 'Збереження триває',
  parameters: { screen: { ...screen, faults: [`${CREATE} timeout`] } },
  async play(context) {
    const { canvas } = context
    await add(context, 'Понеділок')
    await save(context)
    await expect(await canvas.findByRole('button', { name: 'Збереження…' })).toHaveFocus()
  },
}
