import { Button, Text, TextInput } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'

import { reach } from '#storybook/common/reach-state.ts'
import { page, settled } from '#storybook/person.ts'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
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
  args: {
    opened: false,
    title: 'Робочі години успішно змінені',
    children: paragraphs(1),
  },
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
  decorators: [inKit],
  parameters: {
    docs: {
      story: { inline: false, height: '36rem' },
      description: {
        component:
          'Коротке завдання, через яке екран лишати не варто. На телефоні висувається знизу. Довге завдання — окремий екран.',
      },
    },
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

const opened = async (): Promise<HTMLElement> => {
  const dialog = await page().findByRole('dialog', {
    name: 'Робочі години успішно змінені',
  })
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'))
  return dialog
}

export const Short: Story = {
  name: 'Короткий',
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Показати' })
    const left = opener.getBoundingClientRect().left
    await userEvent.click(opener)
    const dialog = within(await opened())
    const done = dialog.getByRole('button', { name: 'Зрозуміло' })
    await waitFor(() => expect(done).toHaveFocus())
    await expect(opener.getBoundingClientRect().left).toBe(left)
    // The focus is trapped: after the last control comes the first.
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: 'Закрити' })).toHaveFocus()
    await userEvent.tab()
    await expect(done).toHaveFocus()
  },
}

export const Closing: Story = {
  name: 'Escape закриває і повертає фокус',
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Показати' })
    await userEvent.click(opener)
    await opened()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
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
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Показати' })
    for (const closing of ['{Escape}', '{Enter}']) {
      await userEvent.click(opener)
      const done = within(await opened()).getByRole('button', {
        name: 'Зрозуміло',
      })
      done.focus()
      await userEvent.keyboard(closing)
      await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(opener).toHaveFocus())
    }
  },
}

export const Long: Story = {
  name: 'Довгий прокручується всередині, його кнопки завжди видно',
  args: { children: paragraphs(30) },
  async play({ canvas, userEvent }) {
    await reach(() => userEvent.click(canvas.getByRole('button', { name: 'Показати' })))
    const dialog = await opened()
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
    await expect(dialog.getBoundingClientRect().top).toBeGreaterThan(0)
    dialog.scrollTo(0, 0)
    const button = within(dialog).getByRole('button', { name: 'Зрозуміло' })
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  },
}

export const FirstField: Story = {
  name: 'Рамка фокуса першого поля видна вся',
  args: { children: <TextInput aria-label="Назва" /> },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Показати' }))
    const dialog = within(await opened())
    const field = dialog.getByRole('textbox', { name: 'Назва' })
    await userEvent.click(await settled(field))
    const header = dialog.getByRole('button', { name: 'Закрити' }).parentElement
    const ring = 4
    await expect(header?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      field.getBoundingClientRect().top - ring,
    )
  },
}

export const Busy: Story = {
  name: 'Чекає на відповідь: нічим не закрити',
  tags: ['state-loading'],
  args: { busy: true },
  async play({ canvas, userEvent }) {
    await reach(() => userEvent.click(canvas.getByRole('button', { name: 'Показати' })))
    const dialog = await opened()
    await expect(within(dialog).getByRole('button', { name: 'Закрити' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeVisible()
  },
}

export const Hovered: Story = {
  name: 'Під вказівником',
  args: { opened: true },
  globals: { pseudo: { hover: true } },
  async play() {
    await opened()
  },
}

export const Focused: Story = {
  name: 'У фокусі',
  args: { opened: true },
  globals: { pseudo: { focus: true, focusVisible: true, focusWithin: true } },
  async play() {
    await opened()
  },
}
