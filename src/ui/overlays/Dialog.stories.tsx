import { Button, Text, TextInput } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'

import { SETTLE_MS } from '#src/ui/hooks/focus.ts'
import { reach } from '#storybook/common/reach-state.ts'
import { page, type Play, press, settled } from '#storybook/person.ts'
import { type HeldTimers, holdTimers } from '#tests/fixtures/stories/held-timers.fixture.ts'
import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { useArg } from '#tests/fixtures/stories/use-arg.fixture.ts'

import { Dialog, DialogActions } from './Dialog.tsx'

const paragraphs = (count: number): ReactNode =>
  Array.from({ length: count }, (_, index) => (
    <Text key={index} mb="sm">
      Клієнти вже бачать новий розклад на твоєму сайті. Заплановані тренування лишаються.
    </Text>
  ))

const meta = {
  title: 'Елементи/Діалог',
  component: Dialog,
  ...part(
    'Коротке завдання, через яке екран лишати не варто. На телефоні висувається знизу. Довге завдання — окремий екран. 400 мс не реагує на дотики: коли відкрився і коли показує інше; якщо заголовок не змінюється, а кнопки інші, зміну називає `step`.',
    '36rem',
  ),
  args: { opened: false, title: 'Робочі години успішно змінені', children: paragraphs(1) },
  render: function Render(args) {
    const [isOpen, setOpen] = useArg(args.opened)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Показати</Button>
        <div style={{ height: '150vh' }} />
        <Dialog {...args} opened={isOpen} onClose={() => setOpen(false)}>
          {args.children}
          <DialogActions>
            <Button data-autofocus loading={args.busy ?? false} onClick={() => setOpen(false)}>
              Зрозуміло
            </Button>
          </DialogActions>
        </Dialog>
      </>
    )
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

async function open(play: Pick<Play, 'canvas' | 'userEvent'>): Promise<HTMLElement> {
  await reach(() => press(play, 'Показати'))
  const dialog = await page().findByRole('dialog', { name: 'Робочі години успішно змінені' })
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'))
  return dialog
}

/** Waits until the dialog is closed, and the button that opened it has the focus. */
async function closed({ canvas }: Pick<Play, 'canvas'>): Promise<void> {
  await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Показати' })).toHaveFocus())
}

export const Short: Story = {
  name: 'Короткий: тримає фокус, Escape закриває',
  tags: ['state-default'],
  async play(play) {
    const { canvas, userEvent } = play
    const opener = canvas.getByRole('button', { name: 'Показати' })
    const { left } = opener.getBoundingClientRect()
    const dialog = within(await open(play))
    const done = dialog.getByRole('button', { name: 'Зрозуміло' })
    await waitFor(() => expect(done).toHaveFocus())
    await expect(opener.getBoundingClientRect().left).toBe(left)
    // The focus is trapped: after the last control comes the first.
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: 'Закрити' })).toHaveFocus()
    await userEvent.tab()
    await expect(done).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await closed(play)
  },
}

/** Mounted open, and unmounted when it closes. */
function MountedOpen(): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Показати</Button>
      {isOpen && (
        <Dialog opened onClose={close} title="Робочі години успішно змінені">
          <Button onClick={close}>Зрозуміло</Button>
        </Dialog>
      )}
    </>
  )
}

export const OpenFromTheStart: Story = {
  name: 'З’являється вже відкритим і повертає фокус',
  render: () => <MountedOpen />,
  async play(play) {
    for (const closing of ['{Escape}', '{Enter}']) {
      const dialog = within(await open(play))
      dialog.getByRole('button', { name: 'Зрозуміло' }).focus()
      await play.userEvent.keyboard(closing)
      await closed(play)
    }
  },
}

export const Long: Story = {
  name: 'Довгий прокручується всередині: рамку першого поля і кнопки видно',
  args: {
    children: (
      <>
        <TextInput aria-label="Назва" mb="sm" />
        {paragraphs(30)}
      </>
    ),
  },
  async play(play) {
    const dialog = await open(play)
    const inside = within(dialog)
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
    await expect(dialog.getBoundingClientRect().top).toBeGreaterThan(0)
    dialog.scrollTo(0, 0)
    const button = inside.getByRole('button', { name: 'Зрозуміло' })
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
    const field = inside.getByRole('textbox', { name: 'Назва' })
    await play.userEvent.click(await settled(field))
    const header = inside.getByRole('button', { name: 'Закрити' }).parentElement
    const ring = 4
    await expect(header?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      field.getBoundingClientRect().top - ring,
    )
  },
}

/** A dialog that asks, then says that it is done: its second button is where the first one was. */
function Asking(): ReactNode {
  const [step, setStep] = useState<'closed' | 'asked' | 'done'>('closed')
  const close = (): void => setStep('closed')
  return (
    <>
      <Button onClick={() => setStep('asked')}>Показати</Button>
      <Dialog
        opened={step !== 'closed'}
        onClose={close}
        title={step === 'done' ? 'Запит надіслано' : 'Надіслати запит?'}
      >
        <Text>чт, 4 березня, 15:00–16:00</Text>
        <DialogActions>
          <Button onClick={() => (step === 'asked' ? setStep('done') : close())}>
            {step === 'done' ? 'Зрозуміло' : 'Надіслати'}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

let timers: HeldTimers

/** Whether the buttons of the dialog ignore presses. */
const ignored = (...names: string[]): boolean[] =>
  names.map((name) => {
    const button = page().getByRole('button', { name })
    return getComputedStyle(button).pointerEvents === 'none'
  })

export const Settling: Story = {
  name: 'Перші 400 мс нічого не реагує: другий дотик був не для нього',
  render: () => <Asking />,
  beforeEach() {
    timers = holdTimers(SETTLE_MS)
    return timers.release
  },
  async play(play) {
    await reach(() => press(play, 'Показати'))
    const dialog = await page().findByRole('dialog')
    const settle = async (): Promise<void> => {
      timers.pass(SETTLE_MS - 1)
      await expect(dialog).toHaveAttribute('data-settling')
      timers.pass(1)
      await waitFor(() => expect(dialog).not.toHaveAttribute('data-settling'))
    }
    await expect(ignored('Надіслати', 'Закрити')).toEqual([true, true])
    const outside = document.elementFromPoint(1, 1)
    if (!(outside instanceof HTMLElement)) throw new Error('Nothing is outside of the dialog')
    outside.click()
    await new Promise(requestAnimationFrame)
    await settle()
    await expect(ignored('Надіслати', 'Закрити')).toEqual([false, false])
    // What replaces a pressed button waits, too.
    await play.userEvent.click(within(dialog).getByRole('button', { name: 'Надіслати' }))
    await expect(ignored('Зрозуміло')).toEqual([true])
    await settle()
    await expect(ignored('Зрозуміло')).toEqual([false])
    await play.userEvent.click(outside)
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
  },
}

// A question that waits tries that nothing closes it.
export const Busy: Story = {
  name: 'Чекає на відповідь: нічим не закрити',
  tags: ['state-loading'],
  args: { opened: true, busy: true },
}
