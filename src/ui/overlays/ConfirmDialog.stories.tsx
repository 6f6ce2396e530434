import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'

import { page, settled } from '#storybook/person.ts'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { ConfirmDialog } from './Dialog.tsx'

const meta = {
  title: 'Елементи/Запитання',
  component: ConfirmDialog,
  decorators: [inKit],
  parameters: {
    docs: {
      // It covers the page that it is rendered on.
      story: { inline: false, height: '28rem' },
      description: {
        component:
          'Лише перед тим, що не скасувати. Безпечна відповідь перша отримує фокус; усе інше краще скасовувати після дії.',
      },
    },
  },
  args: {
    opened: true,
    text: 'Ви впевнені, що хочете видалити акаунт? Цю дію не можна скасувати.',
    cancelLabel: 'Скасувати',
    confirmLabel: 'Видалити',
    onCancel: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

const opened = async (name = 'Підтвердження') => {
  const dialog = await page().findByRole('dialog', { name })
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'))
  return within(dialog)
}

export const Destructive: Story = {
  name: 'Незворотна дія',
  args: { title: 'Підтвердження' },
  async play({ args, userEvent }) {
    const dialog = await opened()
    const cancel = dialog.getByRole('button', { name: 'Скасувати' })
    await waitFor(() => expect(cancel).toHaveFocus())
    await userEvent.dblClick(await settled(dialog.getByRole('button', { name: 'Видалити' })))
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
  },
}

export const Pending: Story = {
  name: 'Надсилається: нічого не вдає, що скасовує',
  args: { title: 'Підтвердження', pending: true },
  async play({ args, userEvent }) {
    const dialog = await opened()
    await expect(dialog.getByRole('button', { name: 'Видалити' })).toBeDisabled()
    await expect(dialog.getByRole('button', { name: 'Скасувати' })).toBeDisabled()
    await expect(dialog.getByRole('button', { name: 'Закрити' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  name: 'Не вдалося',
  args: { title: 'Підтвердження', error: 'Помилка видалення акаунту' },
  async play() {
    const dialog = await opened()
    await expect(dialog.getByRole('alert')).toHaveTextContent('Помилка видалення акаунту')
  },
}

export const LongText: Story = {
  name: 'Довге запитання',
  args: {
    title: 'Підтвердження',
    text: 'Тренування «Верх тіла й витривалість, тиждень третій» видалиться разом із планом, сетами й нотатками. Клієнти, яким його призначено, більше не побачать його у своїх записах.',
  },
  async play() {
    await opened()
  },
}

export const Hovered: Story = {
  name: 'Під вказівником',
  args: { title: 'Підтвердження' },
  globals: { pseudo: { hover: true } },
  async play() {
    await opened()
  },
}

export const Focused: Story = {
  name: 'У фокусі',
  args: { title: 'Підтвердження' },
  globals: { pseudo: { focus: true, focusVisible: true, focusWithin: true } },
  async play() {
    await opened()
  },
}
