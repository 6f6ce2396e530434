import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { SaveButton } from './ActionBar.tsx'

const meta = {
  title: 'Елементи/Зберегти',
  component: SaveButton,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component: 'Головна дія форми. Вимкнена, вона лишається у фокусі: клавіатура не губиться.',
      },
    },
  },
  args: { saving: false, onClick: fn() },
} satisfies Meta<typeof SaveButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Можна зберегти',
  async play({ canvas, args, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Зберегти' })
    await expect(button).toBeEnabled()
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Idle: Story = {
  name: 'Нічого зберігати',
  args: { idle: true },
  async play({ canvas, args, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Зберегти' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Saving: Story = {
  name: 'Зберігається',
  args: { saving: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Збереження…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const LongText: Story = {
  name: 'Довгий підпис',
  args: { label: 'Зберегти зміни в тренуванні' },
  async play({ canvas }) {
    const label = canvas.getByText('Зберегти зміни в тренуванні')
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth)
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
