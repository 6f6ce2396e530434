import { Button } from '@mantine/core'
import { notifications, notificationsStore } from '@mantine/notifications'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'

import { reach, reached } from '#storybook/common/reach-state.ts'
import { page, press } from '#storybook/person.ts'
import { type HeldTimers, holdTimers } from '#tests/fixtures/stories/held-timers.fixture.ts'
import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import { ToastList } from './toast-list.tsx'
import { toast, type ToastKind } from './toast.ts'

let timers: HeldTimers

/** The list has no properties: a toast has. */
function Example({ kind, text }: { kind: ToastKind; text: string }): ReactNode {
  return (
    <>
      <Button onClick={() => void toast[kind](text)}>Показати</Button>
      <ToastList />
    </>
  )
}

const meta = {
  title: 'Елементи/Сповіщення',
  component: ToastList,
  ...part('Каже, що сталося, коли на екрані цього не видно. Помилку форми показує сама форма.'),
  args: { kind: 'success', text: 'Тренування збережено' },
  argTypes: { kind: { control: 'select', options: ['success', 'error', 'info', 'loading'] } },
  render: ({ kind, text }) => <Example kind={kind} text={text} />,
  beforeEach() {
    timers = holdTimers()
    return () => {
      timers.release()
      notifications.clean()
    }
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof Example>

/** How many toasts are shown and not being hidden. */
const count = (): number => notificationsStore.getState().notifications.length
const shown = (): HTMLElement[] => page().queryAllByText(/^Сповіщення/)
const allGone = (): Promise<void> => waitFor(() => expect(shown()).toHaveLength(0))

/** Shows a toast, and checks it for `ms` milliseconds. */
async function staysFor(ms: number, show: (text: string) => void): Promise<void> {
  show('Сповіщення')
  await page().findByText('Сповіщення')
  await reached()
  timers.pass(ms - 1)
  await expect(count()).toBe(1)
  timers.pass(1)
  await expect(count()).toBe(0)
  await allGone()
}

export const Default: Story = {
  name: 'Після дії; довгий текст про помилку',
  async play(play) {
    await reach(() => press(play, 'Показати'))
    const text = await page().findByText('Тренування збережено')
    toast.error(
      `${SPEC.notSaved}досвіду «Спортивний клуб «Олімпійська надія», філія на лівому березі»: заповни опис і обидві дати`,
    )
    const alert = await page().findByRole('alert')
    await waitFor(() => expect(alert).toBeVisible())
    await expect(text).toBeVisible()
  },
}

export const Times: Story = {
  name: 'Звичайне й про помилку — 4 секунди, про успіх — 2, про завантаження — поки не приберуть',
  async play() {
    await staysFor(4000, toast.info)
    await staysFor(4000, toast.error)
    await staysFor(2000, toast.success)
    const hide = toast.loading('Сповіщення')
    await page().findByText('Сповіщення')
    timers.pass(3_600_000)
    await expect(count()).toBe(1)
    hide()
    await allGone()
  },
}

export const Many: Story = {
  name: 'Не більше двадцяти',
  async play() {
    for (let n = 1; n <= 21; n += 1) toast.info(`Сповіщення ${n}`)
    await page().findByText('Сповіщення 20')
    await expect(shown()).toHaveLength(20)
    await reached()
    // The one in the queue is shown when the others are gone.
    timers.pass(4000)
    await page().findByText('Сповіщення 21')
  },
}

export const Repeated: Story = {
  name: 'Той самий текст — одне сповіщення; під вказівником або у фокусі не зникає',
  async play({ userEvent }) {
    toast.error('Сповіщення')
    await page().findByText('Сповіщення')
    timers.pass(3999)
    toast.error('Сповіщення')
    toast.info('Сповіщення')
    await waitFor(() => expect(shown()).toHaveLength(2))
    await reached()
    // The second one has its own four seconds.
    timers.pass(3999)
    await expect(count()).toBe(2)
    timers.pass(1)
    await allGone()

    toast.info('Сповіщення')
    const text = await page().findByText('Сповіщення')
    await userEvent.hover(text)
    timers.pass(10_000)
    await expect(count()).toBe(1)
    await userEvent.unhover(text)
    timers.pass(3999)
    await expect(count()).toBe(1)
    page().getByRole('button', { name: 'Закрити сповіщення' }).focus()
    await userEvent.hover(text)
    await userEvent.unhover(text)
    timers.pass(10_000)
    await expect(count()).toBe(1)
  },
}
