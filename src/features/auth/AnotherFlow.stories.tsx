import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { readAuth } from '#src/api/auth.ts'
import { type AuthSession, resetStarted, signedOut } from '#src/domain/auth-flow.ts'
import {
  callsOf,
  expectToBeAt,
  findToast,
  mock,
  type Play,
  press,
  routerOf,
} from '#storybook/person.ts'
import {
  inAnotherTab,
  theirs,
  THEIR_PHONE,
} from '#tests/fixtures/stories/another-person.fixture.ts'
import {
  boxesOf,
  CLIENT,
  codeSent,
  expectDigits,
  expectFailure,
  register,
  signIn,
  startReset,
  typeCode,
} from '#tests/fixtures/stories/auth.fixture.ts'
import { holdAnswers } from '#tests/fixtures/stories/held-answers.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

const RESEND = 'POST /v1/auth/otp/resend'
const VERIFY = 'POST /v1/auth/otp/verify'

const theirReset = resetStarted(THEIR_PHONE, '05e20000-0000-4000-8000-0000000000ff')

const meta = {
  title: 'Вхід/Інший вхід в іншій вкладці',
  parameters: { screen: { url: '/reset', otp: 'manual' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const stored = (): unknown => JSON.parse(localStorage.getItem('auth-storage') ?? 'null')

/** Starts the first person's reset and opens its code step; returns the code. */
async function reachCode(play: Play): Promise<string> {
  await startReset(play)
  await play.canvas.findByText(/Ми надіслали код на/)
  return codeSent()
}

/** The screen says that another flow has begun, and that flow is unchanged. */
async function expectRefused(play: Play, session: AuthSession): Promise<void> {
  await expectFailure(play, 'В іншій вкладці почався інший вхід. Почни тут спочатку.')
  await expect(stored()).toEqual(session)
}

export const Code: Story = {
  name: '12.1: код однієї людини не перевіряється, не надсилається і не зараховується іншій',
  async play(play) {
    const { canvas, userEvent } = play
    const code = await reachCode(play)
    const mine = readAuth()
    inAnotherTab(theirReset)
    await typeCode(play, code)
    await expectRefused(play, theirReset)
    await expect(canvas.getByText('+380 50 111 22 33')).toBeVisible()
    await expectDigits(await boxesOf(play), Array.from(code))
    await expect(canvas.getByRole('link', { name: 'Змінити номер' })).toBeVisible()

    await mock().advance(1)
    const resend = canvas.getByRole('button', { name: 'Надіслати код повторно' })
    await waitFor(() => expect(resend).toBeEnabled())
    inAnotherTab(theirs)
    await userEvent.click(resend)
    await waitFor(() => expect(resend).toHaveFocus())
    await expectRefused(play, theirs)
    await expect(await callsOf(RESEND)).toHaveLength(0)
    await expect(await callsOf(VERIFY)).toHaveLength(0)

    inAnotherTab(mine)
    const come = await holdAnswers()
    await press(play, 'Підтвердити')
    inAnotherTab(theirReset)
    await come()
    await waitFor(async () => expect(await callsOf(VERIFY)).toHaveLength(1))
    await expectRefused(play, theirReset)
    await expectToBeAt(play, '/otp')
  },
}

export const Password: Story = {
  name: '12.1: новий пароль не стає паролем іншої людини, протерміноване скидання її не виводить',
  tags: ['desktop'],
  async play(play) {
    const { canvas, userEvent } = play
    const permitted = { ...theirReset, canResetPassword: true }
    await typeCode(play, await reachCode(play))
    await userEvent.type(await canvas.findByLabelText('Новий пароль'), 'Novyi!parol')
    const mine = readAuth()
    inAnotherTab(permitted)
    await press(play, 'Зберегти пароль')
    await expectRefused(play, permitted)
    await expect(await callsOf('POST /v1/auth/reset_password/complete')).toHaveLength(0)
    await expect(canvas.getByLabelText('Новий пароль')).toHaveValue('Novyi!parol')

    inAnotherTab(mine)
    await mock().fault('POST', '/v1/auth/reset_password/complete', 410)
    const come = await holdAnswers()
    await press(play, 'Зберегти пароль')
    inAnotherTab(theirs)
    await come()
    await findToast('alert', SPEC.resetExpired)
    await expectToBeAt(play, '/reset')
    await expect(stored()).toEqual(theirs)
  },
}

export const LateAnswers: Story = {
  name: '12.1: пізня відповідь на форму не виводить із сесії того, хто ввійшов після неї',
  async play(play) {
    const forms = [
      ['/reset', startReset, 'POST /v1/auth/reset_password/start'],
      ['/login', (at: Play) => signIn(at, CLIENT), 'POST /v1/auth/login'],
      ['/register', register, 'POST /v1/auth/registration/start'],
    ] as const
    for (const [to, send, operation] of forms) {
      inAnotherTab(signedOut)
      await routerOf(play).navigate({ to })
      const come = await holdAnswers()
      await send(play)
      inAnotherTab(theirs)
      await come()
      await expectRefused(play, theirs)
      await expect(await callsOf(operation)).toHaveLength(1)
    }
  },
}
