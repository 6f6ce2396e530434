import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, type ReactNode } from 'react'
import { expect, fn } from 'storybook/test'

import { looks, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { expectPseudoState } from '#tests/fixtures/stories/pseudo-state.fixture.ts'
import { useArg } from '#tests/fixtures/stories/use-arg.fixture.ts'

import { Segments } from './Segments.tsx'

function Example({ value: given, onChange, ...rest }: ComponentProps<typeof Segments>): ReactNode {
  const [value, setValue] = useArg(given)
  const change = (chosen: string): void => {
    onChange(chosen)
    setValue(chosen)
  }
  return <Segments {...rest} value={value} onChange={change} />
}

const UNITS = [
  { value: 'weight', label: 'кг × повтори' },
  { value: 'time', label: 'хв : с' },
]

const meta = {
  title: 'Елементи/Вибір з кількох',
  component: Segments,
  ...part('Вибір одного з двох-чотирьох, коли варіанти варто бачити всі одразу.'),
  args: {
    label: 'Вигляд',
    choices: [
      { value: 'auto', label: 'Як у системі' },
      { value: 'light', label: 'Світлий' },
      { value: 'dark', label: 'Темний' },
    ],
    value: 'auto',
    onChange: fn(),
  },
  render: looks(Example, {}, { label: 'Одиниці', inline: true, choices: UNITS, value: 'weight' }),
} satisfies Meta<typeof Segments>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  name: 'На всю ширину й поруч з іншим',
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('radiogroup', { name: 'Одиниці' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Як у системі' })).toBeChecked()
    await userEvent.click(canvas.getByText('Світлий'))
    await expect(canvas.getByRole('radio', { name: 'Світлий' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Темний' })).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith('dark')
    await expect(canvas.getByRole('radio', { name: 'кг × повтори' })).toBeChecked()
  },
}

export const Pointed: Story = {
  name: 'Під вказівником і у фокусі',
  globals: { pseudo: { hover: true, focus: true, focusVisible: true } },
  async play({ canvas }) {
    await expectPseudoState(canvas.getByRole('radio', { name: 'Світлий' }))
  },
}
