import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { OvertakenNote } from './DraftNotes.tsx'

const meta = {
  title: 'Елементи/Змінили деінде',
  component: OvertakenNote,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'Поки тут редагували, те саме зберегли в іншому місці: людина обирає, що лишити.',
      },
    },
  },
  args: { text: 'Після початку редагування картку змінили', onTake: fn(), onKeep: fn() },
} satisfies Meta<typeof OvertakenNote>
export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'Вибір',
  async play({ canvas, args, userEvent }) {
    const take = canvas.getByRole('button', { name: 'Взяти нову версію' })
    await expect(take).toBeVisible()
    await userEvent.click(take)
    await expect(args.onTake).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти мої зміни' }))
    await expect(args.onKeep).toHaveBeenCalledOnce()
  },
}

export const LongText: StoryObj<typeof meta> = {
  name: 'Довгий текст',
  args: {
    text: 'Після початку редагування розклад на цілий тиждень змінили на іншому пристрої, а набране тут ще не збережено',
  },
}

export const Hovered: StoryObj<typeof meta> = {
  name: 'Під вказівником',
  globals: { pseudo: { hover: true } },
}

export const Focused: StoryObj<typeof meta> = {
  name: 'У фокусі',
  globals: { pseudo: { focus: true, focusVisible: true, focusWithin: true } },
}
