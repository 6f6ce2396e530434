import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { useArg } from '#tests/fixtures/stories/use-arg.fixture.ts'

import { DateField } from './DateField.tsx'

const meta = {
  title: 'Елементи/Дата',
  component: DateField,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'Дата у формі, зокрема давня: її набирають або обирають. Щоб обрати день поряд із сьогодні, краще тиждень.',
      },
    },
  },
  args: { label: 'Початок', value: '2019-09-01', onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useArg(args.value)
    const change = (next: string): void => {
      args.onChange(next)
      setValue(next)
    }
    return (
      <div style={{ maxWidth: '10rem', minHeight: '26rem' }}>
        <DateField {...args} value={value} onChange={change} />
      </div>
    )
  },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Typed: Story = {
  name: 'Набрана з клавіатури',
  tags: ['desktop'],
  args: { value: '' },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Початок' })
    await expect(field).toHaveAttribute('placeholder', 'дд.мм.рррр')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('2.3.2017')
    await expect(args.onChange).toHaveBeenLastCalledWith('2017-03-02')
    // The calendar is for touch or a pointer: it would cover the field below.
    await expect(canvas.queryByRole('table')).toBeNull()
    await userEvent.tab()
    await expect(field).toHaveValue('02.03.2017')
    await expect(field).toBeValid()
  },
}

export const Digits: Story = {
  name: 'Самі цифри, як на телефоні',
  args: { value: '' },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(field, '15012024')
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-01-15')
    await userEvent.tab()
    await expect(field).toHaveValue('15.01.2024')
  },
}

export const Impossible: Story = {
  name: 'Неможлива дата лишається набраною й не зберігається',
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '31.02.2027')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(field).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect(field).toHaveValue('31.02.2027')
    await expect(field).toHaveAccessibleDescription('Такої дати немає. Приклад: 02.03.2027')
    await expect(field).toBeInvalid()
    await userEvent.clear(field)
    await userEvent.type(field, '29.02.2028')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('2028-02-29')
    await expect(field).toBeValid()
  },
}

export const Shortened: Story = {
  name: 'Недописана дата — жодна, а не попередня',
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '{Backspace}')
    await expect(field).toHaveValue('01.09.201')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
}

export const Spaced: Story = {
  name: 'Пробіл після дати її не стирає',
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, ' ')
    await userEvent.tab()
    await expect(field).toHaveValue('01.09.2019')
    await expect(args.onChange).not.toHaveBeenCalledWith('')
  },
}

export const Cleared: Story = {
  name: 'Очищена',
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    await userEvent.click(canvas.getByRole('button', { name: 'Очистити дату' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(field).toHaveValue('')
    await userEvent.type(field, '01.09.2019')
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(field).toHaveValue('')
    await expect(field).toBeValid()
  },
}

export const Picked: Story = {
  name: 'Обрана в календарі: рік, місяць, день',
  tags: ['desktop'],
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await userEvent.click(
      await canvas.findByRole('button', {
        name: 'вересень 2019 — обрати місяць',
      }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: '2019 — обрати рік' }))
    await userEvent.click(await canvas.findByRole('button', { name: '2016' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'листопад' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Попередній місяць' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Наступний місяць' }))
    await userEvent.click(
      await canvas.findByRole('button', {
        name: 'вівторок, 15 листопада 2016',
      }),
    )
    await expect(args.onChange).toHaveBeenLastCalledWith('2016-11-15')
    await expect(field).toHaveValue('15.11.2016')
    await expect(field).toHaveFocus()
  },
}

export const Open: Story = {
  name: 'Календар: українською, від понеділка',
  tags: ['desktop'],
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('textbox'))
    const table = within(await canvas.findByRole('table'))
    await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'пн',
      'вт',
      'ср',
      'чт',
      'пт',
      'сб',
      'нд',
    ])
    for (const button of canvas.getAllByRole('button'))
      await expect(button).toHaveAccessibleName(/^[^A-Za-z]+$/)
    const day = canvas.getByRole('button', { name: 'неділя, 1 вересня 2019' })
    await expect(day).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull())
    await userEvent.click(canvas.getByRole('textbox'))
    await canvas.findByRole('table')
  },
}

export const Disabled: Story = {
  name: 'Не потрібна',
  args: { value: '', disabled: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
  },
}

export const LongText: Story = {
  name: 'Довгий підпис переноситься',
  args: { label: 'Коли закінчилося навчання на курсах реабілітації' },
  async play({ canvas }) {
    const label = canvas.getByText(/^Коли закінчилося навчання/)
    await expect(label.getBoundingClientRect().height).toBeGreaterThan(30)
    await expect(canvas.getByRole('textbox', { name: /реабілітації$/ })).toBeVisible()
  },
}

export const Hovered: Story = {
  name: 'Під вказівником',
  globals: { pseudo: { hover: true } },
}

export const Focused: Story = {
  name: 'У фокусі',
  globals: { pseudo: { focus: true, focusVisible: true, focusWithin: true } },
}
