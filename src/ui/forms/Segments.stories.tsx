import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { kept, looks, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { pointed } from '#tests/fixtures/stories/pseudo-state.fixture.ts'

import { Segments } from './Segments.tsx'

const Example = kept(Segments, 'value', 'onChange')

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
  render: looks(Example, {}),
} satisfies Meta<typeof Segments>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  name: 'На всю ширину',
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('radio', { name: 'Як у системі' })).toBeChecked()
    await userEvent.click(canvas.getByText('Світлий'))
    await expect(canvas.getByRole('radio', { name: 'Світлий' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Темний' })).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith('dark')
  },
}

export const Pointed: Story = {
  name: 'Під вказівником, у фокусі й натиснуте',
  ...pointed((canvas) => canvas.getByRole('radio', { name: 'Світлий' })),
}
