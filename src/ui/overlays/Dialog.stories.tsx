import { Button, Text, TextInput } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'

import { reach } from '#storybook/common/reach-state.ts'
import { page, type Play, press, settled } from '#storybook/person.ts'
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
    'Коротке завдання, через яке екран лишати не варто. На телефоні висувається знизу. Довге завдання — окремий екран.',
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

// A question that waits tries that nothing closes it.
export const Busy: Story = {
  name: 'Чекає на відповідь: нічим не закрити',
  tags: ['state-loading'],
  args: { opened: true, busy: true },
}
