import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { callsOf, findToast, mock, press } from '#storybook/person.ts'
import {
  boxesOf,
  codeSent,
  expectDigits,
  expectFailure,
  expectLockout,
  reachCode,
  register,
  typeCode,
} from '#tests/fixtures/stories/auth.fixture.ts'

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

export const ServerDown: Story = {
  name: 'Помилка сервера: цифри лишаються, кнопка пробує той самий код',
  parameters: { screen: { ...screen, faults: [`${VERIFY} 500×1`] } },
  async play(play) {
    const boxes = await reachCode(play)
    const code = await codeSent()
    await typeCode(play, code)
    await expectFailure(play, 'Спробуйте пізніше')
    await play.userEvent.keyboard(`{Backspace}${code.at(-1)}`)
    await expectDigits(boxes, Array.from(code))
    // A call would remove the message at once.
    await expect(play.canvas.getByRole('alert')).toHaveTextContent('Спробуйте пізніше')
    await expect(await callsOf(VERIFY)).toHaveLength(1)
    await press(play, 'Підтвердити')
    await findToast('status', 'Вхід успішний!')
  },
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
  name: '12.22: відсутній verification_id, коли код перевіряється і коли надсилається повторно',
  tags: ['state-failed'],
  async play(play) {
    await reachCode(play)
    // Another tab signs out.
    localStorage.removeItem('auth-storage')
    await typeCode(play, '1234')
    await expectFailure(play, 'Відсутній verification_id')
    await expect(await callsOf(VERIFY)).toHaveLength(0)
    await mock().advance(1)
    const resend = play.canvas.getByRole('button', { name: 'Надіслати код повторно' })
    await waitFor(() => expect(resend).toBeEnabled())
    await play.userEvent.click(resend)
    await waitFor(() => expect(resend).toHaveFocus())
    await expectFailure(play, 'Відсутній verification_id')
    await expect(await callsOf('POST /v1/auth/otp/resend')).toHaveLength(0)
    await expect(resend).toBeEnabled()
  },
}

export const Unfinished: Story = {
  name: 'Код вірний, реєстрація не завершилась',
  tags: ['state-failed'],
  parameters: { screen: { url: '/register', otp: 'manual', faults: [`${COMPLETE} 500×2`] } },
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
