import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { reach } from '#storybook/common/reach-state.ts'
import { bodiesOf, callsOf, expectToBeAt, findToast, press, routerOf } from '#storybook/person.ts'
import {
  codeSent,
  expectAutocomplete,
  expectFieldError,
  NEWCOMER_PHONE,
  register,
  typeCode,
} from '#tests/fixtures/stories/auth.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

const meta = {
  title: 'Вхід/Реєстрація',
  parameters: { screen: { url: '/register' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Порожня форма, невідомий тип в адресі',
  tags: ['desktop', 'main'],
  parameters: { screen: { url: '/register?user_type=admin&next=5' } },
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
  name: 'Клієнт із запрошення: перемикач переносить тип і адресу повернення',
  tags: ['state-default'],
  parameters: { screen: { url: '/login?user_type=client&next=/settings' } },
  async play(play) {
    const { canvas, userEvent } = play
    const router = routerOf(play)
    await reach(async () =>
      userEvent.click(await canvas.findByRole('link', { name: 'Реєстрація' })),
    )
    await expectToBeAt(play, '/register')
    const type = await canvas.findByLabelText('Тип користувача')
    await expect(type).toHaveValue('client')
    await userEvent.selectOptions(type, 'coach')
    const search = { user_type: 'coach', next: '/settings' }
    await waitFor(() => expect(router.state.location.search).toEqual(search))
    await expect(router.history.length).toBe(1)
    const back = canvas.getByRole('link', { name: 'Вхід' })
    await expect(back).toHaveAttribute('href', '/login?user_type=coach&next=%2Fsettings')
  },
}

export const Invalid: Story = {
  name: 'Порожню форму не надсилає; вимоги до пароля',
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
    await expect(await callsOf('POST /v1/auth/registration/start')).toHaveLength(0)

    const password = canvas.getByLabelText('Пароль')
    const described = (length: string, special: string) =>
      expect(password).toHaveAccessibleDescription(
        `Щонайменше 8 символів (${length}). Один спеціальний символ (! @ # $ % ^ & *) (${special}).`,
      )
    await userEvent.type(password, 'd')
    await described('ще ні', 'ще ні')
    await userEvent.type(password, 'ovhyi-parol')
    await described('виконано', 'ще ні')
    await userEvent.type(password, '!')
    await described('виконано', 'виконано')
  },
}

export const MixedName: Story = {
  name: 'Ім’я з двох абеток: українське написання — одним натиском; без натиску його надіслано як є',
  async play(play) {
    const { canvas, userEvent } = play
    const first = await canvas.findByLabelText('Ім’я')
    await userEvent.type(first, 'Iрина')
    await userEvent.type(canvas.getByLabelText('Прізвище'), 'Кoваль')
    await canvas.findByRole('button', { name: 'Замінити латинські літери: Коваль' })
    await press(play, 'Замінити латинські літери: Ірина')
    await expect(first).toHaveValue('Ірина')
    await expect(first).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('Телефон'), NEWCOMER_PHONE)
    await userEvent.type(canvas.getByLabelText('Пароль'), 'Perlyna!2026')
    await press(play, 'Зареєструватися')
    await waitFor(async () => {
      const [sent] = await bodiesOf('POST /v1/auth/registration/start')
      await expect(sent).toMatchObject({ first_name: 'Ірина', last_name: 'Кoваль' })
    })
  },
}

export const NewClient: Story = {
  name: 'Змінити номер: усе, крім пароля, на місці; потім клієнт потрапляє до анкети',
  parameters: {
    screen: {
      url: '/register?user_type=client&next=/settings',
      otp: 'manual',
      // The next screen does not wait for the profile.
      faults: ['GET /v1/users/me 500×1'],
    },
  },
  async play(play) {
    const { canvas, userEvent } = play
    await register(play)
    await userEvent.click(await canvas.findByRole('link', { name: 'Змінити номер' }))
    await expect(await canvas.findByLabelText('Прізвище')).toHaveValue('Гнатюк')
    await expect(canvas.getByLabelText('Телефон')).toHaveValue(NEWCOMER_PHONE)
    await expect(canvas.getByLabelText('Тип користувача')).toHaveValue('client')
    await expect(canvas.getByLabelText('Пароль')).toHaveValue('')
    await userEvent.type(canvas.getByLabelText('Пароль'), 'Perlyna!2026')
    await press(play, 'Зареєструватися')
    await canvas.findByText(/Ми надіслали код на/)
    await typeCode(play, await codeSent())
    await findToast('status', SPEC.registered)
    await expectToBeAt(play, /^\/client\/questionnaire$/)
    await expect(routerOf(play).state.location.search).toEqual({ next: '/settings' })
  },
}
