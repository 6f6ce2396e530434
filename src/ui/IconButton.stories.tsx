import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconPencil } from '@tabler/icons-react'
import { expect, fn } from 'storybook/test'

import { looks, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { pointed } from '#tests/fixtures/stories/pseudo-state.fixture.ts'

import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Елементи/Кнопка з іконки',
  component: IconButton,
  ...part('Дія, яку впізнають без слів. Назву чує програма читання з екрана.'),
  args: { label: 'Редагувати', onClick: fn(), children: <IconPencil aria-hidden /> },
  render: looks(IconButton, {}, { label: 'Нічого редагувати', disabled: true }),
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  name: 'Звичайна й вимкнена',
  async play({ canvas, args, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Редагувати' })
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    // A disabled one keeps the focus, and does nothing.
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Нічого редагувати' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Pointed: Story = {
  name: 'Під вказівником, у фокусі й натиснуте',
  ...pointed((canvas) => canvas.getByRole('button', { name: 'Редагувати' })),
}
