import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { reached } from '#storybook/common/reach-state.ts'
import { callsOf, expectToBeAt, findToast, mock } from '#storybook/person.ts'
import {
  CLIENT,
  COACH,
  expectAutocomplete,
  expectFailure,
  expectFieldError,
  expectLockout,
  signIn,
} from '#tests/fixtures/stories/auth.fixture.ts'
import { expectSentOnce, holdNextScreen } from '#tests/fixtures/stories/slow-navigation.fixture.ts'

const LOGIN = 'POST /v1/auth/login'

const meta = {
  title: 'Вхід/Логін',
  parameters: { screen: { url: '/login' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Порожня форма',
  tags: ['desktop'],
  async play(play) {
    const { canvas } = play
    await canvas.findByRole('heading', { name: 'Вхід', level: 1 })
    await expect(canvas.getByText('Раді бачити тебе знову.')).toBeVisible()
    await expectAutocomplete(play, { Телефон: 'tel', Пароль: 'current-password' })
    await waitFor(() => expect(document.title).toBe('Вхід · Пульс'))
    await expect(canvas.getByRole('link', { name: 'Вхід' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Не пам’ятаєш пароль?' })).toBeVisible()
  },
}

export const Tagline: Story = {
  name: '12.24: гасло видно і на телефоні',
  tags: ['desktop', 'state-default'],
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Вхід', level: 1 })
    const taglines = canvas.getAllByText('Плануй, відстежуй, тренуй')
    await expect(taglines.filter((tagline) => tagline.checkVisibility())).toHaveLength(1)
  },
}

export const Invalid: Story = {
  name: 'Без телефону і пароля',
  async play(play) {
    await play.userEvent.click(await play.canvas.findByRole('button', { name: 'Увійти' }))
    await expectFieldError(play, 'Телефон', 'Введіть номер у форматі +380 XX XXX XX XX')
    await expect(play.canvas.getByText('Пароль не може бути порожнім')).toBeVisible()
    await expect(await callsOf(LOGIN)).toHaveLength(0)
  },
}

export const Typing: Story = {
  name: 'Телефон зводиться до +380, пароль можна показати з клавіатури',
  async play({ canvas, userEvent }) {
    const phone = await canvas.findByLabelText('Телефон')
    await userEvent.type(phone, '067 123 45 67')
    await userEvent.tab()
    await expect(phone).toHaveValue('+380671234567')
    const password = canvas.getByLabelText('Пароль')
    await expect(password).toHaveFocus()
    await userEvent.type(password, 'Klient')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Показати пароль' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(password).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Сховати пароль' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(password).toHaveAttribute('type', 'password')
  },
}

export const WrongPassword: Story = {
  name: 'Невірний пароль',
  tags: ['desktop'],
  async play(play) {
    await signIn(play, { ...COACH, password: 'inshyi' })
    await expectFieldError(play, 'Пароль', 'Невірний пароль')
    await expect(play.canvas.getByLabelText('Пароль')).toHaveValue('inshyi')
    await expect(play.canvas.getByLabelText('Телефон')).toHaveValue('+380501112233')
  },
}

export const UnknownPhone: Story = {
  name: 'Такого користувача не існує',
  async play(play) {
    await signIn(play, { ...COACH, phone: '0990000000' })
    await expectFieldError(play, 'Телефон', 'Такого користувача не існує')
  },
}

const failing = (kind: string, text: string): Story => ({
  parameters: { screen: { url: '/login', faults: [`${LOGIN} ${kind}×1`] } },
  async play(play) {
    await signIn(play, CLIENT)
    await expectFailure(play, text)
    const button = play.canvas.getByRole('button', { name: 'Увійти' })
    await waitFor(() => expect(button).toHaveFocus())
    await expect(play.canvas.getByLabelText('Пароль')).toHaveValue(CLIENT.password)
    await play.userEvent.keyboard('{Enter}')
    await findToast('status', 'Вхід успішний!')
  },
})

const locked = { screen: { url: '/login', faults: [`${LOGIN} 429×1`] } }

export const Locked: Story = {
  name: '12.19: забагато спроб — відлік до наступної',
  parameters: locked,
  async play(play) {
    await signIn(play, CLIENT)
    await expectFailure(play, 'Забагато спроб, спробуйте через 15 хв')
    // A blur or a submit by keyboard changes nothing.
    await play.userEvent.click(play.canvas.getByLabelText('Пароль'))
    await play.userEvent.keyboard('{Enter}')
    await play.userEvent.tab()
    const button = await expectLockout(play, 'Увійти')
    await expect(await callsOf(LOGIN)).toHaveLength(1)
    await expect(play.canvas.getByLabelText('Пароль')).toHaveValue(CLIENT.password)
    await play.userEvent.click(button)
    await findToast('status', 'Вхід успішний!')
  },
}

export const LockedAtButton: Story = {
  name: '12.19: після відліку фокус знову на кнопці',
  parameters: locked,
  async play(play) {
    await signIn(play, CLIENT)
    await expectFailure(play, 'Забагато спроб, спробуйте через 15 хв')
    await reached()
    const button = await expectLockout(play, 'Увійти')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const AnotherPhone: Story = {
  name: '12.19: відлік — лише для того самого номера',
  parameters: locked,
  async play(play) {
    const { canvas, userEvent } = play
    await signIn(play, CLIENT)
    await expectFailure(play, 'Забагато спроб, спробуйте через 15 хв')
    const phone = canvas.getByLabelText('Телефон')
    await userEvent.clear(phone)
    await userEvent.type(phone, COACH.phone)
    await expect(canvas.getByRole('button', { name: 'Увійти' })).toBeEnabled()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await reached()
    await userEvent.clear(phone)
    await userEvent.type(phone, CLIENT.phone)
    await expectLockout(play, 'Увійти')
  },
}

export const ServerDown: Story = { name: 'Помилка сервера', ...failing('500', 'Спробуйте пізніше') }

export const Offline: Story = { name: 'Немає мережі', ...failing('network', 'Спробуйте пізніше') }

export const Malformed: Story = {
  name: 'Незрозуміла відповідь',
  ...failing('malformed', 'Спробуйте пізніше'),
}

export const Pending: Story = {
  name: 'Вхід триває',
  parameters: { screen: { url: '/login', faults: [`${LOGIN} timeout`] } },
  async play(play) {
    await signIn(play, COACH)
    const button = play.canvas.getByRole('button', { name: 'Увійти' })
    await waitFor(() => expect(button).toHaveAttribute('data-loading', 'true'))
    await expect(button).toBeDisabled()
    // The code that sends the call may load late. The call must not be sent in the next story.
    await waitFor(async () => expect(await callsOf(LOGIN)).toHaveLength(1))
  },
}

export const DoubleClick: Story = {
  name: 'Подвійне натискання надсилає один раз',
  async play(play) {
    await mock().latency(200)
    await play.userEvent.type(await play.canvas.findByLabelText('Телефон'), CLIENT.phone)
    await play.userEvent.type(play.canvas.getByLabelText('Пароль'), CLIENT.password)
    const button = play.canvas.getByRole('button', { name: 'Увійти' })
    button.click()
    button.click()
    await findToast('status', 'Вхід успішний!')
    await expect(await callsOf(LOGIN)).toHaveLength(1)
  },
}

export const SentOnce: Story = {
  name: 'Поки відкривається наступний екран, нічого не надсилається вдруге',
  async play(play) {
    await holdNextScreen(play, '/v1/users/me')
    await signIn(play, CLIENT)
    await findToast('status', 'Вхід успішний!')
    await expectSentOnce(play, play.canvas.getByRole('button', { name: 'Увійти' }), LOGIN)
  },
}

const arriving = (next: string, pathname: string | RegExp): Story => ({
  parameters: { screen: { url: `/login?next=${encodeURIComponent(next)}` } },
  async play(play) {
    await signIn(play, CLIENT)
    await findToast('status', 'Вхід успішний!')
    await expectToBeAt(play, pathname)
  },
})

export const Arrival: Story = {
  name: 'Клієнт потрапляє до своєї картки',
  ...arriving('', /^\/client\/[\da-f-]{36}$/),
}
export const Next: Story = {
  name: 'Повертає туди, звідки прийшли',
  ...arriving('/settings', /^\/settings$/),
}
export const ForeignNext: Story = {
  name: 'На чужу адресу не веде',
  ...arriving('//evil.example/settings', /^\/client\//),
}
export const UnknownNext: Story = {
  name: 'На невідому адресу не веде',
  ...arriving('/settings/more', /^\/client\//),
}

export const ToRegistration: Story = {
  name: 'Перемикач переносить адресу повернення',
  parameters: { screen: { url: '/login?next=/settings&user_type=client' } },
  async play(play) {
    await play.userEvent.click(await play.canvas.findByRole('link', { name: 'Реєстрація' }))
    await expectToBeAt(play, '/register')
    await expect(await play.canvas.findByLabelText('Тип користувача')).toHaveValue('client')
    const back = play.canvas.getByRole('link', { name: 'Вхід' })
    await expect(back).toHaveAttribute('href', expect.stringContaining('next=%2Fsettings'))
  },
}
