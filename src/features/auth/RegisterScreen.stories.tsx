import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { callsOf, expectToBeAt, findToast } from '#storybook/person.ts'
import {
  COACH,
  expectAutocomplete,
  expectFailure,
  expectFieldError,
  NEWCOMER_PHONE,
  register,
} from '#tests/fixtures/stories/auth.fixture.ts'

const START = 'POST /v1/auth/registration/start'

const meta = {
  title: 'Вхід/Реєстрація',
  parameters: { screen: { url: '/register' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Порожня форма',
  tags: ['desktop'],
  async play(play) {
    const { canvas } = play
    await canvas.findByRole('heading', { name: 'Реєстрація', level: 1 })
    await expect(canvas.getByText('Для тренерів і їхніх клієнтів.')).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: 'Вхід або реєстрація' })).toBeVisible()
    await expectAutocomplete(play, {
      'Ім’я': 'given-name',
      Прізвище: 'family-name',
      Телефон: 'tel',
      Пароль: 'new-password',
    })
    await expect(canvas.getByLabelText('Тип користувача')).toHaveValue('coach')
    await expect(canvas.getByLabelText('Телефон')).toHaveAttribute('placeholder', '+380')
  },
}

export const Client: Story = {
  name: 'Клієнт із запрошення',
  tags: ['state-default'],
  parameters: { screen: { url: '/register?user_type=client&next=/settings' } },
  async play({ canvas, userEvent, loaded }) {
    const type = await canvas.findByLabelText('Тип користувача')
    await expect(type).toHaveValue('client')
    await userEvent.selectOptions(type, 'coach')
    const { router } = loaded['app']
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ user_type: 'coach', next: '/settings' }),
    )
    await expect(router.history.length).toBe(1)
  },
}

export const UnknownType: Story = {
  name: 'Невідомий тип в адресі',
  parameters: { screen: { url: '/register?user_type=admin&next=5' } },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText('Тип користувача')).toHaveValue('coach')
  },
}

export const Invalid: Story = {
  name: 'Порожню форму не надсилає',
  tags: ['desktop'],
  async play(play) {
    const { canvas, userEvent } = play
    await userEvent.click(await canvas.findByRole('button', { name: 'Зареєструватися' }))
    await expectFieldError(
      play,
      'Ім’я',
      "Ім'я має містити від 1 до 40 символів, лише літери та апостроф",
    )
    await expect(canvas.getByLabelText('Прізвище')).toHaveAccessibleDescription(
      'Прізвище має містити від 1 до 40 символів, лише літери та апостроф',
    )
    await expect(canvas.getByLabelText('Телефон')).toHaveAccessibleDescription(
      'Введіть номер у форматі +380 XX XXX XX XX',
    )
    await expect(canvas.getByText('Пароль не відповідає вимогам')).toBeVisible()
    await expect(await callsOf(START)).toHaveLength(0)
  },
}

export const Checklist: Story = {
  name: 'Вимоги до пароля',
  tags: ['desktop'],
  async play({ canvas, userEvent }) {
    const password = await canvas.findByLabelText('Пароль')
    const described = (length: string, special: string) =>
      expect(password).toHaveAccessibleDescription(
        `Щонайменше 8 символів (${length}). Один спеціальний символ (! @ # $ % ^ & *) (${special}).`,
      )
    await described('ще ні', 'ще ні')
    await userEvent.type(password, 'dovhyi-parol')
    await described('виконано', 'ще ні')
    await userEvent.type(password, '!')
    await described('виконано', 'виконано')
  },
}

export const PhoneTaken: Story = {
  name: 'Номер уже використовується',
  tags: ['state-failed'],
  async play(play) {
    const { canvas, userEvent } = play
    await userEvent.type(await canvas.findByLabelText('Ім’я'), 'Олена')
    await userEvent.type(canvas.getByLabelText('Прізвище'), 'Д’якова')
    await userEvent.type(canvas.getByLabelText('Телефон'), COACH.phone)
    await userEvent.type(canvas.getByLabelText('Пароль'), 'Perlyna!2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Зареєструватися' }))
    await expectFieldError(play, 'Телефон', 'Цей номер вже використовується')
    await expect(canvas.getByLabelText('Прізвище')).toHaveValue('Д’якова')
  },
}

const failing = (kind: string, text: string): Story => ({
  parameters: { screen: { url: '/register', faults: [`${START} ${kind}`] } },
  async play(play) {
    await register(play)
    await expectFailure(play, text)
    await expect(play.canvas.getByLabelText('Телефон')).toHaveValue(NEWCOMER_PHONE)
    await expect(play.canvas.getByLabelText('Пароль')).toHaveValue('Perlyna!2026')
  },
})

export const Refused: Story = {
  name: 'Сервер не прийняв дані',
  ...failing('422', 'Помилка валідації. Перевірте введені дані.'),
}

export const ServerDown: Story = {
  name: 'Помилка сервера',
  ...failing('500', 'Спробуйте пізніше'),
}

export const Offline: Story = {
  name: 'Немає мережі',
  ...failing('network', 'Спробуйте пізніше'),
}

export const Pending: Story = {
  name: 'Реєстрація триває',
  parameters: { screen: { url: '/register', faults: [`${START} timeout`] } },
  async play(play) {
    await register(play)
    const button = play.canvas.getByRole('button', { name: 'Зареєструватися' })
    await waitFor(() => expect(button).toHaveAttribute('data-loading', 'true'))
  },
}

export const NewCoach: Story = {
  name: 'Тренер потрапляє на головну',
  async play(play) {
    await register(play)
    await findToast('status', 'Реєстрація завершена!')
    await expectToBeAt(play, /^\/dashboard$/)
    await expect(await callsOf('POST /v1/auth/registration/complete')).toHaveLength(1)
  },
}

export const NewClient: Story = {
  name: 'Клієнт потрапляє до анкети і пам’ятає, куди йшов',
  parameters: { screen: { url: '/register?user_type=client&next=/settings' } },
  async play(play) {
    await register(play)
    await findToast('status', 'Реєстрація завершена!')
    await expectToBeAt(play, /^\/client\/questionnaire$/)
    await expect(play.loaded['app'].router.state.location.search).toEqual({ next: '/settings' })
  },
}

export const BackFromCode: Story = {
  name: 'Повернення від коду: усе, крім пароля, на місці',
  parameters: { screen: { url: '/register?user_type=client&next=/settings', otp: 'manual' } },
  async play(play) {
    const { canvas, userEvent } = play
    await register(play)
    await userEvent.click(await canvas.findByRole('link', { name: 'Змінити номер' }))
    await expect(await canvas.findByLabelText('Прізвище')).toHaveValue('Гнатюк')
    await expect(canvas.getByLabelText('Телефон')).toHaveValue(NEWCOMER_PHONE)
    await expect(canvas.getByLabelText('Тип користувача')).toHaveValue('client')
    await expect(canvas.getByLabelText('Пароль')).toHaveValue('')
  },
}
