import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { reach } from '#storybook/common/reach-state.ts'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { useArg } from '#tests/fixtures/stories/use-arg.fixture.ts'

import { DigitField } from './DigitField.tsx'

const meta = {
  title: 'Елементи/Число сету',
  component: DigitField,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component: 'Ціле число сету: вага, повтори, хвилини. Велике для пальця, з кнопками − і +.',
      },
    },
  },
  args: { label: 'Кг/Хв, сет 1', value: '40', onChange: fn(), emptyValue: '0' },
  render: function Render(args) {
    const [value, setValue] = useArg(args.value)
    const change = (next: string): void => {
      args.onChange(next)
      setValue(next)
    }
    return (
      <div style={{ maxWidth: '9rem' }}>
        <DigitField {...args} value={value} onChange={change} />
      </div>
    )
  },
} satisfies Meta<typeof DigitField>
export default meta
type Story = StoryObj<typeof meta>

export const Typing: Story = {
  name: 'Лише цифри',
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Кг/Хв, сет 1' })
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await userEvent.clear(field)
    await userEvent.type(field, '1e+-2к5')
    await expect(field).toHaveValue('125')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('125')
  },
}

export const Replacing: Story = {
  name: 'Набране замінює число, а не дописується до нього',
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    // Neither a press nor Tab of the testing library: they select the text themselves.
    field.focus()
    await userEvent.keyboard('64')
    await expect(field).toHaveValue('64')
  },
}

export const ServerFraction: Story = {
  name: 'Дріб із сервера має кому',
  args: { value: '10.5' },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    await expect(field).toHaveValue('10,5')
    await userEvent.click(field)
    await userEvent.tab()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Pasting: Story = {
  name: 'Вставлене «12,5» — це 12',
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.paste('12,5')
    await expect(field).toHaveValue('12')
    await expect(canvas.getByRole('status')).toHaveTextContent('Лише цілі числа')
    // Pasting replaces the number, even if both begin with the same digits.
    await userEvent.clear(field)
    await userEvent.type(field, '12,5')
    await userEvent.tripleClick(field)
    await userEvent.paste('125')
    await expect(field).toHaveValue('125')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Fraction: Story = {
  name: 'Кома закінчує число, а не множить його на десять',
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '64')
    // The status is rendered before it has a text, so that screen readers announce the text.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.type(field, ',5')
    await expect(field).toHaveValue('64')
    await userEvent.type(field, '.5')
    await expect(field).toHaveValue('64')
    await expect(canvas.getByRole('status')).toHaveTextContent('Лише цілі числа')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('64')
    // Editing the number starts over: the next digits are accepted.
    await userEvent.type(field, '{End}{Backspace}5')
    await expect(field).toHaveValue('65')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.clear(field)
    await userEvent.type(field, ',5')
    await expect(field).toHaveValue('')
    await userEvent.type(field, '{Backspace}5')
    await expect(field).toHaveValue('5')
    await userEvent.type(field, ',5')
  },
}

export const TooMany: Story = {
  name: 'Завелике число не обрізається мовчки',
  tags: ['state-edge'],
  args: { value: '12', digits: 2 },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    await reach(async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '120')
    })
    await expect(field).toHaveValue('12')
    await expect(canvas.getByRole('status')).toHaveTextContent('Не більше 99')
    await userEvent.type(field, '{Backspace}')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.type(field, '3')
    await expect(field).toHaveValue('13')
  },
}

export const Focus: Story = {
  name: 'Фокус очищує 0 і 1, порожнє повертається',
  args: { value: '1', emptyValue: '1', label: 'Повтори/С, сет 1' },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await expect(field).toHaveValue('')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(field).toHaveValue('1')
  },
}

export const Emptied: Story = {
  name: 'Стерте стає 0',
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await expect(field).toHaveValue('40')
    await userEvent.clear(field)
    await expect(field).toHaveValue('')
    // The value is already 0 here, in case Enter saves the form without a blur.
    await expect(args.onChange).toHaveBeenLastCalledWith('0')
    await userEvent.tab()
    await expect(field).toHaveValue('0')
  },
}

export const Stepping: Story = {
  name: 'Кнопки − і +',
  args: { value: '1' },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    const less = canvas.getByRole('button', { name: 'Менше: Кг/Хв, сет 1' })
    const more = canvas.getByRole('button', { name: 'Більше: Кг/Хв, сет 1' })
    for (const button of [less, more]) {
      const { width, height } = button.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await userEvent.click(more)
    await expect(field).toHaveValue('2')
    await userEvent.click(less)
    await userEvent.click(less)
    await userEvent.click(less)
    await expect(field).toHaveValue('0')
    await expect(less).toHaveAttribute('aria-disabled', 'true')
  },
}

export const LongText: Story = {
  name: 'Найбільше число: «+» вимкнено',
  tags: ['state-edge'],
  args: { value: '9999' },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox')
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
    const more = canvas.getByRole('button', { name: 'Більше: Кг/Хв, сет 1' })
    await expect(more).toHaveAttribute('aria-disabled', 'true')
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
