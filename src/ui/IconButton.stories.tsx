import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconPencil } from '@tabler/icons-react'
import { expect, fn } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Елементи/Кнопка з іконки',
  component: IconButton,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component: 'Дія, яку впізнають без слів. Назву чує програма читання з екрана.',
      },
    },
  },
  args: { label: 'Редагувати', onClick: fn(), children: <IconPencil aria-hidden /> },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Звичайна',
  async play({ canvas, args, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Редагувати' })
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = {
  name: 'Зараз нічого робити',
  args: { disabled: true },
  async play({ canvas, args, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Редагувати' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
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
