import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { kyivInstant } from '#src/domain/time/kyiv-time.ts'
import { NOT_SENT } from '#src/features/meetings/plan/SessionEditorScreen.tsx'
import { HALF_COVERED } from '#storybook/axe.ts'
import { noteShown } from '#storybook/last-seen.ts'
import { findToast } from '#storybook/person.ts'

const meta = {
  title: 'Каркас/Без мережі',
  parameters: {
    screen: { url: '/session/5e551000-0000-4000-8000-000000000084/edit', as: 'coach' },
    ...HALF_COVERED,
  },
} satisfies Meta

export default meta

/** The key of a read. The mock answers it; the story only marks it as shown from a kept answer. */
const READ = '["GET /v1/users/me",{}]'

export const LastSeen: StoryObj<typeof meta> = {
  name: 'Востаннє бачене',
  tags: ['desktop'],
  async play({ canvas, userEvent, step }) {
    const save = await canvas.findByRole('button', { name: 'Зберегти зміни' })
    await userEvent.type(canvas.getByLabelText('Назва програми'), ' 2')
    await expect(save).not.toHaveAttribute('aria-disabled')
    noteShown(READ, kyivInstant('2027-03-03', '14:05'))
    noteShown(`${READ} later`, kyivInstant('2027-03-03', '14:06'))
    await step('says when the data was read, and lets nothing be saved', async () => {
      const text = 'Немає з’єднання. Дані станом на ср, 3 березня, 14:05'
      const strip = await canvas.findByText(text)
      await expect(strip.closest('[role=status]')).toBeVisible()
      await expect(save).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(save)
      await expect(save).toHaveTextContent('Зберегти зміни')
      await findToast('status', NOT_SENT)
    })
    await step('disappears when everything has been read again', async () => {
      noteShown(READ, null)
      await canvas.findByText('Немає з’єднання. Дані станом на ср, 3 березня, 14:06')
      noteShown(`${READ} later`, null)
      await expect(await canvas.findByRole('button', { name: 'Зберегти зміни' })).toBeEnabled()
      await expect(canvas.queryByText(/^Немає з’єднання/)).toBeNull()
      await canvas.findByText('З’єднання повернулося. Зміни ще не збережено.')
      await expect(save).not.toHaveAttribute('aria-disabled')
      noteShown(READ, kyivInstant('2027-03-03', '14:05'))
      await canvas.findByText('Немає з’єднання. Дані станом на ср, 3 березня, 14:05')
    })
  },
}

export const NotRefreshed: StoryObj<typeof meta> = {
  name: 'Сервер відповів помилкою',
  tags: ['desktop'],
  async play({ canvas, userEvent }) {
    const save = await canvas.findByRole('button', { name: 'Зберегти зміни' })
    await userEvent.type(canvas.getByLabelText('Назва програми'), ' 2')
    noteShown(READ, kyivInstant('2027-03-03', '14:05'), false)
    await canvas.findByText('Не вдалося оновити. Дані станом на ср, 3 березня, 14:05')
    await expect(save).not.toHaveAttribute('aria-disabled')
  },
}
