import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { reach } from '#storybook/common/reach-state.ts'
import { callsOf, expectToBeAt, findToast, type Play } from '#storybook/person.ts'
import {
  expectAutocomplete,
  expectFailure,
  expectFieldError,
  startReset,
} from '#tests/fixtures/stories/auth.fixture.ts'

const COMPLETE = 'POST /v1/auth/reset_password/complete'

const meta = {
  title: 'Вхід/Новий пароль',
  parameters: { screen: { url: '/reset' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Goes through the reset as far as the new password. */
async function reachPassword(play: Play): Promise<void> {
  await reach(() => startReset(play))
  await play.canvas.findByRole('heading', { name: 'Новий пароль', level: 1 })
}

async function save({ canvas, userEvent }: Play, password = 'Novyi!parol'): Promise<void> {
  await userEvent.type(canvas.getByLabelText('Новий пароль'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Зберегти пароль' }))
}

export const Default: Story = {
  name: 'Порожня форма',
  tags: ['desktop'],
  async play(play) {
    await reachPassword(play)
    await expect(play.canvas.getByText('Придумай новий пароль для входу.')).toBeVisible()
    const phone = play.canvas.getByLabelText('Телефон')
    await expect(phone).toHaveValue('+380 50 111 22 33')
    await expect(phone).toHaveAttribute('readonly')
    await expectAutocomplete(play, { Телефон: 'username', 'Новий пароль': 'new-password' })
    const again = play.canvas.getByRole('link', { name: 'Почати спочатку' })
    await expect(again).toHaveAttribute('href', '/reset')
  },
}

export const Saved: Story = {
  name: 'Новий пароль збережено',
  async play(play) {
    await reachPassword(play)
    await save(play)
    await expectToBeAt(play, /^\/dashboard$/)
    await expect(await callsOf(COMPLETE)).toHaveLength(1)
  },
}

export const Missing: Story = {
  name: 'Порожній пароль',
  async play(play) {
    await reachPassword(play)
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Зберегти пароль' }))
    await expectFieldError(play, 'Новий пароль', 'Пароль не може бути порожнім')
    await expect(await callsOf(COMPLETE)).toHaveLength(0)
  },
}

export const Weak: Story = {
  name: 'Пароль не відповідає вимогам',
  tags: ['desktop'],
  async play(play) {
    await reachPassword(play)
    await save(play, 'korotko')
    await expectFieldError(play, 'Новий пароль', 'Пароль не відповідає вимогам')
  },
}

const failing = (kind: string, text: string): Story => ({
  parameters: { screen: { url: '/reset', faults: [`${COMPLETE} ${kind}`] } },
  async play(play) {
    await reachPassword(play)
    await save(play)
    await expectFailure(play, text)
    await expect(play.canvas.getByLabelText('Новий пароль')).toHaveValue('Novyi!parol')
  },
})

export const Forbidden: Story = {
  name: 'Недостатньо прав',
  ...failing('403', 'Недостатньо прав для зміни пароля'),
}

export const NotFound: Story = { name: 'Сесія не знайдена', ...failing('404', 'Сесія не знайдена') }

export const ServerDown: Story = {
  name: 'Помилка сервера',
  ...failing('500', 'Спробуйте пізніше'),
}

export const Offline: Story = {
  name: 'Немає мережі',
  ...failing('network', 'Спробуйте пізніше'),
}

const returning = (kind: string): Story => ({
  parameters: { screen: { url: '/reset', faults: [`${COMPLETE} ${kind}`] } },
  async play(play) {
    await reachPassword(play)
    await save(play)
    await findToast('alert', 'Сесія скидання протермінована, спробуйте ще раз')
    await play.canvas.findByRole('heading', { name: 'Відновлення пароля', level: 1 })
    await expectToBeAt(play, /^\/reset$/)
    await expect(localStorage.getItem('auth-storage')).toBeNull()
  },
})

export const Spent: Story = { name: 'Скидання вже використане', ...returning('401') }
export const Expired: Story = { name: 'Скидання протерміноване', ...returning('410') }

export const Pending: Story = {
  name: 'Збереження триває',
  parameters: { screen: { url: '/reset', faults: [`${COMPLETE} timeout`] } },
  async play(play) {
    await reachPassword(play)
    await save(play)
    const button = play.canvas.getByRole('button', { name: 'Зберегти пароль' })
    await waitFor(() => expect(button).toHaveAttribute('data-loading', 'true'))
  },
}

export const Guarded: Story = {
  name: 'Без підтвердженого коду веде на початок',
  parameters: { screen: { url: '/reset/new-password' } },
  async play(play) {
    await play.canvas.findByRole('heading', { name: 'Відновлення пароля', level: 1 })
    await expectToBeAt(play, /^\/reset$/)
  },
}
