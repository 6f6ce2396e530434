import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'

import { findDialog } from '#storybook/person.ts'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { UnsavedQuestion } from './use-unsaved-guard.tsx'

const meta = {
  title: 'Елементи/Запитання про незбережене',
  component: UnsavedQuestion,
  decorators: [inKit],
  parameters: {
    docs: {
      story: { inline: false, height: '28rem' },
      description: {
        component:
          'Коли з редактора йдуть, не зберігши. Його показує «Незбережені зміни»: екран питає не сам.',
      },
    },
  },
  args: { opened: true, saving: false, onStay: fn(), onDiscard: fn() },
} satisfies Meta<typeof UnsavedQuestion>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
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

export const Saving: Story = {
  name: 'Зберігається: відповіді чекають',
  args: { saving: true },
  async play() {
    const dialog = within(await findDialog('Відмінити не збережені зміни?'))
    await expect(dialog.getByText('Збереження…')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Повернутись' })).toBeDisabled()
  },
}
