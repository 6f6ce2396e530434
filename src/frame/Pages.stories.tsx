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
    await expect(
      canvas.getByText('Можливо, посилання застаріло або в ньому помилка.'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'На головну' })).toHaveAttribute('href', '/')
    // Without a frame around it, it has its own link home.
    await expect(canvas.getByRole('link', { name: 'Пульс, на головну' })).toBeVisible()
  },
}

export const Offline: Story = {
  name: 'Немає зв’язку',
  tags: ['desktop'],
  parameters: { screen: { url: '/settings', as: 'coach', faults: ['GET /v1/users/me network'] } },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Не вдалося завантажити профіль' })
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('Перевір з’єднання і спробуй ще раз.')
    await expect(canvas.getByRole('button', { name: 'Спробувати ще раз' })).toBeEnabled()
  },
}
