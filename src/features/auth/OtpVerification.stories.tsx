import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { reach } from '#storybook/common/reach-state.ts'
import { callsOf, expectToBeAt, findToast, mock, routerOf } from '#storybook/person.ts'
import {
  boxesOf,
  COACH,
  codeSent,
  expectDigits,
  expectFailure,
  expectLockout,
  reachCode,
  register,
  signIn,
  startReset,
  typeCode,
} from '#tests/fixtures/stories/auth.fixture.ts'
import { expectSentOnce, holdNextScreen } from '#tests/fixtures/stories/slow-navigation.fixture.ts'

const VERIFY = 'POST /v1/auth/otp/verify'
const COMPLETE = 'POST /v1/auth/registration/complete'

const screen = { url: '/login', otp: 'manual' } as const

const meta = {
  title: 'Вхід/Код підтвердження: перевірка',
  parameters: { screen },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const WrongCode: Story = {
  name: 'Не вірний код',
  tags: ['desktop'],
  async play(play) {
    const boxes = await reachCode(play)
    const wrong = (await codeSent()) === '0000' ? '1111' : '0000'
    await typeCode(play, wrong)
    await expectFailure(play, 'Не вірний код. Спробуйте ще раз')
    await expectDigits(boxes, ['', '', '', ''])
    await waitFor(() => expect(boxes[0]).toHaveFocus())
    await typeCode(play, wrong)
    await waitFor(async () => expect(await callsOf(VERIFY)).toHaveLength(2))
    await play.canvas.findByRole('alert')
  },
}

export const Expired: Story = {
  name: 'Код застарів',
  parameters: { screen: { ...screen, faults: [`${VERIFY} 410`] } },
  async play(play) {
    const boxes = await reachCode(play)
    await typeCode(play, '1234')
    await expectFailure(play, 'Не вірний код. Спробуйте ще раз')
    await expectDigits(boxes, ['', '', '', ''])
  },
}

/** A failure that is not about the digits keeps them, and the button tries the same code again. */
const failing = (kind: string, text: string): Story => ({
  parameters: { screen: { ...screen, faults: [`${VERIFY} ${kind}×1`] } },
  async play(play) {
    const boxes = await reachCode(play)
    const code = await codeSent()
    await typeCode(play, code)
    await expectFailure(play, text)
    await expectDigits(boxes, Array.from(code))
    await play.userEvent.keyboard(`{Backspace}${code.at(-1)}`)
    await expectDigits(boxes, Array.from(code))
    // A call would remove the message at once.
    await expect(play.canvas.getByRole('alert')).toHaveTextContent(text)
    await expect(await callsOf(VERIFY)).toHaveLength(1)
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Підтвердити' }))
    await findToast('status', 'Вхід успішний!')
  },
})

export const Forbidden: Story = { name: 'Дія заборонена', ...failing('403', 'Дія заборонена') }

export const BadFormat: Story = {
  name: 'Неправильний формат коду',
  ...failing('422', 'Неправильний формат коду'),
}

export const Locked: Story = {
  name: '12.19: забагато спроб — відлік до наступної',
  parameters: { screen: { ...screen, faults: [`${VERIFY} 429×1`] } },
  async play(play) {
    const boxes = await reachCode(play)
    const code = await codeSent()
    await typeCode(play, code)
    await expectFailure(play, 'Забагато спроб, спробуйте через 15 хв')
    // During the lockout another code is not sent either.
    await play.userEvent.keyboard(`{Backspace}${(Number(code.at(-1)) + 1) % 10}`)
    await play.userEvent.keyboard(`{Backspace}${code.at(-1)}`)
    await expectDigits(boxes, Array.from(code))
    const button = await expectLockout(play, 'Підтвердити')
    await expect(await callsOf(VERIFY)).toHaveLength(1)
    await play.userEvent.click(button)
    await waitFor(async () => expect(await callsOf(VERIFY)).toHaveLength(2))
  },
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
  name: 'Перевірка триває',
  parameters: { screen: { ...screen, faults: [`${VERIFY} timeout`] } },
  async play(play) {
    const boxes = await reachCode(play)
    await typeCode(play, '1234')
    const button = play.canvas.getByRole('button', { name: 'Підтвердити' })
    await waitFor(() => expect(button).toHaveAttribute('data-loading', 'true'))
    await play.userEvent.type(play.canvas.getByLabelText('Цифра 4 з 4'), '9')
    await expectDigits(boxes, ['1', '2', '3', '4'])
  },
}

export const NoVerification: Story = {
  name: 'Відсутній verification_id',
  tags: ['state-failed'],
  async play(play) {
    await reachCode(play)
    localStorage.removeItem('auth-storage')
    await typeCode(play, '1234')
    await expectFailure(play, 'Відсутній verification_id')
    await expect(await callsOf(VERIFY)).toHaveLength(0)
  },
}

export const NoVerificationToSend: Story = {
  name: '12.22: відсутній verification_id, коли код надсилається',
  tags: ['state-failed'],
  async play(play) {
    // Another tab signs out while this one opens the screen.
    const stop = routerOf(play).subscribe('onLoad', ({ toLocation }) => {
      if (toLocation.pathname === '/otp') localStorage.removeItem('auth-storage')
    })
    await signIn(play, COACH)
    await expectFailure(play, 'Відсутній verification_id')
    stop()
    await expect(await callsOf('POST /v1/auth/otp/send')).toHaveLength(0)
    await play.canvas.findByText(/Код для номера/)
  },
}

export const NoVerificationToResend: Story = {
  name: '12.22: відсутній verification_id, коли код надсилається повторно',
  tags: ['state-failed'],
  async play(play) {
    await reachCode(play)
    await reach(() => mock().advance(1))
    const resend = play.canvas.getByRole('button', { name: 'Надіслати код повторно' })
    await waitFor(() => expect(resend).toBeEnabled())
    localStorage.removeItem('auth-storage')
    await play.userEvent.click(resend)
    await expectFailure(play, 'Відсутній verification_id')
    await expect(await callsOf('POST /v1/auth/otp/resend')).toHaveLength(0)
    await waitFor(() => expect(resend).toBeEnabled())
  },
}

export const Unfinished: Story = {
  name: 'Код вірний, реєстрація не завершилась',
  tags: ['state-failed'],
  parameters: {
    screen: { url: '/register', otp: 'manual', faults: [`${COMPLETE} 500×2`] },
  },
  async play(play) {
    await register(play)
    const boxes = await boxesOf(play)
    await play.canvas.findByText(/Ми надіслали код на/)
    const code = await codeSent()
    await typeCode(play, code)
    await expectFailure(play, 'Не вдалося завершити реєстрацію. Спробуй пізніше')
    await expectDigits(boxes, Array.from(code))
    const button = play.canvas.getByRole('button', { name: 'Підтвердити' })
    await play.userEvent.click(button)
    await waitFor(async () => expect(await callsOf(COMPLETE)).toHaveLength(2))
    await waitFor(() => expect(button).toBeEnabled())
    await play.userEvent.click(button)
    await findToast('status', 'Реєстрація завершена!')
    await expect(await callsOf(VERIFY)).toHaveLength(1)
  },
}

export const NoProfile: Story = {
  name: 'Реєстрація завершена, профіль не завантажився',
  parameters: {
    screen: {
      url: '/register?user_type=client',
      otp: 'auto',
      faults: ['GET /v1/users/me 500×1'],
    },
  },
  async play(play) {
    await register(play)
    await findToast('status', 'Реєстрація завершена!')
    await expectToBeAt(play, /^\/client\/questionnaire$/)
  },
}

export const SentOnce: Story = {
  name: 'Поки відкривається наступний екран, код не надсилається вдруге',
  async play(play) {
    await reachCode(play)
    await holdNextScreen(play, '/v1/users/me')
    await typeCode(play, await codeSent())
    await findToast('status', 'Вхід успішний!')
    await expectSentOnce(play, play.canvas.getByRole('button', { name: 'Підтвердити' }), VERIFY)
  },
}

export const Reset: Story = {
  name: 'Код відновлення пароля',
  parameters: { screen: { url: '/reset', otp: 'auto' } },
  async play(play) {
    await startReset(play)
    await findToast('status', 'Код підтверджено, створи новий пароль')
    await expectToBeAt(play, /^\/reset\/new-password$/)
  },
}
