import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = {
  title: 'Каркас/Сторінки',
  parameters: { screen: { url: '/nowhere' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {
  name: 'Такої сторінки немає',
  tags: ['desktop'],
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Такої сторінки немає', level: 1 })
    await expect(canvas.getByRole('link', { name: 'На головну' })).toHaveAttribute('href', '/')
  },
}

export const Offline: Story = {
  name: 'Немає зв’язку',
  tags: ['desktop'],
  parameters: { screen: { url: '/settings', as: 'coach', faults: ['GET /v1/users/me network'] } },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Не вдалося завантажити профіль' })
    await expect(canvas.getByRole('button', { name: 'Спробувати ще раз' })).toBeEnabled()
  },
}
