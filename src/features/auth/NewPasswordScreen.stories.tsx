import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { reach } from '#storybook/common/reach-state.ts'
import { callsOf, expectToBeAt, type Play, press } from '#storybook/person.ts'
import {
  expectAutocomplete,
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

async function save(play: Play, password: string): Promise<void> {
  await play.userEvent.type(play.canvas.getByLabelText('Новий пароль'), password)
  await press(play, 'Зберегти пароль')
}

export const Default: Story = {
  name: 'Порожня форма',
  tags: ['desktop', 'main'],
  async play(play) {
    await reachPassword(play)
    await expect(play.canvas.getByText('Придумай новий пароль для входу.')).toBeVisible()
    const phone = play.canvas.getByLabelText('Телефон')
    await expect(phone).toHaveValue('+380501112233')
    await expect(phone).toHaveAttribute('readonly')
    await expectAutocomplete(play, { Телефон: 'username', 'Новий пароль': 'new-password' })
    const password = play.canvas.getByLabelText('Новий пароль')
    await expect(password).toHaveAttribute('passwordrules', expect.stringContaining('minlength: 8'))
    await expect(password).toHaveAttribute('spellcheck', 'false')
    const again = play.canvas.getByRole('link', { name: 'Почати спочатку' })
    await expect(again).toHaveAttribute('href', '/reset')
  },
}

export const Weak: Story = {
  name: 'Порожній пароль, потім заслабкий, потім збережений',
  async play(play) {
    await reachPassword(play)
    await press(play, 'Зберегти пароль')
    await expectFieldError(play, 'Новий пароль', 'Пароль не може бути порожнім')
    await save(play, 'korotko')
    await expectFieldError(play, 'Новий пароль', 'Пароль не відповідає вимогам')
    await expect(await callsOf(COMPLETE)).toHaveLength(0)
    await save(play, '-dovhyi!')
    await expectToBeAt(play, /^\/dashboard$/)
    await expect((await callsOf(COMPLETE)).map(({ status }) => status)).toEqual([200])
  },
}
