import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode } from 'react'
import { expect, fireEvent, waitFor } from 'storybook/test'

import { renderScreen } from '#storybook/screen.tsx'

import {
  boxesOf,
  callsOf,
  clearToasts,
  CLIENT,
  COACH,
  codeSent,
  expectFailure,
  expectToBeAt,
  findToast,
  mock,
  type Play,
  reachCode,
  register,
  signIn,
  startReset,
} from './play.ts'

const SEND = 'POST /v1/auth/otp/send'
const RESEND = 'POST /v1/auth/otp/resend'
const VERIFY = 'POST /v1/auth/otp/verify'
const COMPLETE = 'POST /v1/auth/registration/complete'

const screen = { url: '/login', otp: 'manual' } as const

const meta = {
  title: 'Вхід/Код підтвердження',
  render: renderScreen,
  parameters: { screen },
  beforeEach: clearToasts,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** What the boxes hold, '' where they are empty. */
const valuesOf = (boxes: HTMLElement[]): string[] =>
  boxes.map((box) => (box instanceof HTMLInputElement ? box.value : '?'))

const expectDigits = (boxes: HTMLElement[], digits: string[]): Promise<void> =>
  waitFor(() => expect(valuesOf(boxes)).toEqual(digits))

const typeCode = async ({ canvas, userEvent }: Play, code: string): Promise<void> => {
  await userEvent.click(canvas.getByLabelText('Цифра 1 з 4'))
  await userEvent.keyboard(code)
}

export const Default: Story = {
  name: 'Код надіслано',
  async play(play) {
    await reachCode(play)
    await play.canvas.findByRole('heading', { name: 'Код підтвердження', level: 1 })
    await expect(play.canvas.getByText('+380 50 111 22 33')).toBeVisible()
    await expect(play.canvas.getByRole('button', { name: 'Надіслати код повторно' })).toBeDisabled()
    await expect(play.canvas.getByText('через 60 с')).toBeVisible()
    await expect(await callsOf(SEND)).toBe(1)
  },
}

export const Strict: Story = {
  name: 'Код надсилається один раз за вхід, і під StrictMode',
  decorators: [
    (Story) => (
      <StrictMode>
        <Story />
      </StrictMode>
    ),
  ],
  async play(play) {
    await reachCode(play)
    await typeCode(play, await codeSent())
    await findToast('status', 'Вхід успішний!')
    await expect(await callsOf(SEND)).toBe(1)
    await expect(await callsOf(VERIFY)).toBe(1)
  },
}

export const Auto: Story = {
  name: 'Код із відповіді заповнює клітинки сам',
  parameters: { screen: { url: '/login?next=/settings', otp: 'auto' } },
  async play(play) {
    await signIn(play, COACH)
    await findToast('status', 'Вхід успішний!')
    await expectToBeAt(play, /^\/settings$/)
    await expect(await callsOf(VERIFY)).toBe(1)
  },
}

export const Moving: Story = {
  name: 'Рух між клітинками',
  async play(play) {
    const boxes = await reachCode(play)
    const [first, second, third] = boxes
    await typeCode(play, '12a')
    await expectDigits(boxes, ['1', '2', '', ''])
    await expect(third).toHaveFocus()
    await play.userEvent.keyboard('{Backspace}')
    await expect(second).toHaveFocus()
    await expectDigits(boxes, ['1', '', '', ''])
    await play.userEvent.keyboard('{ArrowLeft}')
    await expect(first).toHaveFocus()
    await play.userEvent.keyboard('{ArrowRight}5')
    await expectDigits(boxes, ['1', '5', '', ''])
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Підтвердити' }))
    await expect(await play.canvas.findByRole('alert')).toHaveTextContent(
      'Введіть усі 4 цифри коду',
    )
    await expect(third).toHaveFocus()
    await expect(await callsOf(VERIFY)).toBe(0)
  },
}

export const Paste: Story = {
  name: 'Вставлений код',
  async play(play) {
    const boxes = await reachCode(play)
    const code = await codeSent()
    await play.userEvent.click(play.canvas.getByLabelText('Цифра 2 з 4'))
    await play.userEvent.paste('123')
    await play.userEvent.paste('12345')
    await expectDigits(boxes, ['', '', '', ''])
    await play.userEvent.paste(`${code.slice(0, 2)}-${code.slice(2)}`)
    await findToast('status', 'Вхід успішний!')
    await expectToBeAt(play, /^\/dashboard$/)
  },
}

export const Autofill: Story = {
  name: 'Автозаповнення з повідомлення',
  async play(play) {
    const [first] = await reachCode(play)
    await expect(first).toHaveAttribute('autocomplete', 'one-time-code')
    if (first) await fireEvent.input(first, { target: { value: await codeSent() } })
    await findToast('status', 'Вхід успішний!')
    await expect(await callsOf(VERIFY)).toBe(1)
  },
}

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
    await waitFor(async () => expect(await callsOf(VERIFY)).toBe(2))
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
    await expect(await callsOf(VERIFY)).toBe(1)
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
  name: 'Забагато спроб',
  ...failing('429', 'Забагато спроб, спробуйте через 15 хв'),
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

export const Sending: Story = {
  name: 'Код надсилається',
  parameters: { screen: { ...screen, faults: [`${SEND} timeout`] } },
  async play(play) {
    await signIn(play, COACH)
    await play.canvas.findByText(/Надсилаємо код на/)
    await expect(play.canvas.getByRole('button', { name: 'Надіслати код повторно' })).toBeDisabled()
  },
}

export const NotSent: Story = {
  name: 'Код не надіслано',
  parameters: { screen: { ...screen, faults: [`${SEND} 500`] } },
  async play(play) {
    await signIn(play, COACH)
    await expectFailure(play, 'Не вдалося надіслати код')
    const resend = play.canvas.getByRole('button', { name: 'Надіслати код повторно' })
    await waitFor(() => expect(resend).toBeEnabled())
    await play.userEvent.click(resend)
    await findToast('status', 'Код надіслано повторно')
    await waitFor(async () => expect((await boxesOf(play))[0]).toHaveFocus())
    await expect(await callsOf(SEND)).toBe(1)
  },
}

export const Resend: Story = {
  name: 'Повторний код через хвилину',
  async play(play) {
    const boxes = await reachCode(play)
    const resend = play.canvas.getByRole('button', { name: 'Надіслати код повторно' })
    await typeCode(play, '12')
    await mock().advance(1)
    await waitFor(() => expect(resend).toBeEnabled())
    await play.canvas.findByText('Код можна надіслати повторно')
    resend.click()
    resend.click()
    await findToast('status', 'Код надіслано повторно')
    await expect(await callsOf(RESEND)).toBe(1)
    await expect(resend).toBeDisabled()
    await expectDigits(boxes, ['1', '2', '', ''])
    await typeCode(play, await codeSent())
    await findToast('status', 'Вхід успішний!')
  },
}

export const NotResent: Story = {
  name: 'Повторний код не надіслано',
  parameters: { screen: { ...screen, faults: [`${RESEND} network`] } },
  async play(play) {
    await reachCode(play)
    await mock().advance(1)
    const resend = play.canvas.getByRole('button', { name: 'Надіслати код повторно' })
    await waitFor(() => expect(resend).toBeEnabled())
    await play.userEvent.click(resend)
    await expectFailure(play, 'Не вдалося надіслати код')
    await waitFor(() => expect(resend).toHaveFocus())
  },
}

export const NoVerification: Story = {
  name: 'Відсутній verification_id',
  async play(play) {
    await reachCode(play)
    localStorage.removeItem('auth-storage')
    await typeCode(play, '1234')
    await expectFailure(play, 'Відсутній verification_id')
    await expect(await callsOf(VERIFY)).toBe(0)
  },
}

export const Unfinished: Story = {
  name: 'Код вірний, реєстрація не завершилась',
  parameters: {
    screen: { url: '/register', otp: 'manual', faults: [`${COMPLETE} 500×2`] },
  },
  async play(play) {
    await register(play)
    const boxes = await boxesOf(play)
    await play.canvas.findByText(/Ми надіслали код на/)
    const code = await codeSent()
    await typeCode(play, code)
    await expectFailure(play, 'Не вдалося завершити реєстрацію. Спробуйте пізніше')
    await expectDigits(boxes, Array.from(code))
    const button = play.canvas.getByRole('button', { name: 'Підтвердити' })
    await play.userEvent.click(button)
    await waitFor(async () => expect(await callsOf(COMPLETE)).toBe(2))
    await waitFor(() => expect(button).toBeEnabled())
    await play.userEvent.click(button)
    await findToast('status', 'Реєстрація завершена!')
    await expect(await callsOf(VERIFY)).toBe(1)
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

export const Reset: Story = {
  name: 'Код відновлення пароля',
  parameters: { screen: { url: '/reset', otp: 'auto' } },
  async play(play) {
    await startReset(play)
    await findToast('status', 'Код підтверджено, створи новий пароль')
    await expectToBeAt(play, /^\/reset\/new-password$/)
  },
}

export const ChangeNumber: Story = {
  name: 'Змінити номер',
  parameters: { screen: { url: '/login?next=/settings', otp: 'manual' } },
  async play(play) {
    await reachCode(play)
    await play.userEvent.click(play.canvas.getByRole('link', { name: 'Змінити номер' }))
    const phone = await play.canvas.findByLabelText('Телефон')
    await expect(phone).toHaveValue('+380501112233')
    await play.userEvent.clear(phone)
    await signIn(play, CLIENT)
    await expectToBeAt(play, /^\/settings$/)
  },
}

export const Guarded: Story = {
  name: 'Без номера веде на вхід',
  parameters: { screen: { url: '/otp?next=/settings' } },
  async play(play) {
    await play.canvas.findByRole('heading', { name: 'Вхід', level: 1 })
    await expectToBeAt(play, /^\/login$/)
    await expect(play.loaded['app'].router.state.location.search).toEqual({ next: '/settings' })
    await expect(await callsOf(SEND)).toBe(0)
  },
}
