import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'

import { page, settled } from '#storybook/person.ts'
import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { ConfirmDialog } from './Dialog.tsx'

const meta = {
  title: 'Елементи/Запитання',
  component: ConfirmDialog,
  ...part(
    'Лише перед тим, що не скасувати. Безпечна відповідь перша отримує фокус; усе інше краще скасовувати після дії.',
    '28rem',
  ),
  args: {
    opened: true,
    title: 'Підтвердження',
    text: 'Ви впевнені, що хочете видалити акаунт? Цю дію не можна скасувати.',
    cancelLabel: 'Скасувати',
    confirmLabel: 'Видалити',
    onCancel: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

const opened = async () => {
  const dialog = await page().findByRole('dialog', { name: 'Підтвердження' })
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'))
  return within(dialog)
}

export const Destructive: Story = {
  name: 'Незворотна дія',
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
  args: { pending: true },
  async play({ args, userEvent }) {
    const dialog = await opened()
    for (const name of ['Видалити', 'Скасувати', 'Закрити'])
      await expect(dialog.getByRole('button', { name })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  name: 'Довге запитання, не вдалося',
  args: {
    text: 'Тренування «Верх тіла й витривалість, тиждень третій» видалиться разом із планом, сетами й нотатками. Клієнти, яким його призначено, більше не побачать його у своїх записах.',
    error: 'Помилка видалення тренування',
  },
  async play() {
    const dialog = await opened()
    await expect(dialog.getByRole('alert')).toHaveTextContent('Помилка видалення тренування')
  },
}
