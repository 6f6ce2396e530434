import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { callsOf } from '#storybook/person.ts'
import {
  expectAutocomplete,
  expectFailure,
  expectFieldError,
  startReset,
} from '#tests/fixtures/stories/auth.fixture.ts'

const START = 'POST /v1/auth/reset_password/start'

const meta = {
  title: 'Вхід/Відновлення пароля',
  parameters: { screen: { url: '/reset' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Порожня форма',
  tags: ['desktop'],
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
  tags: ['desktop'],
  async play(play) {
    await play.userEvent.type(await play.canvas.findByLabelText('Телефон'), '067 123')
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Надіслати код' }))
    await expectFieldError(play, 'Телефон', 'Введіть номер у форматі +380 XX XXX XX XX')
    await expect(await callsOf(START)).toHaveLength(0)
  },
}

const failing = (kind: string, text: string): Story => ({
  parameters: { screen: { url: '/reset', faults: [`${START} ${kind}`] } },
  async play(play) {
    await startReset(play)
    await expectFailure(play, text)
    await expect(play.canvas.getByLabelText('Телефон')).toHaveValue('+380501112233')
  },
})

export const TooMany: Story = {
  name: 'Забагато запитів',
  ...failing('429', 'Забагато запитів, спробуйте пізніше'),
}

export const ServerDown: Story = {
  name: 'Помилка сервера',
  ...failing('500', 'Не вдалось надіслати код'),
}

export const Offline: Story = {
  name: 'Немає мережі',
  ...failing('network', 'Не вдалось надіслати код'),
}

export const Pending: Story = {
  name: 'Надсилання триває',
  parameters: { screen: { url: '/reset', faults: [`${START} timeout`] } },
  async play(play) {
    await startReset(play)
    const button = play.canvas.getByRole('button', { name: 'Надіслати код' })
    await waitFor(() => expect(button).toHaveAttribute('data-loading', 'true'))
  },
}
