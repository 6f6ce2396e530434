import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

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
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

const LOGIN = 'POST /v1/auth/login'

const meta = {
  title: 'Вхід/Логін',
  parameters: { screen: { url: '/login' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: '12.24: порожня форма, гасло видно і на телефоні',
  tags: ['desktop', 'main'],
  async play(play) {
    const { canvas } = play
    await canvas.findByRole('heading', { name: 'Вхід', level: 1 })
    await expect(canvas.getByText('Раді бачити тебе знову.')).toBeVisible()
    await expectAutocomplete(play, { Телефон: 'tel', Пароль: 'current-password' })
    await waitFor(() => expect(document.title).toBe('Вхід · Пульс'))
    await expect(canvas.getByRole('link', { name: 'Вхід' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Не пам’ятаєш пароль?' })).toBeVisible()
    const taglines = canvas.getAllByText('Плануй, відстежуй, тренуй')
    await expect(taglines.filter((tagline) => tagline.checkVisibility())).toHaveLength(1)
  },
}

export const Invalid: Story = {
  name: 'Без телефону і пароля; пароль можна показати з клавіатури; невірний пароль',
  async play(play) {
    const { canvas, userEvent } = play
    await userEvent.click(await canvas.findByRole('button', { name: 'Увійти' }))
    await expectFieldError(play, 'Телефон', 'Введіть номер у форматі +380 XX XXX XX XX')
    await expect(canvas.getByText('Пароль не може бути порожнім')).toBeVisible()
    await expect(await callsOf(LOGIN)).toHaveLength(0)

    const phone = canvas.getByLabelText('Телефон')
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

    await userEvent.clear(phone)
    await userEvent.type(phone, `${COACH.phone}{Enter}`)
    await expectFieldError(play, 'Пароль', SPEC.wrongPassword)
    await expect(phone).toHaveValue('+380501112233')
  },
}

export const Locked: Story = {
  name: 'Немає відповіді; 12.19: забагато спроб — відлік, лише для того самого номера; потім до картки',
  // An unknown address: the client is taken to their card.
  parameters: { screen: { url: '/login?next=/settings/more', faults: [`${LOGIN} network×1`] } },
  async play(play) {
    const { canvas, userEvent } = play
    await signIn(play, CLIENT)
    await expectFailure(play, SPEC.tryLater)
    await canvas.findByText(`${SPEC.tryLater}. Перевір з’єднання і спробуй ще раз.`)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Увійти' })).toHaveFocus())
    await mock().fault('POST', '/v1/auth/login', 429, 1)
    await userEvent.keyboard('{Enter}')
    await expectFailure(play, SPEC.tooManyAttempts)
    // A blur or a submit by keyboard changes nothing.
    const password = canvas.getByLabelText('Пароль')
    await userEvent.click(password)
    await userEvent.keyboard('{Enter}')
    await expect(password).toHaveValue(CLIENT.password)

    const phone = canvas.getByLabelText('Телефон')
    await userEvent.clear(phone)
    await userEvent.type(phone, COACH.phone)
    await expect(canvas.getByRole('button', { name: 'Увійти' })).toBeEnabled()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.clear(phone)
    await userEvent.type(phone, CLIENT.phone)
    // Beside the fields, so that none of them has the focus.
    await userEvent.click(canvas.getByText('Раді бачити тебе знову.'))
    const button = await expectLockout(play, 'Увійти')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(await callsOf(LOGIN)).toHaveLength(2)
    await userEvent.click(button)
    await findToast('status', SPEC.signedIn)
    await expectToBeAt(play, /^\/client\/[\da-f-]{36}$/)
  },
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

export const SentOnce: Story = {
  name: 'Поки відкривається наступний екран, нічого не надсилається вдруге',
  async play(play) {
    await holdNextScreen(play, '/v1/users/me')
    await signIn(play, CLIENT)
    await findToast('status', SPEC.signedIn)
    await expectSentOnce(play, play.canvas.getByRole('button', { name: 'Увійти' }), LOGIN)
  },
}
