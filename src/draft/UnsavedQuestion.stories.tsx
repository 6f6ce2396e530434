import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'

import { findDialog } from '#storybook/person.ts'
import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { UnsavedQuestion } from './use-unsaved-guard.tsx'

const meta = {
  title: 'Елементи/Запитання про незбережене',
  component: UnsavedQuestion,
  ...part(
    'Коли з редактора йдуть, не зберігши. Його показує «Незбережені зміни»: екран питає не сам.',
    '28rem',
  ),
  args: { opened: true, saving: false, onStay: fn(), onDiscard: fn() },
} satisfies Meta<typeof UnsavedQuestion>
export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'Піти чи лишитись',
  async play({ args, userEvent }) {
    const dialog = within(await findDialog('Відмінити не збережені зміни?'))
    const stay = dialog.getByRole('button', { name: 'Повернутись' })
    await waitFor(() => expect(stay).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Так, не зберігати' }))
    await expect(args.onDiscard).toHaveBeenCalledOnce()
    await userEvent.click(stay)
    await expect(args.onStay).toHaveBeenCalledOnce()
  },
}
