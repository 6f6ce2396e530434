import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { callsOf } from '#storybook/person.ts'
import { expectAutocomplete, expectFieldError } from '#tests/fixtures/stories/auth.fixture.ts'

const meta = {
  title: 'Вхід/Відновлення пароля',
  parameters: { screen: { url: '/reset' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Порожня форма',
  tags: ['desktop', 'main'],
  async play(play) {
    const { canvas } = play
    await canvas.findByRole('heading', { name: 'Відновлення пароля', level: 1 })
    const text = 'Вкажи номер, на який зареєстровано акаунт: надішлемо на нього код.'
    await expect(canvas.getByText(text)).toBeVisible()
    await expectAutocomplete(play, { Телефон: 'tel' })
    await expect(canvas.getByRole('link', { name: 'Повернутися до входу' })).toHaveAttribute(
      'href',
      '/login',
    )
  },
}

export const Invalid: Story = {
  name: 'Неповний номер',
  async play(play) {
    await play.userEvent.type(await play.canvas.findByLabelText('Телефон'), '067 123')
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Надіслати код' }))
    await expectFieldError(play, 'Телефон', 'Введіть номер у форматі +380 XX XXX XX XX')
    await expect(await callsOf('POST /v1/auth/reset_password/start')).toHaveLength(0)
  },
}
