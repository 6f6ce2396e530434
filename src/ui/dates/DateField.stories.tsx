import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { reach } from '#storybook/common/reach-state.ts'
import { kept, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { pointed } from '#tests/fixtures/stories/pseudo-state.fixture.ts'

import { DateField } from './DateField.tsx'

const meta = {
  title: 'Елементи/Дата',
  component: DateField,
  ...part(
    'Дата у формі, зокрема давня: її набирають або обирають. Щоб обрати день поряд із сьогодні, краще тиждень.',
  ),
  args: { label: 'Початок', value: '2019-09-01', onChange: fn<(value: string) => void>() },
  render: kept(DateField, 'value', 'onChange', { maxWidth: '10rem', minHeight: '26rem' }),
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Typed: Story = {
  name: 'Набрана з клавіатури',
  args: { value: '' },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Початок' })
    await expect(field).toHaveAttribute('placeholder', 'дд.мм.рррр')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('2.3.2017')
    await expect(args.onChange).toHaveBeenLastCalledWith('2017-03-02')
    // The calendar is for touch or a pointer: it would cover the field below.
    await expect(canvas.queryByRole('table')).toBeNull()
    await userEvent.tab()
    await expect(field).toHaveValue('02.03.2017')
    await expect(field).toBeValid()
    // A space after it does not erase it.
    args.onChange.mockClear()
    await userEvent.type(field, ' ')
    await userEvent.tab()
    await expect(field).toHaveValue('02.03.2017')
    await expect(args.onChange).not.toHaveBeenCalledWith('')
    // Digits alone, as on a phone.
    await userEvent.clear(field)
    await userEvent.type(field, '15012024')
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-01-15')
    await userEvent.tab()
    await expect(field).toHaveValue('15.01.2024')
  },
}

export const Impossible: Story = {
  name: 'Неможлива дата лишається набраною й не зберігається; недописана — жодна',
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '{Backspace}')
    await expect(field).toHaveValue('01.09.201')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
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
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(field).toHaveValue('')
    await expect(field).toBeValid()
  },
}

export const Picked: Story = {
  name: 'Обрана в календарі: рік, місяць, день; очищена',
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    const press = async (name: string): Promise<void> =>
      userEvent.click(await canvas.findByRole('button', { name }))
    await reach(() => userEvent.click(field))
    const day = await canvas.findByRole('button', { name: 'неділя, 1 вересня 2019' })
    await expect(day).toHaveAttribute('aria-pressed', 'true')
    for (const button of canvas.getAllByRole('button'))
      await expect(button).toHaveAccessibleName(/^[^A-Za-z]+$/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull())
    await userEvent.click(field)
    await press('вересень 2019 — обрати місяць')
    await press('2019 — обрати рік')
    await press('2016')
    await press('листопад')
    await press('Попередній місяць')
    await press('Наступний місяць')
    await press('вівторок, 15 листопада 2016')
    await expect(args.onChange).toHaveBeenLastCalledWith('2016-11-15')
    await expect(field).toHaveValue('15.11.2016')
    await expect(field).toHaveFocus()
    await press('Очистити дату')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(field).toHaveValue('')
  },
}

export const Disabled: Story = {
  name: 'Не потрібна; довгий підпис переноситься',
  args: { value: '', disabled: true, label: 'Коли закінчилося навчання на курсах реабілітації' },
  async play({ canvas }) {
    const label = canvas.getByText(/^Коли закінчилося навчання/)
    await expect(label.getBoundingClientRect().height).toBeGreaterThan(30)
    await expect(canvas.getByRole('textbox', { name: /реабілітації$/ })).toBeDisabled()
  },
}

export const Pointed: Story = { name: 'Під вказівником, у фокусі й натиснуте', ...pointed() }
