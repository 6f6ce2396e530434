import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { reach } from '#storybook/common/reach-state.ts'
import { kept, looks, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { pointed } from '#tests/fixtures/stories/pseudo-state.fixture.ts'

import { DigitField } from './DigitField.tsx'

const Example = kept(DigitField, 'value', 'onChange', { maxWidth: '9rem' })

const meta = {
  title: 'Елементи/Число сету',
  component: DigitField,
  ...part('Ціле число сету: вага, повтори, хвилини. Велике для пальця, з кнопками − і +.'),
  args: { label: 'Кг/Хв, сет 1', value: '40', onChange: fn(), emptyValue: '0' },
  render: looks(Example, {}),
} satisfies Meta<typeof DigitField>
export default meta
type Story = StoryObj<typeof meta>

export const Typing: Story = {
  name: 'Лише цифри; кнопки − і +',
  tags: ['state-default'],
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Кг/Хв, сет 1' })
    const less = canvas.getByRole('button', { name: 'Менше: Кг/Хв, сет 1' })
    const more = canvas.getByRole('button', { name: 'Більше: Кг/Хв, сет 1' })
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    for (const button of [less, more]) {
      const { width, height } = button.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    // Neither a press nor Tab of the testing library: they select the text themselves. What is typed
    // replaces the number.
    field.focus()
    await userEvent.keyboard('64')
    await expect(field).toHaveValue('64')
    await userEvent.clear(field)
    await userEvent.type(field, '+1e2к5')
    await expect(field).toHaveValue('125')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('125')
    await userEvent.clear(field)
    await userEvent.type(field, '1')
    await userEvent.click(more)
    await expect(field).toHaveValue('2')
    for (let presses = 0; presses < 3; presses += 1) await userEvent.click(less)
    await expect(field).toHaveValue('0')
    await expect(less).toHaveAttribute('aria-disabled', 'true')
  },
}

const WHOLE = 'Лише цілі числа'

/** What is typed, the number after it, and the status, which is there before it has a text. */
const TYPED = [
  ['{Backspace>9/}64', '64', ''],
  [',5', '64', WHOLE],
  ['.5', '64', WHOLE],
  // Editing the number starts over: the next digits are accepted.
  ['{Backspace}5', '65', ''],
  ['{Backspace>9/},5', '', WHOLE],
  ['{Backspace}5', '5', ''],
  // A range is its first number, and not the digits of both.
  ['{Backspace>9/}8-12', '8', WHOLE],
  ['{Backspace>9/}8 12', '8', WHOLE],
  ['{Backspace>9/}8+2', '8', WHOLE],
  ['{Backspace>9/}5', '5', ''],
] as const

const PASTED = [
  ['8–12', '8', WHOLE],
  ['3×8', '3', WHOLE],
  ['60 62', '60', WHOLE],
  ['до 64 кг\n', '64', ''],
] as const

export const Fraction: Story = {
  name: 'Кома й риска закінчують число: «12,5» — це 12, «8-12» — це 8',
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    for (const [typed, number, status] of TYPED) {
      await userEvent.type(field, typed)
      await expect(field).toHaveValue(number)
      await expect(canvas.getByRole('status').textContent).toBe(status)
    }
    await expect(args.onChange).toHaveBeenLastCalledWith('5')
    await userEvent.clear(field)
    await userEvent.paste('12,5')
    await expect(field).toHaveValue('12')
    await expect(canvas.getByRole('status')).toHaveTextContent(WHOLE)
    for (const [pasted, number, status] of PASTED) {
      await userEvent.clear(field)
      await userEvent.paste(pasted)
      await expect(field).toHaveValue(number)
      await expect(canvas.getByRole('status').textContent).toBe(status)
    }
    // Pasting replaces the number, even if both begin with the same digits.
    await userEvent.clear(field)
    await userEvent.type(field, '12,5')
    await userEvent.tripleClick(field)
    await userEvent.paste('125')
    await expect(field).toHaveValue('125')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.type(field, ',5')
  },
}

export const LongText: Story = {
  name: 'Найбільше число не обрізається мовчки, «+» вимкнено',
  tags: ['state-edge'],
  args: { value: '999' },
  render: looks(Example, {}, { label: 'С, сет 1', value: '12', digits: 2 }),
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Кг/Хв, сет 1' })
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
    const more = canvas.getByRole('button', { name: 'Більше: Кг/Хв, сет 1' })
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    const short = canvas.getByRole('textbox', { name: 'С, сет 1' })
    await reach(async () => {
      await userEvent.clear(short)
      await userEvent.type(short, '120')
    })
    await expect(short).toHaveValue('12')
    await expect(canvas.getByRole('status')).toHaveTextContent('Не більше 99')
    await userEvent.type(short, '{Backspace}')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.type(short, '3')
    await expect(short).toHaveValue('13')
  },
}

export const Focus: Story = {
  name: 'Фокус очищує 0 і 1, порожнє повертається; дріб із сервера має кому',
  render: looks(
    Example,
    {},
    { label: 'Повтори, сет 1', value: '1', emptyValue: '1' },
    { label: 'Із сервера', value: '10.5' },
  ),
  async play({ args, canvas, userEvent }) {
    const field = (name: string): HTMLElement => canvas.getByRole('textbox', { name })
    const one = field('Повтори, сет 1')
    const fraction = field('Із сервера')
    await expect(fraction).toHaveValue('10,5')
    await userEvent.click(fraction)
    await userEvent.tab()
    const zero = field('Кг/Хв, сет 1')
    await userEvent.click(zero)
    await expect(zero).toHaveValue('40')
    await userEvent.click(one)
    await expect(one).toHaveValue('')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(one).toHaveValue('1')
    await userEvent.clear(zero)
    await expect(zero).toHaveValue('')
    // The value is already 0 here, in case Enter saves the form without a blur.
    await expect(args.onChange).toHaveBeenLastCalledWith('0')
    await userEvent.tab()
    await expect(zero).toHaveValue('0')
  },
}

export const Pointed: Story = {
  name: 'Під вказівником, у фокусі й натиснуте',
  ...pointed((canvas) => canvas.getByRole('button', { name: 'Більше: Кг/Хв, сет 1' })),
}
