import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode } from 'react'
import { expect, fireEvent, waitFor } from 'storybook/test'

import { callsOf, expectToBeAt, findToast, mock, press, routerOf } from '#storybook/person.ts'
import {
  boxesOf,
  CLIENT,
  COACH,
  codeSent,
  expectDigits,
  expectFailure,
  expectLockout,
  reachCode,
  register,
  signIn,
  typeCode,
} from '#tests/fixtures/stories/auth.fixture.ts'
import { expectHeard } from '#tests/fixtures/stories/heard.fixture.ts'
import { expectSentOnce, holdNextScreen } from '#tests/fixtures/stories/slow-navigation.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

const SEND = 'POST /v1/auth/otp/send'
const RESEND = 'POST /v1/auth/otp/resend'
const VERIFY = 'POST /v1/auth/otp/verify'
const COMPLETE = 'POST /v1/auth/registration/complete'

const AGAIN = 'Надіслати код повторно'

const screen = { url: '/login', otp: 'manual' } as const

const meta = {
  title: 'Вхід/Код підтвердження',
  parameters: { screen },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Код надіслано',
  tags: ['desktop', 'main'],
  async play(play) {
    await reachCode(play)
    await play.canvas.findByRole('heading', { name: 'Код підтвердження', level: 1 })
    await expect(play.canvas.getByText('+380 50 111 22 33')).toBeVisible()
    await expect(play.canvas.getByRole('button', { name: AGAIN })).toBeDisabled()
    await expect(play.canvas.getByText('через 60 с')).toBeVisible()
    await expectHeard(
      play.canvas.getByRole('group', { name: 'Ми надіслали код на +380 50 111 22 33' }),
      [
        'textbox, Цифра 1 з 4, not invalid',
        'textbox, Цифра 2 з 4, not invalid',
        'textbox, Цифра 3 з 4, not invalid',
        'textbox, Цифра 4 з 4, not invalid',
      ],
    )
  },
}

export const Moving: Story = {
  name: 'Рух між клітинками, неповний код, вставлений код',
  parameters: { screen: { ...screen, url: '/login?next=/settings' } },
  async play(play) {
    const { userEvent } = play
    const boxes = await reachCode(play)
    const [first, second, third] = boxes
    await typeCode(play, '12a')
    await expectDigits(boxes, ['1', '2', '', ''])
    await expect(third).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(second).toHaveFocus()
    await expectDigits(boxes, ['1', '', '', ''])
    await userEvent.keyboard('{ArrowLeft}')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}5')
    await expectDigits(boxes, ['1', '5', '', ''])
    // A keyboard of Android sends no key.
    await expect(third).toHaveFocus()
    const erasing = new InputEvent('beforeinput', {
      inputType: 'deleteContentBackward',
      bubbles: true,
    })
    third?.dispatchEvent(erasing)
    await expect(second).toHaveFocus()
    await expectDigits(boxes, ['1', '', '', ''])
    await typeCode(play, '16')
    await expectDigits(boxes, ['1', '6', '', ''])
    await press(play, 'Підтвердити')
    await expect(await play.canvas.findByRole('alert')).toHaveTextContent('Введи всі 4 цифри коду')
    await expect(third).toHaveFocus()

    await userEvent.click(play.canvas.getByLabelText('Цифра 2 з 4'))
    await userEvent.paste('123')
    await userEvent.paste('12345')
    await expectDigits(boxes, ['1', '6', '', ''])
    await expect(await callsOf(VERIFY)).toHaveLength(0)
    const code = await codeSent()
    await userEvent.paste(`${code.slice(0, 2)}-${code.slice(2)}`)
    await findToast('status', SPEC.signedIn)
    await expectToBeAt(play, '/settings')
  },
}

export const Strict: Story = {
  name: 'Код надсилається й перевіряється один раз: під StrictMode, автозаповнений, поки відкривається екран',
  decorators: [
    (Story) => (
      <StrictMode>
        <Story />
      </StrictMode>
    ),
  ],
  async play(play) {
    const [first] = await reachCode(play)
    await expect(first).toHaveAttribute('autocomplete', 'one-time-code')
    await holdNextScreen(play, '/v1/users/me')
    if (first) await fireEvent.input(first, { target: { value: await codeSent() } })
    await findToast('status', SPEC.signedIn)
    await expect(await callsOf(SEND)).toHaveLength(1)
    await expectSentOnce(play, play.canvas.getByRole('button', { name: 'Підтвердити' }), VERIFY)
  },
}

export const Sending: Story = {
  name: 'Код надсилається',
  parameters: { screen: { ...screen, faults: [`${SEND} timeout`] } },
  async play(play) {
    await signIn(play, COACH)
    await play.canvas.findByText(/Надсилаємо код на/)
    await expect(play.canvas.getByRole('button', { name: AGAIN })).toBeDisabled()
    // The story waits for the call; otherwise it would be made during the next story.
    await waitFor(async () => expect(await callsOf(SEND)).toHaveLength(1))
  },
}

export const NotSent: Story = {
  name: 'Код не надіслано; змінити номер',
  parameters: { screen: { ...screen, url: '/login?next=/settings', faults: [`${SEND} 500`] } },
  async play(play) {
    await signIn(play, COACH)
    await expectFailure(play, SPEC.codeNotSent)
    await expect(play.canvas.getByText(/Код для номера/)).toBeVisible()
    const resend = play.canvas.getByRole('button', { name: AGAIN })
    await waitFor(() => expect(resend).toBeEnabled())
    await play.userEvent.click(resend)
    await findToast('status', SPEC.codeResent)
    await waitFor(async () => expect((await boxesOf(play))[0]).toHaveFocus())

    await play.userEvent.click(play.canvas.getByRole('link', { name: 'Змінити номер' }))
    const phone = await play.canvas.findByLabelText('Телефон')
    await expect(phone).toHaveValue('+380501112233')
    await play.userEvent.clear(phone)
    await signIn(play, CLIENT)
    await expectToBeAt(play, '/settings')
  },
}

export const Reopened: Story = {
  name: 'Екран знову відкрито: код той самий і вже в клітинках, відлік триває; протермінований надсилається знову',
  parameters: { screen: { ...screen, otp: 'auto', faults: [`${VERIFY} 500×1`] } },
  async play(play) {
    const router = routerOf(play)
    const reopen = async (): Promise<void> => {
      await router.navigate({ to: '/reset' })
      await play.canvas.findByRole('heading', { name: 'Відновлення пароля', level: 1 })
      await router.navigate({ to: '/otp' })
    }
    await signIn(play, COACH)
    await expectFailure(play, SPEC.tryLater)
    await mock().advance(0.5)
    await mock().fault('POST', '/v1/auth/otp/verify', 410, 1)
    await reopen()
    await play.canvas.findByText('через 30 с')
    await expect(play.canvas.getByText(/Ми надіслали код на/)).toBeVisible()
    await expectFailure(play, SPEC.wrongCode)
    await expect(await callsOf(SEND)).toHaveLength(1)
    await reopen()
    await findToast('status', SPEC.signedIn)
    await expect(await callsOf(SEND)).toHaveLength(2)
  },
}

export const WrongCode: Story = {
  name: 'Не вірний код',
  async play(play) {
    const boxes = await reachCode(play)
    const wrong = (await codeSent()) === '0000' ? '1111' : '0000'
    await typeCode(play, wrong)
    await expectFailure(play, SPEC.wrongCode)
    await expectDigits(boxes, ['', '', '', ''])
    await waitFor(() => expect(boxes[0]).toHaveFocus())
    await typeCode(play, wrong)
    await waitFor(async () => expect(await callsOf(VERIFY)).toHaveLength(2))
    await play.canvas.findByRole('alert')
  },
}

export const Locked: Story = {
  name: 'Немає відповіді: цифри лишаються; 12.19: забагато спроб — відлік до наступної',
  parameters: { screen: { ...screen, faults: [`${VERIFY} network×1`] } },
  async play(play) {
    const { canvas, userEvent } = play
    const boxes = await reachCode(play)
    const code = await codeSent()
    await typeCode(play, code)
    await expectFailure(play, SPEC.tryLater)
    await canvas.findByText(`${SPEC.tryLater}. Перевір з’єднання і спробуй ще раз.`)
    await userEvent.keyboard(`{Backspace}${code.at(-1)}`)
    await expectDigits(boxes, Array.from(code))
    // A call would remove the message at once.
    await expect(play.canvas.getByRole('alert')).toHaveTextContent(SPEC.tryLater)
    await expect(await callsOf(VERIFY)).toHaveLength(1)
    await mock().fault('POST', '/v1/auth/otp/verify', 429, 1)
    await press(play, 'Підтвердити')
    await expectFailure(play, SPEC.tooManyAttempts)
    await userEvent.click(play.canvas.getByLabelText('Цифра 4 з 4'))
    // During the lockout another code is not sent either.
    await userEvent.keyboard(`{Backspace}${(Number(code.at(-1)) + 1) % 10}`)
    await userEvent.keyboard(`{Backspace}${code.at(-1)}`)
    await expectDigits(boxes, Array.from(code))
    const button = await expectLockout(play, 'Підтвердити')
    await expect(await callsOf(VERIFY)).toHaveLength(2)
    await userEvent.click(button)
    await waitFor(async () => expect(await callsOf(VERIFY)).toHaveLength(3))
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
    await expectFailure(play, SPEC.noVerification)
    await expect(await callsOf(VERIFY)).toHaveLength(0)
    await mock().advance(1)
    // The tab wakes up after a minute.
    document.dispatchEvent(new Event('visibilitychange'))
    const resend = play.canvas.getByRole('button', { name: AGAIN })
    await waitFor(() => expect(resend).toBeEnabled())
    await play.canvas.findByText('Код можна надіслати повторно')
    await play.userEvent.click(resend)
    await waitFor(() => expect(resend).toHaveFocus())
    await expectFailure(play, SPEC.noVerification)
    await expect(await callsOf(RESEND)).toHaveLength(0)
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
    await findToast('status', SPEC.registered)
    await expect(await callsOf(VERIFY)).toHaveLength(1)
  },
}
