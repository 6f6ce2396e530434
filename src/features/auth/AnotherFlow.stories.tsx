import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { type AuthSession, resetStarted } from '#src/domain/auth-flow.ts'
import { callsOf, expectToBeAt, findToast, mock, type Play } from '#storybook/person.ts'
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

const SEND = 'POST /v1/auth/otp/send'
const RESEND = 'POST /v1/auth/otp/resend'
const VERIFY = 'POST /v1/auth/otp/verify'
const COMPLETE = 'POST /v1/auth/reset_password/complete'

const REFUSED = 'В іншій вкладці почався інший вхід. Почни тут спочатку.'

const theirReset = resetStarted(THEIR_PHONE, '05e20000-0000-4000-8000-0000000000ff')
const screen = { url: '/reset', otp: 'manual' } as const

const meta = {
  title: 'Вхід/Інший вхід в іншій вкладці',
  parameters: { screen },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const stored = (): unknown => JSON.parse(localStorage.getItem('auth-storage') ?? 'null')

/** Starts the first person's reset and opens its code step. */
async function reachCode(play: Play): Promise<void> {
  await startReset(play)
  await play.canvas.findByText(/Ми надіслали код на/)
}

/** Also confirms the code and opens the step of the new password. */
async function reachPassword(play: Play): Promise<void> {
  await reachCode(play)
  await typeCode(play, await codeSent())
  await play.canvas.findByRole('heading', { name: 'Новий пароль', level: 1 })
}

async function savePassword({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.type(canvas.getByLabelText('Новий пароль'), 'Novyi!parol')
  await userEvent.click(canvas.getByRole('button', { name: 'Зберегти пароль' }))
}

/** The screen still shows its own phone, and the other flow is unchanged. */
async function expectRefused(play: Play, session: AuthSession): Promise<void> {
  await expectFailure(play, REFUSED)
  await expect(stored()).toEqual(session)
}

export const Code: Story = {
  name: '12.1: код однієї людини не надсилається з перевіркою іншої',
  tags: ['desktop'],
  async play(play) {
    await reachCode(play)
    const code = await codeSent()
    inAnotherTab(theirReset)
    await typeCode(play, code)
    await expectRefused(play, theirReset)
    await expect(play.canvas.getByText('+380 50 111 22 33')).toBeVisible()
    await expectDigits(await boxesOf(play), Array.from(code))
    await expect(await callsOf(VERIFY)).toHaveLength(0)
    await expect(play.canvas.getByRole('link', { name: 'Змінити номер' })).toBeVisible()
  },
}

export const Resending: Story = {
  name: '12.1: код не надсилається повторно іншій людині',
  async play(play) {
    await reachCode(play)
    await mock().advance(1)
    const resend = play.canvas.getByRole('button', { name: 'Надіслати код повторно' })
    await waitFor(() => expect(resend).toBeEnabled())
    inAnotherTab(theirs)
    await play.userEvent.click(resend)
    await expectRefused(play, theirs)
    await expect(await callsOf(RESEND)).toHaveLength(0)
    await expect(await callsOf(SEND)).toHaveLength(1)
  },
}

export const LateCode: Story = {
  name: '12.1: пізня відповідь на код не дозволяє зміни пароля іншій людині',
  async play(play) {
    await reachCode(play)
    const code = await codeSent()
    const come = await holdAnswers()
    await typeCode(play, code)
    inAnotherTab(theirReset)
    await come()
    await expectRefused(play, theirReset)
    await expect(await callsOf(VERIFY)).toHaveLength(1)
    await expectToBeAt(play, /^\/otp$/)
  },
}

export const Password: Story = {
  name: '12.1: новий пароль не стає паролем іншої людини',
  tags: ['desktop'],
  async play(play) {
    const permitted = { ...theirReset, canResetPassword: true }
    await reachPassword(play)
    inAnotherTab(permitted)
    await savePassword(play)
    await expectRefused(play, permitted)
    await expect(await callsOf(COMPLETE)).toHaveLength(0)
    await expect(play.canvas.getByLabelText('Новий пароль')).toHaveValue('Novyi!parol')
  },
}

export const LateRefusal: Story = {
  name: '12.1: протерміноване скидання нікого іншого не виводить із сесії',
  parameters: { screen: { ...screen, faults: [`${COMPLETE} 410`] } },
  async play(play) {
    await reachPassword(play)
    const come = await holdAnswers()
    await savePassword(play)
    inAnotherTab(theirs)
    await come()
    await findToast('alert', 'Сесія скидання протермінована, спробуйте ще раз')
    await expectToBeAt(play, /^\/reset$/)
    await expect(stored()).toEqual(theirs)
  },
}

/** Somebody signs in in another tab while the call is pending. */
async function answerLate(play: Play, ask: () => Promise<void>, operation: string): Promise<void> {
  const come = await holdAnswers()
  await ask()
  inAnotherTab(theirs)
  await come()
  await expectRefused(play, theirs)
  await expect(await callsOf(operation)).toHaveLength(1)
}

export const LateStart: Story = {
  name: '12.1: пізня відповідь на скидання нікого не виводить із сесії',
  play: (play) => answerLate(play, () => startReset(play), 'POST /v1/auth/reset_password/start'),
}

export const LateSignIn: Story = {
  name: '12.1: пізня відповідь на вхід не замінює того, хто ввійшов після неї',
  parameters: { screen: { url: '/login' } },
  play: (play) => answerLate(play, () => signIn(play, CLIENT), 'POST /v1/auth/login'),
}

export const LateRegistration: Story = {
  name: '12.1: пізня відповідь на реєстрацію нікого не виводить із сесії',
  parameters: { screen: { url: '/register' } },
  play: (play) => answerLate(play, () => register(play), 'POST /v1/auth/registration/start'),
}
