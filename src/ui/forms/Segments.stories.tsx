import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { expectPseudoState } from '#tests/fixtures/stories/pseudo-state.fixture.ts'
import { useArg } from '#tests/fixtures/stories/use-arg.fixture.ts'

import { Segments } from './Segments.tsx'

const meta = {
  title: 'Елементи/Вибір з кількох',
  component: Segments,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component: 'Вибір одного з двох-чотирьох, коли варіанти варто бачити всі одразу.',
      },
    },
  },
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
  render: function Render(args) {
    const [value, setValue] = useArg(args.value)
    return (
      <Segments
        {...args}
        value={value}
        onChange={(chosen) => {
          args.onChange(chosen)
          setValue(chosen)
        }}
      />
    )
  },
} satisfies Meta<typeof Segments>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Вибір',
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('radio', { name: 'Як у системі' })).toBeChecked()
    await userEvent.click(canvas.getByText('Світлий'))
    await expect(canvas.getByRole('radio', { name: 'Світлий' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Темний' })).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith('dark')
  },
}

export const Inline: Story = {
  name: 'Поруч з іншим',
  args: {
    label: 'Одиниці',
    inline: true,
    choices: [
      { value: 'weight', label: 'кг × повтори' },
      { value: 'time', label: 'хв : с' },
    ],
    value: 'weight',
  },
}

export const Hovered: Story = {
  name: 'Під вказівником',
  globals: { pseudo: { hover: true } },
}

export const Focused: Story = {
  name: 'У фокусі',
  globals: { pseudo: { focus: true, focusVisible: true } },
  async play({ canvas }) {
    await expectPseudoState(canvas.getByRole('radio', { name: 'Світлий' }))
  },
}
