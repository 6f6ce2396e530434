/** The actions of a person that the stories of these screens share. */
import { notifications } from '@mantine/notifications'
import { expect, waitFor } from 'storybook/test'

import { type Play, mock, findToast } from '#storybook/person.ts'

export const COACH = { phone: '050 111 22 33', password: 'Trener2026!' }
export const CLIENT = { phone: '067 111 22 33', password: 'Klient2026!' }
/** A number without an account. */
export const NEWCOMER_PHONE = '+380931234567'

/** Toasts outlive the story that showed them. */
export const clearToasts = (): void => notifications.clean()

/** Fills in /login and submits it. */
export async function signIn({ canvas, userEvent }: Play, person: typeof COACH): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Телефон'), person.phone)
  await userEvent.type(canvas.getByLabelText('Пароль'), person.password)
  await userEvent.click(canvas.getByRole('button', { name: 'Увійти' }))
}

/** Signs the coach in as far as the code, and waits until the code was sent. */
export async function reachCode(play: Play): Promise<HTMLElement[]> {
  await signIn(play, COACH)
  await play.canvas.findByText(/Ми надіслали код на/)
  return boxesOf(play)
}

/** The four boxes of /otp. */
export const boxesOf = ({ canvas }: Play): Promise<HTMLElement[]> =>
  canvas.findAllByRole('textbox', { name: /^Цифра [1-4] з 4$/ })

/** The contents of the boxes, '' if they are empty. */
const valuesOf = (boxes: HTMLElement[]): string[] =>
  boxes.map((box) => (box instanceof HTMLInputElement ? box.value : '?'))

export const expectDigits = (boxes: HTMLElement[], digits: string[]): Promise<void> =>
  waitFor(() => expect(valuesOf(boxes)).toEqual(digits))

/** Types digits from the first box on. */
export const typeCode = async ({ canvas, userEvent }: Play, code: string): Promise<void> => {
  await userEvent.click(canvas.getByLabelText('Цифра 1 з 4'))
  await userEvent.keyboard(code)
}

/** Fills in /register for a new person and submits it. */
export async function register({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Ім’я'), 'Мар’яна')
  await userEvent.type(canvas.getByLabelText('Прізвище'), 'Гнатюк')
  await userEvent.type(canvas.getByLabelText('Телефон'), NEWCOMER_PHONE)
  await userEvent.type(canvas.getByLabelText('Пароль'), 'Perlyna!2026')
  await userEvent.click(canvas.getByRole('button', { name: 'Зареєструватися' }))
}

/** Starts the coach's reset on /reset. */
export async function startReset({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Телефон'), COACH.phone)
  await userEvent.click(canvas.getByRole('button', { name: 'Надіслати код' }))
}

/** The code of the last message. */
export async function codeSent(): Promise<string> {
  return (await mock().sms()).at(-1)?.code ?? ''
}

/** The text above the button and as a toast (product §8 and product §9). */
export async function expectFailure({ canvas }: Play, text: string): Promise<void> {
  await expect(await canvas.findByRole('alert')).toHaveTextContent(text)
  await findToast('alert', text)
}

/**
 * The time left of a lockout of 15 minutes, by a clock that does not tick while the tab is
 * suspended.
 */
export async function expectLockout(play: Play, button: string): Promise<HTMLElement> {
  const { canvas } = play
  const locked = await canvas.findByRole('button', { name: `${button} через 15 хв` })
  await expect(locked).toBeDisabled()
  await expect(canvas.getByText('Залишилося 15 хв')).toBeVisible()
  await expect(await canvas.findByRole('alert')).not.toHaveTextContent('Залишилося')
  await mock().advance(14)
  document.dispatchEvent(new Event('visibilitychange'))
  await canvas.findByText('Залишилося 60 с')
  await expect(locked).toHaveTextContent(`${button} через 60 с`)
  await expect(locked).toBeDisabled()
  await mock().advance(1)
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(locked).toBeEnabled())
  await expect(locked).toHaveTextContent(new RegExp(`^${button}$`))
  await expect(canvas.queryByRole('alert')).toBeNull()
  await expect(canvas.getByText('Можна спробувати ще раз')).toBeInTheDocument()
  return locked
}

/** The error of the field that has the focus. */
export async function expectFieldError(
  { canvas }: Play,
  label: string,
  text: string,
): Promise<void> {
  const field = await canvas.findByLabelText(label)
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(text)))
  await expect(field).toBeInvalid()
  await expect(field).toHaveFocus()
}
