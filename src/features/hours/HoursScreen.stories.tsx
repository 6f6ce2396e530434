import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { HALF_COVERED } from '#storybook/axe.ts'
import { callsOf, findDialog, page, settled } from '#storybook/person.ts'
import { add, calls, field, save, screen, type } from '#tests/fixtures/stories/hours.fixture.ts'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { painted } from '#tests/fixtures/stories/painted.fixture.ts'

import { HoursSkeleton } from './HoursScreen.tsx'

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
    await expect(canvas.getByRole('button', { name: 'Зберегти' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    // Without a draft there is nothing that another tab could have saved.
    await painted()
    await waitFor(() => expect(context.loaded['app'].queryClient.isFetching()).toBe(0))
    await expect(await callsOf('GET /v1/users/me')).toHaveLength(1)
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
  render: () => <HoursSkeleton />,
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Завантаження...')
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
  name: 'Слот до 23:59: більше не додати',
  tags: ['desktop'],
  parameters: { screen: { ...screen, scenario: 'edge' } },
  async play({ canvas, userEvent }) {
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
    await expect(await field(context, 'Кінець. Понеділок, слот 1')).toHaveValue('15:30')
    await expect(await field(context, 'Початок. Понеділок, слот 2')).toHaveValue('15:30')
    await type(context, 'Кінець. Понеділок, слот 2', '24:10')
    await expect(await field(context, 'Кінець. Понеділок, слот 2')).toHaveValue('23:59')
    await userEvent.click(canvas.getByRole('button', { name: 'Видалити. Субота, слот 1' }))
    await expect(canvas.getByRole('button', { name: 'Додати слот. Субота' })).toHaveFocus()
    const saturday = within(canvas.getByRole('region', { name: 'Субота' }))
    await expect(saturday.getByText('недоступний(-а)')).toBeVisible()

    const form = within(canvas.getByRole('form', { name: 'Тиждень' }))
    const cancel = form.getByRole('button', { name: 'Скасувати' })
    const answer = async (name: string): Promise<void> => {
      await userEvent.click(cancel)
      const question = within(await findDialog('Відмінити не збережені зміни?'))
      await userEvent.click(await settled(question.getByRole('button', { name })))
      await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    }
    await answer('Повернутись')
    await expect(await field(context, 'Кінець. Понеділок, слот 1')).toHaveValue('15:30')
    await answer('Так, не зберігати')
    await expect(await field(context, 'Початок. Понеділок, слот 2')).toHaveValue('14:00')
    await expect(await field(context, 'Початок. Субота, слот 1')).toHaveValue('10:00')
    await expect(cancel).toHaveAttribute('aria-disabled', 'true')
  },
}
